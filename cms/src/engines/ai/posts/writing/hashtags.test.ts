import { expect, it } from 'vitest';
import { subjectsOf } from '../plan/subjects-of';
import { readProfile } from '../profile/read-profile';
import { TYPED_ON } from '../testing/owners';
import { hashtagsFor } from './hashtags';

const profile = readProfile(
  {
    businessName: 'Vetro Vivo',
    businessTown: 'Altare',
    instructions:
      'Vetro Vivo è una vetreria ad Altare. Parla spesso della soffiatura dal vivo: si prova il sabato.',
    documents: [
      {
        name: 'note.txt',
        text: 'CHI FA CHE COSA\nPiero soffia da quando aveva sedici anni, e ogni calice gli prende nove minuti.\n',
      },
      { name: 'listino.csv', text: 'Pezzo;Prezzo\nLampada da tavolo a stelo;120\nCalice;30\nBrocca;45\n' },
    ],
    tone: 'friendly',
    callToAction: '',
    link: '',
    language: 'it',
    profile: null,
  },
  TYPED_ON,
);
const tagsOf = (words: RegExp): string[] => {
  const subject = subjectsOf(profile).find(({ sentences }) => words.test(sentences.join(' ')));
  return subject ? hashtagsFor('instagram', profile, subject, 1) : [];
};

it('a heading is no tag, nor is a name of many words', () => {
  expect(tagsOf(/sedici anni/u)).not.toContain('chifachecosa');
  expect(tagsOf(/lampada/iu).filter((tag) => /lampada/iu.test(tag))).toEqual([]);
});

it('what a post is about is its tag, and not that of another post', () => {
  expect(tagsOf(/^Calice/u)).toContain('calice');
  expect(tagsOf(/soffiatura/iu)).not.toContain('brocca');
});

it('what its trade may do and it does not is no tag where it has enough of its own', () => {
  const tuner = readProfile(
    {
      businessName: 'Corda e Martello',
      businessTown: 'Udine',
      instructions:
        'Corda e Martello, Udine: accordiamo i pianoforti. La musica di casa vuole un pianoforte in ordine.',
      documents: [],
      tone: 'friendly',
      callToAction: '',
      link: '',
      language: 'it',
      profile: null,
    },
    TYPED_ON,
  );
  const [subject] = subjectsOf(tuner);
  expect(subject && hashtagsFor('instagram', tuner, subject, 1)).not.toContain('chitarra');
});
