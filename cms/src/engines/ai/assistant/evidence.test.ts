import { beforeAll, describe, expect, test } from 'vitest';
import { askSeededAdviser as ask } from './testing/ask-seeded-adviser';

beforeAll(() => ask('marketing'), 60_000);

describe('an article that shares one word with a question', () => {
  test.each([
    ['ho la cantina allagata, l’assicurazione copre il vino?', /magazzino è denaro fermo/i],
    ['vorrei chiudere baracca e andare a fare il dipendente', /dipendente privato/i],
  ])('is not given for an answer: %s', async (text, other) => {
    const advice = await ask(text);
    expect(advice.text).not.toMatch(other);
  });

  test('is offered as a question beside the words of which nothing is known', async () => {
    const advice = await ask('il parcheggio è sempre occupato dai clienti della banca');
    expect(advice.outcome).toBe('asks');
    expect(advice.text).toMatch(/«parcheggio»/);
    expect(advice.suggestions).toHaveLength(2);
  });
});

describe('a problem that one word names', () => {
  test.each([
    ['le recensioni sono ottime ma non viene nessuno a cena', /risposta stizzita/],
    ['mi si è rotto il forno e la pizzeria è ferma, che faccio?', /gente nuova|ogni ora riempita/],
    ['mi butto nel mondo dei food truck, consigli?', /spreco/],
    ['ci buttiamo nel settore dei gelati artigianali', /spreco/],
  ])('gets no plan where the rest tells of another: %s', async (text, plan) =>
    expect((await ask(text)).text).not.toMatch(plan),
  );

  test.each([
    ['gli ordini si sono schiantati dopo pasqua', /stagion|mesi/i],
    ['sono precipitate le prenotazioni dopo ferragosto, ho un rifugio', /mes[ei]|stagion|tornare/i],
    ['ho una merceria e la gente va al centro commerciale', /chi ha più mezzi/i],
    ['ho un vivaio e le famiglie vanno al garden center', /chi ha più mezzi/i],
    ['ho un forno, butto la spugna e mi cerco un posto fisso', /chiudere è una decisione/i],
    ['penso di farla finita con lo studio e fare altro, sono geometra', /chiudere è una decisione/i],
    ['mi tuffo nel mondo del catering, consigli?', /prima di spendere/i],
    ['il mio grossista di frutta mi manda pesche già marce', /fornitor|grossist/i],
    ['due camerieri si odiano e il locale ne risente, ho un ristorante', /litig|turn|colloqui|parl/i],
    ['le cuoche della mensa si fanno i dispetti, gestisco una scuola', /litig|turn|colloqui|parl/i],
  ])('is found in words of everyday: %s', async (text, plan) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('answered');
    expect(advice.text).toMatch(plan);
  });
});

describe('what was told', () => {
  test.each([
    [
      'ho una ludoteca e i genitori restano sempre dentro a parlare',
      'i genitori restano sempre dentro a parlare',
    ],
  ])('is not asked for again: %s', async (text, ownWords) => {
    const advice = await ask(text);
    expect(advice.text).not.toMatch(/che cosa non va, o che cosa vuoi ottenere/i);
    expect(advice.text).toContain(ownWords);
  });

  test.each(['siamo alla canna del gas', 'ho l’acqua alla gola', 'siamo sommersi dai debiti'])(
    'in a figure of speech is understood: %s',
    async (text) => {
      const advice = await ask(text);
      expect(advice.outcome).toBe('asks');
      expect(advice.text).toMatch(/quanto hai in cassa/);
    },
  );

  test('as figures that no sum takes in gets no rule and no article', async () => {
    const advice = await ask('preventivo siepe, 5 ore a 25 euro più 90 di piante, ricarico 15 %');
    expect(advice.text).not.toMatch(/due basi diverse|per confermare basta rispondere/i);
  });
});
