import { expect, test } from 'vitest';
import { isAddressed, withCorrections } from './address-to-writer';
import { readInstructions } from './read-instructions';

const TODAY = '2026-11-23';
const factsOf = (text: string) => readInstructions(text, TODAY).facts;

test.each([
  ['Siamo aperti fino alle 19, anzi alle 19:30.', 'Siamo aperti fino alle 19:30.'],
  ['Costa 40 euro, no scusa 45 euro, e dura un’ora.', 'Costa 45 euro, e dura un’ora.'],
  [
    "Miele, propoli, candele, e adottiamo... anzi, fate adottare voi un'arnia.",
    "Miele, propoli, candele. Fate adottare voi un'arnia.",
  ],
])('what is taken back in the same breath goes: %s', (line, meant) =>
  expect(withCorrections(line)).toBe(meant),
);

test.each([
  'Fate adottare voi un’arnia.',
  'Non dite "puro" e "naturale al 100%".',
  'Vorrei che si capisse quanto lavoro c’è dietro.',
  'Vedete voi se mettere le foto vecchie.',
  'Say as little as you can of the weather.',
])('is spoken to whoever writes, and never published: %s', (line) => {
  expect(isAddressed(line)).toBe(true);
  expect(factsOf(line)).toEqual([]);
});

test.each([
  'Serate di degustazione ogni venerdì alle 20.',
  'Prenotate entro il 3 dicembre.',
  'Visite guidate la domenica alle 10.',
])('is said to customers: %s', (line) => expect(factsOf(line)).toHaveLength(1));

test('a statement that ends with silence until its day waits for it', () => {
  const [fact] = factsOf('From 7 December we rent two electric bikes, say nothing before.');
  expect(fact).toMatchObject({ text: 'From 7 December we rent two electric bikes.', from: '2026-12-07' });
});

test('words in quotation marks are ruled out whole', () => {
  const { forbidden } = readInstructions('Non dire "bambini che non leggono più".', TODAY);
  expect(forbidden).toEqual(['bambini che non leggono più']);
});

test('a day that is mended moves the silence with it', () => {
  const [fact] = factsOf(
    'From 10 December we sell restored stools, keep it quiet until then. Actually no, wait: from 12 December.',
  );
  expect(fact).toMatchObject({ text: 'From 12 December we sell restored stools.', from: '2026-12-12' });
});

test.each([
  'There will be an electric van from April but say nothing before 8 December.',
  'Da aprile apriamo anche la domenica ma non ditelo prima dell’8 dicembre.',
])('what is joined to an order of silence is under its embargo: %s', (line) => {
  expect(
    factsOf(line)
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/say nothing|non ditelo/);
});
