import { withCorrections } from './address-to-writer';
import { saidOf } from './elliptic';
import { BULLET, NETWORK_FOR, SUBJECTS_NAMED } from './instruction-patterns';
import { labelOf } from './labels';
import { withoutStoryLabel } from './story-labels';
import { sentencesIn } from './text';
import { withoutWeight } from './typed-sections';

/** "LinkedIn solo per gli uffici: si lavora di notte.": a wish, and what is so for them. */
const forReaders = (sentence: string): string[] => {
  const [, readers = '', statement = ''] = NETWORK_FOR.exec(sentence) ?? [];
  return readers === '' ? [sentence] : [`Ogni tanto parlare di ${readers}.`, saidOf(readers, statement)];
};

/** The sentences of a line that an owner typed: as meant, and without what only says how much they weigh or that they may be told. */
export const typedSentencesIn = (line: string): string[] => {
  const plain = line
    .replace(BULLET, '')
    .replace(SUBJECTS_NAMED, (_, before: string) => `${before}Parlare spesso di: `);
  return sentencesIn(withCorrections(plain))
    .map(withoutWeight)
    .flatMap(forReaders)
    .map((sentence) =>
      labelOf(sentence)?.meaning === 'about' ? sentence : withoutStoryLabel(sentence, 'it'),
    );
};
