import { expect, test } from 'vitest';
import { ENGLISH_PHRASES, ITALIAN_PHRASES } from './lexicon/phrases';
import { rephrase } from './phrases';
import { isStopWord } from './stop-words';
import { fold } from './tokenise';

const materialOf = (words: string) => {
  const held = new Set(words.split(' '));
  const holds = (word: string): boolean => held.has(word);
  return { holds, knows: holds };
};

test.each([
  ['il furgone dove lo lascio?', 'parcheggio', ['parcheggio']],
  ['se non mi piace il divano mi ridate i soldi?', 'rimborso divano', ['rimborso']],
  ['può venire a prenderla la nonna?', 'ritiro delega', ['delega', 'ritiro']],
  ['il maestro di sci gli può dare lo sciroppo?', 'farmaci', ['farmaci']],
  ['la betulla regge il gelo?', 'rustica betulla', ['rustica']],
  ['il tavolo me lo tenete da parte?', 'prenotazione tavolo', ['prenotazione']],
])('%s', (question, material, names) => {
  const rephrased = rephrase(question, 'it', materialOf(material));
  expect(rephrased?.names).toEqual(expect.arrayContaining(names));
  for (const name of names) expect(rephrased?.text).toContain(name);
});

test('a name is put in only where the material holds it', () => {
  expect(rephrase('il furgone dove lo lascio?', 'it', materialOf('orario listino'))).toBeNull();
});

test('what the material itself names stays in the question', () => {
  expect(
    rephrase('il lampadario come si pulisce?', 'it', materialOf('manutenzione lampadario'))?.text,
  ).toContain('lampadario');
});

test('a question that has the name already is not put in other words', () => {
  expect(rephrase('avete un parcheggio dove lascio il furgone?', 'it', materialOf('parcheggio'))).toBeNull();
});

test('an English question is put in the words of the documents', () => {
  expect(rephrase('where can I put my car?', 'en', materialOf('parcheggio'))?.names).toEqual(['parcheggio']);
});

test('lines of the lexicon are well-formed, every way of saying stands once and tells something', () => {
  const patterns: string[] = [];
  for (const line of [...ITALIAN_PHRASES, ...ENGLISH_PHRASES]) {
    const [ways = '', names = '', ...rest] = line.split(' > ');
    expect([line, rest]).toEqual([line, []]);
    const targets = names.split(/ ; | /).filter((name) => name !== '');
    expect([line, targets.length > 0]).toEqual([line, true]);
    expect([line, targets.filter((name, at) => targets.indexOf(name) !== at)]).toEqual([line, []]);
    patterns.push(...ways.split(' / '));
  }
  for (const pattern of patterns) {
    expect(pattern).toMatch(/^[^ |]+(?:\|[^ |]+)*(?: [^ |]+(?:\|[^ |]+)*)*$/);
    const words = pattern.replace(/['’]/g, ' ').split(' ');
    const isTelling =
      words.length > 1 || words.some((word) => !word.split('|').every((each) => isStopWord(fold(each))));
    expect([pattern, isTelling]).toEqual([pattern, true]);
  }
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
});
