import { describe, expect, test } from 'vitest';
import { alikeWords } from './alike';
import { cleanQuestion } from './clean-question';
import { languageOf } from './language';
import { holdsType, questionTypeOf } from './question-type';
import { sentencesOf } from './sentences';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { fold, tokenise } from './tokenise';

describe('tokenise', () => {
  test.each([
    ["l'embargo dell’Unione", ['l', 'embargo', 'dell', 'unione']],
    ['Costa 1.500,00 € o 12:30?', ['costa', '1500,00', 'o', '12:30']],
    ['PERCHÉ però', ['perché', 'però']],
    ['🙂 ok 🙂', ['ok']],
    ['', []],
  ])('%s', (text, words) => expect(tokenise(text).map((token) => token.text)).toEqual(words));
  test('remembers where a word stood and that it began with a capital', () => {
    const [, second] = tokenise('la Torre');
    expect(second).toEqual({ text: 'torre', start: 3, end: 8, capital: true });
  });
});

describe('stem', () => {
  test.each([
    ['it', 'spedizione', 'spedizioni'],
    ['it', 'città', 'citta'],
    ['it', 'prenotare', 'prenotazione'],
    ['en', 'opening', 'opened'],
  ] as const)('%s: %s and %s meet', (language, a, b) => expect(stem(a, language)).toBe(stem(b, language)));
  test('a key of a thousand letters is left as it is', () =>
    expect(stem('a'.repeat(1000), 'it')).toHaveLength(1000));
});

test('words that ask are left out of matching, words of business are not', () => {
  expect(['quando', 'dove', 'quanto', 'perche', 'che', 'where'].every(isStopWord)).toBe(true);
  expect(['prezzo', 'orari', 'reso', 'shipping', '7'].some(isStopWord)).toBe(false);
});

describe('sentences', () => {
  const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  test.each([
    ['Uno. Due? Tre!', ['Uno.', 'Due?', 'Tre!']],
    [
      'Il dott. Rossi riceve alle 9.30. Chiamare prima.',
      ['Il dott. Rossi riceve alle 9.30.', 'Chiamare prima.'],
    ],
    ['Nacque nel 50 a.C. a Roma. Morì giovane.', ['Nacque nel 50 a.C. a Roma.', 'Morì giovane.']],
    ['Riga uno\nRiga due', ['Riga uno', 'Riga due']],
    ['Disse: «Vengo.» Poi uscì.', ['Disse: «Vengo.»', 'Poi uscì.']],
    [' \n ', []],
  ])('%s', (text, sentences) => expect(split(text)).toEqual(sentences));
});

test.each([
  ['Quanto costa la spedizione?', 'it'],
  ['How much is the shipping?', 'en'],
  ['menu', 'it'],
] as const)('%s is %s', (text, language) => expect(languageOf(text, 'it')).toBe(language));

test.each([
  ['Quando apre il negozio?', 'when'],
  ['In quale anno fu fondata?', 'when'],
  ['Quanti posti ci sono?', 'number'],
  ["Dov'è la sede?", 'where'],
  ['Chi è il titolare?', 'who'],
  ['Perché è chiuso?', 'why'],
  ['Come si prenota?', 'how'],
  ['Fate resi?', 'what'],
] as const)('%s asks %s', (question, type) => expect(questionTypeOf(tokenise(question))).toBe(type));

test.each([
  ['Aperto dal 3 marzo.', 'when', true],
  ['Sempre aperto.', 'when', false],
  ['Ci sono dodici posti.', 'number', true],
  ['Si trova a Torino.', 'where', true],
  ['Fu scritto da Anna Bianchi.', 'who', true],
  ['Chiuso a causa dei lavori.', 'why', true],
] as const)('%s holds a %s: %s', (sentence, type, holds) => expect(holdsType(sentence, type)).toBe(holds));

test.each([
  ['scrisse', 'scrivere'],
  ['sconfitto', 'sconfiggere'],
  ['fortissimo', 'forte'],
])('%s and %s meet', (a, b) => expect(stem(a, 'it')).toBe(stem(b, 'it')));

test('words for one thing are known in both languages', () => {
  expect(alikeWords('shipping', [stem('shipping', 'en')]).map(({ folded }) => folded)).toContain(
    'spedizione',
  );
  expect(alikeWords('aprite', [stem('aprite', 'it')]).map(({ folded }) => folded)).toContain('orari');
  expect(alikeWords('balena', [stem('balena', 'it')])).toEqual([]);
});

describe('cleanQuestion', () => {
  test.each([
    ['  ciao \n\t a  tutti ', 'ciao a tutti'],
    ['a\u0000b\u200b\u202ec\u{e0041}', 'abc'],
    ['\ud800 mezzo', 'mezzo'],
    ['🙂 ok', '🙂 ok'],
    ['', ''],
  ])('%j becomes %j', (text, clean) => expect(cleanQuestion(text)).toBe(clean));
  test('keeps at most 2,000 characters and never half of one', () => {
    const clean = cleanQuestion('🙂'.repeat(5000));
    expect(clean.length).toBeLessThanOrEqual(2000);
    expect(() => encodeURIComponent(clean)).not.toThrow();
  });
});

test('folding takes accents and nothing else', () => expect(fold('perché-Ñandú ß')).toBe('perche-Nandu ß'));
