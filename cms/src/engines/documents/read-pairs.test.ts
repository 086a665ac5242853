import { expect, test } from 'vitest';
import { readPairs } from './read-pairs';

const pairs = (text: string) => readPairs(Buffer.from(text));

test('pairs are found by their columns’ names, and numbered as a spreadsheet does', () => {
  expect(
    pairs('\ufeffDomanda;Note;Risposta\r\nFate resi?;x;"Sì; entro\n14 giorni"\r\n;;\r\nE poi?;;\r\n'),
  ).toEqual([
    { row: 2, question: 'Fate resi?', answer: 'Sì; entro\n14 giorni' },
    { row: 4, question: 'E poi?', answer: '' },
  ]);
  expect(pairs('answer,question\nYes,Do you ship?')).toEqual([
    { row: 2, question: 'Do you ship?', answer: 'Yes' },
  ]);
});

test('a short file of wordy answers keeps its columns', () => {
  expect(pairs('Domanda;Risposta\nBambini?;"Sì, dal lunedì,\nal venerdì, sempre."\n')).toEqual([
    { row: 2, question: 'Bambini?', answer: 'Sì, dal lunedì,\nal venerdì, sempre.' },
  ]);
});

test('the euro sign of an Italian Excel survives', () => {
  expect(readPairs(Buffer.from('domanda;risposta\nQuanto costa?;5 \x80', 'latin1'))?.[0]?.answer).toBe('5 €');
});

test.each([['nome;prezzo\nPane;3'], ['domanda\nFate resi?'], ['']])('%j has no pairs', (text) => {
  expect(pairs(text)).toBeNull();
});
