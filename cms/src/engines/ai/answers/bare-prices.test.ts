import { expect, test } from 'vitest';
import { withSecondSigns, withSigns } from './bare-prices';

test.each([
  ['oltre il 5° piano 260', 'oltre il 5° piano 260 €'],
  ['pacco da 20: 34', 'pacco da 20: 34 €'],
  ['60,00 la settimana', '60,00 € la settimana'],
  ['cauzione 10,00', 'cauzione 10,00 €'],
  ['dal 2° in su; il primo è compreso', 'dal 2° in su; il primo è compreso'],
  ['minimo 12 anni, massimo 5 persone', 'minimo 12 anni, massimo 5 persone'],
  ['dagli 8 anni in su', 'dagli 8 anni in su'],
  ['sala 2', 'sala 2'],
])('a remark beside prices, "%s", is told as "%s"', (remark, expected) => {
  expect(withSigns(remark)).toBe(expected);
});

test.each([
  ['Consegna: 6 euro in paese, 10 nelle frazioni.', 'Consegna: 6 euro in paese, 10 € nelle frazioni.'],
  ['Tailleur: da 760', 'Tailleur: da 760 €'],
  ['Taglie: da 44 a 60', 'Taglie: da 44 a 60'],
  ['Aperto dalle 9 alle 12', 'Aperto dalle 9 alle 12'],
])('a sentence, "%s", is told as "%s"', (sentence, expected) => {
  expect(withSecondSigns(sentence)).toBe(expected);
});
