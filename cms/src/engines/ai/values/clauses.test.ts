import { expect, test } from 'vitest';
import { clausesOf } from './clauses';

test.each([
  ['La doppia costa 70 €, la tripla 90 €.', ['La doppia costa 70 €', 'la tripla 90 €.']],
  ['Adulti 10 € e bambini 6 €', ['Adulti 10 €', 'bambini 6 €']],
  ['Una settimana 130 € (pasti compresi), poi 110 €', ['Una settimana 130 € (pasti compresi)', 'poi 110 €']],
  ['Si pagano 30 € invece di 35 €', ['Si pagano 30 € invece di 35 €']],
  ['Costa da 10 a 15 €', ['Costa da 10 a 15 €']],
  ['Siamo al mercato il sabato', ['Siamo al mercato il sabato']],
])('%s is parted by its prices', (text, clauses) => expect(clausesOf(text, 'money')).toEqual(clauses));

test('a sentence is parted by the kind of value that is asked for only', () => {
  const text = 'Si entra dalle 16:00 pagando 5 € e si esce entro le 10:00';
  expect(clausesOf(text, 'time')).toHaveLength(2);
  expect(clausesOf(text, 'money')).toEqual([text]);
});
