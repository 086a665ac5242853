import { describe, expect, it } from 'vitest';
import { tradeIn } from '../trades';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';
import { sayableList } from './sayable-list';
import { voiceIn } from './style';
import { hasAmount } from './trial-prices';

const TODAY = '2026-11-23';
const read = (line: string) => readInstructions(`Bottega Nove, falegnameria ad Asti.\n${line}`, TODAY);
const factsOf = (line: string) =>
  read(line)
    .facts.slice(1)
    .map(({ text }) => text);

describe('what is said to the writer at the end of a statement', () => {
  it.each([
    [
      'Christmas vouchers: 10% off until Sunday 6 December, after that full price and please stop mentioning the discount.',
      'Christmas vouchers: 10% off until Sunday 6 December, after that full price.',
    ],
    [
      'Cambio cilindro 149 euro fino al 5 dicembre, poi torna a listino e il prezzo non va più scritto.',
      'Cambio cilindro 149 euro fino al 5 dicembre, poi torna a listino.',
    ],
  ])('goes, and the statement stays: %s', (line, fact) => expect(factsOf(line)).toEqual([fact]));
  it('holds nothing back', () => {
    const line = 'Cambio lama 20 euro fino al 5 dicembre, poi il prezzo non va più scritto.';
    expect(read(line).facts.at(-1)).toMatchObject({ from: null });
  });
});

describe('asides', () => {
  it('of a whole sentence in brackets are for the writer', () => {
    expect(factsOf('(la mola grande è in prestito, zitto)')).toEqual([]);
  });
  it('that say what is really so leave an answer', () => {
    const text =
      'D: Fate la copia senza tessera?\nR: No, mai. (a noi: la facciamo solo alla signora Petrini)';
    const { questions } = readFile({ name: 'domande', text }, { today: TODAY, language: 'it' });
    expect(questions).toEqual([{ question: 'Fate la copia senza tessera?', answer: 'No, mai.' }]);
  });
});

describe('wishes', () => {
  it('are parted after a bracket, and why they are told is no fact', () => {
    const { wishes, facts } = read(
      'Talk often about: beginners are welcome (the first twenty minutes are in the ring) and winter rides, because everybody thinks we close.',
    );
    expect(wishes.map(({ words }) => words)).toEqual(['beginners are welcome', 'winter rides']);
    expect(facts.slice(1).map(({ text }) => text)).toEqual([
      'Beginners are welcome: the first twenty minutes are in the ring.',
    ]);
  });
  it('keep the beginning of a word that looks like a preposition', () => {
    const { wishes, facts } = read(
      'Parlare spesso di: archivio e sopralluogo in video, dieci minuti al telefono.',
    );
    expect(JSON.stringify([wishes, facts])).not.toMatch(/"eci /u);
  });
  it('that ask are answered by what stands behind the colon', () => {
    expect(factsOf("Ogni tanto che cosa fanno le api d'inverno: stanno in grappolo, non dormono.")).toEqual([
      "Che cosa fanno le api d'inverno? Stanno in grappolo, non dormono.",
    ]);
  });
});

it.each([
  ['Scrivi semplice, del tu, frasi corte.', 'tu'],
  ['Lo stile: Lei, preciso, un filo di ironia va bene.', 'lei'],
  ['Tu, voce di montagna, poche parole.', 'tu'],
])('whom posts speak to: %s', (instructions, voice) => {
  expect(voiceIn(instructions, '', 'casual')).toBe(voice);
});

it('a surname at the end of a name is no trade', () => {
  expect(
    tradeIn('Serrature Barbieri, Siena. Montiamo serrature, siamo fabbri.', 'Serrature Barbieri').id,
  ).toBe('fabbro');
  expect(tradeIn('Barbieri Rossi, Siena. Barba e capelli.', 'Barbieri Rossi').id).toBe('barbiere');
});

it('a list loses the points that may not be told, and no other', () => {
  const withoutVoi = (text: string) => (/avete/u.test(text) ? null : text);
  expect(sayableList('Il lavoro: Si imballa\nCome avete chiesto\nSi scarica', withoutVoi)).toBe(
    'Il lavoro: Si imballa\nSi scarica',
  );
  expect(sayableList('Il lavoro: Si imballa\nCome avete chiesto', withoutVoi)).toBeNull();
});

it.each([
  ['OFFERTA 9,90 fino al 28/11', true],
  ['in promo 149 fino al 5/12', true],
  ['20-21 February and 13-14 March', false],
  ['per 6 persone, ordini entro il 24/12', false],
])('a remark that names a price: %s', (note, priced) => expect(hasAmount(note)).toBe(priced));
