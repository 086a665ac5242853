import { expect, test } from 'vitest';
import { searchProducts } from './search-products';

const products = [
  { title: 'Chatbot AI', description: 'Risponde ai visitatori del tuo sito, giorno e notte.' },
  { title: 'Creatore Post Social', description: 'Idee e testi per la tua attività.' },
  { title: 'Consulenza', description: "Un'ora in video con chi conosce le PMI: perché decidere da soli?" },
];

test.each([
  ['', ['Chatbot AI', 'Creatore Post Social', 'Consulenza']],
  ['   ', ['Chatbot AI', 'Creatore Post Social', 'Consulenza']],
  ['CHATBOT', ['Chatbot AI']],
  ['attivita', ['Creatore Post Social']],
  ['ATTIVITÀ', ['Creatore Post Social']],
  ['perche', ['Consulenza']],
  ['sito chatbot', ['Chatbot AI']],
  ['chatbot  social', []],
  ["un'ora", ['Consulenza']],
  ['fattura', []],
])('%j finds %j', (query, titles) => {
  expect(searchProducts(products, query).map(({ title }) => title)).toEqual(titles);
});
