import { describe, expect, test } from 'vitest';
import { BOT_TONES } from '../../../contract';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { answersLikeAnEngine } from '../port.suite';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion, PASSAGES, said } from '../testing/business.suite';
import { EmbeddedEngine, REPLY_LENGTH } from './embedded-engine';
import { talkOf } from './small-talk';

answersLikeAnEngine(() => new EmbeddedEngine());

const ask = async (text: string, changes: Parameters<typeof aQuestion>[1] = {}) =>
  collect(
    new EmbeddedEngine().answer(
      aQuestion(text, changes),
      new IndexRetriever(await PassageIndex.build(PASSAGES, models), models),
    ),
  );

describe('an answer', () => {
  test('quotes the document and names file and page', async () => {
    const answer = await ask('Che orari fate?');
    expect(answer).toMatchObject({ outcome: 'answered', handover: false, engine: 'embedded' });
    expect(answer.text).toContain('Siamo aperti dal martedì al sabato dalle 9:00 alle 19:00.');
    expect(answer.sources).toEqual([
      { title: 'info.pdf', page: 1, excerpt: expect.stringContaining('Siamo aperti') as string },
    ]);
  });
  test('takes the owner’s own pair before any document', async () => {
    const answer = await ask('fate i buoni regalo?');
    expect(answer.text).toBe('Sì, i buoni regalo partono da 25 € e valgono un anno.');
    expect(answer.why.band).toBe('curated');
  });
  test('follows the conversation', async () => {
    expect(
      (await ask('e per la donna?', { history: said('Quanto costa il taglio uomo?', '22 €') })).text,
    ).toContain('38 €');
  });
  test.each(BOT_TONES)('a %s tone changes the words around the quote, never the quote', async (tone) => {
    const { text } = await ask('Quali pagamenti accettate?', { bot: aBot({ tone }) });
    expect(text).toContain('Accettiamo contanti, carte di credito, bancomat e Satispay.');
    expect(text.length).toBeLessThanOrEqual(REPLY_LENGTH);
  });
  test('to an English question says that the document is in Italian', async () => {
    expect((await ask('What are your opening hours?')).text).toMatch(
      /^Our documents say, in Italian: Siamo aperti/,
    );
  });
});

describe('when the material does not answer', () => {
  test('it says so, in our words or the owner’s, and shows the way to a person', async () => {
    expect(await ask('Qual è la capitale della Francia?')).toMatchObject({
      outcome: 'unknown',
      handover: true,
      sources: [],
    });
    expect((await ask('Vendete automobili?', { bot: aBot({ fallbackText: 'Chiedi ad Anna.' }) })).text).toBe(
      'Chiedi ad Anna.',
    );
    expect((await ask('Who won the world cup in 2006?')).text).toMatch(/^I could not find this/);
  });
  test('a near miss offers what may have been meant, and each offer is answered when taken', async () => {
    const offered = await ask('posso venire col cane?');
    expect(offered).toMatchObject({ outcome: 'suggested' });
    expect(offered.suggestions.length).toBeGreaterThan(0);
    expect(offered.suggestions.length).toBeLessThanOrEqual(2);
    for (const suggestion of offered.suggestions) expect((await ask(suggestion)).outcome).toBe('answered');
  });
});

test.each([
  ['ciao', 'greeting'],
  ['Buongiorno!', 'greeting'],
  ['ciao, come va?', 'greeting'],
  ['Grazie mille', 'thanks'],
  ['ok grazie', 'thanks'],
  ['arrivederci', 'goodbye'],
  ['chi sei?', 'identity'],
  ['sei un robot?', 'identity'],
  ['Are you a bot?', 'identity'],
  ['vorrei parlare con una persona', 'person'],
  ['voglio parlare con un operatore', 'person'],
  ['can I talk to a human?', 'person'],
  ['come posso contattarvi?', 'contact'],
  ['qual è la vostra email?', 'contact'],
  ['ciao, quanto costa il taglio?', null],
  ['grazie, e gli orari?', null],
  ['quante persone possono entrare?', null],
  ['a persona quanto viene?', null],
  ['', null],
  ['🙂', null],
] as const)('%j is small talk: %s', (text, talk) => expect(talkOf(text)).toBe(talk));

test('who asks for a person hears where one is', async () => {
  expect(await ask('voglio parlare con una persona')).toMatchObject({
    text: 'Certo: puoi parlare con una persona qui: info@salone.example.',
    handover: true,
  });
  expect((await ask('voglio parlare con una persona', { bot: aBot({ contactEmail: '' }) })).text).toContain(
    'lascia un recapito',
  );
});
test('a bot without material still greets, and admits the rest', async () => {
  const empty = new IndexRetriever(await PassageIndex.build([], models), models);
  const answer = (text: string) => collect(new EmbeddedEngine().answer(aQuestion(text), empty));
  expect((await answer('ciao')).text).toContain('Salone Anna');
  expect((await answer('orari?')).outcome).toBe('unknown');
});
