import { beforeAll, describe, expect, test } from 'vitest';
import { askSeededAdviser as ask } from './testing/ask-seeded-adviser';

beforeAll(() => ask('marketing'), 60_000);

describe('a question of which nobody told the object', () => {
  test.each([
    'ho 20mila euro da parte. secondo te conviene?',
    'secondo te ne vale la pena?',
    'ho ereditato 50.000 euro, mi conviene?',
    'allora, lo faccio o no?',
    'ho 8.000 euro sul conto, che faccio?',
  ])('is asked what it is of: %s', async (text) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('asks');
    expect(advice.text).toMatch(/che cosa/i);
  });

  test.each([
    'a quanto lo devo vendere?',
    'a che prezzo la metto?',
    'quanto ci metto sopra?',
    'che prezzo gli faccio?',
    'quanto le faccio pagare?',
    'a che prezzo conviene?',
  ])('of a price is asked for its cost: %s', async (text) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('asks');
    expect(advice.text).toMatch(/cost/i);
  });

  test.each([
    'quanto devo alzare i prezzi?',
    'di quanto aumento il listino?',
    'quante ore devo lavorare per arrivarci?',
    'quante ore mi servono?',
  ])('of a number is asked for what it depends on: %s', async (text) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('asks');
    expect(advice.text).toMatch(/prezzo/);
  });

  test.each([
    'secondo te perchè la mia attività non va?',
    'come mai il mio negozio non gira?',
    'perché la mia azienda non funziona?',
    'secondo te perché non ingrano con il mio lavoro?',
    'perché il mio locale va male?',
  ])('of a business is asked what it is: %s', async (text) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('asks');
    expect(advice.text).toMatch(/di che cosa ti occupi|che attività/i);
  });

  test.each([
    ['conviene aprire una partita iva forfettaria?', /forfett/i],
    ['conviene il leasing o il prestito per il furgone?', /leasing|prestito/i],
    ['ho un bar a Lecce e a pranzo non entra nessuno, che faccio?', /ore e giorni v/i],
  ])('with its object is answered: %s', async (text, expected) => {
    const advice = await ask(text);
    expect(advice.outcome).not.toBe('asks');
    expect(advice.text).toMatch(expected);
  });
});

describe('who answers', () => {
  test.each([
    ['ehi ciao, tutto bene? sei una persona vera?', /^Ciao.*Tutto bene, grazie/],
    ['buongiorno, parlo con un operatore?', /^Buongiorno/],
    ['salve, sei un robot?', /^Salve/],
    ['buonasera, ma rispondi tu o una persona?', /^Buonasera/],
    ['ciao! chi sei?', /^Ciao/],
  ])('greets who greets: %s', async (text, expected) => {
    const advice = await ask(text);
    expect(advice.outcome).toBe('greeting');
    expect(advice.text).toMatch(expected);
    expect(advice.text).toMatch(/assistente virtuale/);
  });
  test('and says only who it is where nobody greeted', async () =>
    expect((await ask('sei una persona vera?')).text).toMatch(/^Sono l’assistente/));
});

const FIGURES = {
  turnoverYear: 24_000_000,
  variableCostsYear: 8_400_000,
  fixedCostsMonth: 780_000,
  fixedCosts: 780_000,
  marginRate: 6_500,
  averageSale: 1_250,
};
describe('figures of a project in other words', () => {
  const own = { hasProjects: true, companyName: 'Il Bignè', figures: FIGURES };
  test.each([
    ['coi numeri della mia pasticceria, a che incasso al mese vado in pari?', /12\.000/],
    ['dai dati che hai, quanto devo incassare al mese per non rimetterci?', /12\.000/],
    ['con i miei dati sotto quale incasso ci perdo?', /12\.000/],
    ['coi miei numeri quanto mi serve al mese per coprire le spese?', /12\.000/],
    ['col mio progetto quanto devo fare al mese per stare a galla?', /12\.000/],
    ['coi dati della pasticceria quanti clienti mi servono per stare in pari?', /960/],
    ['con i miei dati quanto guadagno in un anno?', /62\.400/],
  ])('%s', async (text, expected) => {
    const advice = await ask(text, own);
    expect(advice.text).toMatch(expected);
    expect(advice.outcome).not.toBe('asks');
  });

  test('a loss is told as one, of a month where a month is asked', async () => {
    const advice = await ask('con i miei dati quanto perdo al mese?', {
      ...own,
      figures: { ...FIGURES, fixedCostsMonth: 1_400_000, fixedCosts: 1_400_000 },
    });
    expect(advice.text).toMatch(/mancano.*1\.000 €/s);
  });

  test('why a business does not work is told from what is known of it', async () => {
    const advice = await ask('secondo te perché la mia pasticceria non va?', own);
    expect(advice.outcome).toBe('answered');
    expect(advice.text).toMatch(/12\.000/);
  });
});

test('a business that one only deals with is not the own one', async () => {
  const advice = await ask('faccio transfer in auto, gli alberghi mi chiedono il 20% per mandarmi i clienti');
  expect(advice.text).not.toMatch(/dell’hotel|camere/);
});
