import { describe, expect, test } from 'vitest';
import { BOT_TONES } from '../../../contract';
import { IndexRetriever } from '../index/index-retriever';
import models from '../index/models.json';
import { PassageIndex } from '../index/passage-index';
import { answersLikeAnEngine } from '../port.suite';
import { collect } from '../testing/ask.suite';
import { aBot, aQuestion, PASSAGES, conversation } from '../testing/business.suite';
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
      (await ask('e per la donna?', { history: conversation('Quanto costa il taglio uomo?', '22 €') })).text,
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
  test('a word that only begins like the place asked for is not quoted', async () => {
    const passage = {
      id: 'cannolo',
      sourceId: 'menu.csv',
      sourceTitle: 'menu.csv',
      page: null,
      heading: '',
      text: 'Prodotto: Cannolo siciliano; Prezzo: 2,80 euro al pezzo',
      question: null,
    };
    const index = await PassageIndex.build([passage], models);
    const question = aQuestion('Consegnate in Sicilia?');
    const { outcome } = await collect(
      new EmbeddedEngine().answer(question, new IndexRetriever(index, models)),
    );
    expect(outcome).toBe('unknown');
  });
  test('a near miss offers what may have been meant, and each offer is answered when taken', async () => {
    const offered = await ask('taglio e barba insieme');
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
  ['salve, mi sono iscritta adesso. che cosa sai fare di preciso?', 'identity'],
  ['Are you a bot?', 'identity'],
  ['vorrei parlare con una persona', 'person'],
  ['voglio parlare con un operatore', 'person'],
  ['senti, preferisco parlare con Giulia', 'person'],
  ['can I talk to a human?', 'person'],
  ['sei simpatico, come ti chiami?', 'identity'],
  ['ma quanti anni hai?', 'identity'],
  ['ciao, parlo con Nadia?', 'identity'],
  ['mi risponde Nadia o è un automatismo?', 'identity'],
  ['am I chatting with Linnea?', 'identity'],
  ['mi chiama qualcuno? preferisco parlare a voce', 'person'],
  ['mi serve parlare al telefono con Leandro', 'person'],
  ['posso parlare direttamente con la coordinatrice?', 'person'],
  ['vorrei ordinare con qualcuno in carne e ossa', 'person'],
  ['ciao, come va oggi?', 'greeting'],
  ['come posso contattarvi?', 'contact'],
  ['qual è la vostra email?', 'contact'],
  ['ciao, quanto costa il taglio?', null],
  ['grazie, e gli orari?', null],
  ['quante persone possono entrare?', null],
  ['quanti anni bisogna avere?', null],
  ['come va pagata la caparra?', null],
  ['a persona quanto viene?', null],
  ['', null],
  ['🙂', null],
] as const)('%j is small talk: %s', (text, talk) => expect(talkOf(text)).toBe(talk));

test('who asks for a person hears where one is', async () => {
  const bot = aBot({ contactUrl: 'https://salone.example/prenota' });
  expect(await ask('voglio parlare con una persona', { bot })).toMatchObject({
    text: 'Certo: puoi parlare con una persona qui: https://salone.example/prenota.',
    handover: true,
  });
  expect((await ask('voglio parlare con una persona')).text).toContain('lascia un recapito');
});
test('who asks how to reach the owner hears what the settings say', async () => {
  const contacts = { contactUrl: 'https://salone.example/prenota' };
  const { text, outcome } = await ask('come posso contattarvi?', { bot: aBot(contacts) });
  expect(outcome).toBe('answered');
  expect(text).toContain(contacts.contactUrl);
  expect((await ask('What is your email?', { bot: aBot(contacts) })).text).toMatch(/^You can reach us here/);
});

describe('opening hours in the settings', () => {
  const instructions =
    'Sei gentile. Siamo aperti dal lunedì al venerdì dalle 9 alle 18. Se un visitatore chiede del sabato, non dire che chiudiamo alle 13.';
  const empty = async (text: string, words = instructions) =>
    collect(
      new EmbeddedEngine().answer(
        aQuestion(text, { bot: aBot({ instructions: words }) }),
        new IndexRetriever(await PassageIndex.build([], models), models),
      ),
    );
  test.each(['orari?', 'A che ora aprite?', 'siete aperti il martedì?', 'What are your opening hours?'])(
    'answer "%s" in the owner’s words, without what was meant for the bot',
    async (question) =>
      expect(await empty(question)).toMatchObject({
        text: 'Siamo aperti dal lunedì al venerdì dalle 9 alle 18.',
        outcome: 'answered',
        handover: false,
      }),
  );
  test('are not made up where there are none, nor given to other questions', async () => {
    expect((await empty('orari?', 'Sei gentile.')).outcome).toBe('unknown');
    expect((await empty('quanto costa il taglio?')).outcome).toBe('unknown');
  });
  test('give way to a document that knows better', async () => {
    expect((await ask('orari?', { bot: aBot({ instructions }) })).text).toContain('dalle 9:00 alle 19:00');
  });
});

describe('a bot without material', () => {
  const ask = async (text: string, changes: Parameters<typeof aQuestion>[1] = {}) => {
    const empty = new IndexRetriever(await PassageIndex.build([], models), models);
    return collect(new EmbeddedEngine().answer(aQuestion(text, changes), empty));
  };
  test('still greets', async () => expect((await ask('ciao')).text).toContain('Salone Anna'));
  test('speaks of no documents to visitors, in our words or the owner’s', async () => {
    const answer = await ask('orari?');
    expect(answer).toMatchObject({ outcome: 'unknown', handover: true });
    expect(answer.text).not.toMatch(/document/);
    expect((await ask('orari?', { bot: aBot({ fallbackText: 'Chiedi ad Anna.' }) })).text).toBe(
      'Chiedi ad Anna.',
    );
  });
  test('tells its owner what is missing', async () => {
    const answer = await ask('orari?', { isPreview: true, bot: aBot({ fallbackText: 'Chiedi ad Anna.' }) });
    expect(answer.text).toContain('Non ho ancora materiale');
    expect(answer.text).toContain('Addestramento');
  });
});

describe('a new owner’s first document', () => {
  const bakery = async (question: string) => {
    const text =
      'Apriamo alle 7:30 e chiudiamo alle 19:30 dal martedì al sabato. La domenica solo la mattina. Il lunedì riposiamo.';
    const passage = { ...PASSAGES[0]!, heading: '', sourceTitle: 'orari.txt', text };
    return collect(
      new EmbeddedEngine().answer(
        aQuestion(question),
        new IndexRetriever(await PassageIndex.build([passage], models), models),
      ),
    );
  };
  test.each([
    'A che ora aprite?',
    'a che ora chiudete?',
    'orari',
    'Quando è l’apertura?',
    'siete aperti il sabato?',
    'orrari di apertura',
    'What time do you open?',
  ])('answers "%s"', async (question) => expect((await bakery(question)).text).toContain('7:30'));
  test.each([
    'Che tempo fa domani?',
    'Chi ha vinto le elezioni?',
    'Vendete pneumatici?',
    'quanto costa una torta?',
  ])('does not answer "%s"', async (question) =>
    expect((await bakery(question)).outcome).not.toBe('answered'),
  );
});

describe('a row of a price list', () => {
  const row = (text: string, id: string) => ({
    ...PASSAGES[0]!,
    id,
    heading: '',
    sourceTitle: 'listino.csv',
    text,
  });
  const shop = async (question: string) => {
    const passages = [
      row('Prodotto: Torta Sacher; Prezzo: 32 euro al chilo; Allergeni: uova, latte', 'sacher'),
      row('Prodotto: Crostata; Prezzo: 18 euro; Allergeni: uova, glutine', 'crostata'),
    ];
    const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
    return collect(new EmbeddedEngine().answer(aQuestion(question), retriever));
  };
  test.each([
    ['quanto costa la sacher?', 'Torta Sacher: 32 euro al chilo.'],
    ['quanto viene la sacher?', 'Torta Sacher: 32 euro al chilo.'],
    ['che allergeni ha la sacher?', 'Torta Sacher, allergeni: uova, latte.'],
    ['how much is the Sacher?', 'Torta Sacher: 32 euro al chilo.'],
    ['quanto costa la crostata?', 'Crostata: 18 euro.'],
  ])('%s: %s', async (question, reply) => expect((await shop(question)).text).toBe(reply));
  test('what the list does not say is not made up', async () =>
    expect((await shop('quanto costa il tiramisù?')).outcome).toBe('unknown'));
});
