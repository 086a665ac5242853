import { expect, test } from 'vitest';
import { formatShortAnswers, parseShortAnswers } from './short-answers';

test.each([
  ['', []],
  [
    'Quanto costa?\nChe prezzo ha?\nCosta 29 €.',
    [{ questions: ['Quanto costa?', 'Che prezzo ha?'], text: 'Costa 29 €.' }],
  ],
  ['C’è una prova?', [{ questions: ['C’è una prova?'], text: '' }]],
  [
    'Chi siete?\r\nSiamo Officina.\r\nDal 2026.\r\n\r\n\r\nDove?\r\nIn rete.',
    [
      { questions: ['Chi siete?'], text: 'Siamo Officina. Dal 2026.' },
      { questions: ['Dove?'], text: 'In rete.' },
    ],
  ],
  ['Una frase senza domanda.', []],
])('%j holds %j', (text, answers) => {
  expect(parseShortAnswers(text)).toEqual(answers);
});

test('what is written for editors is read back the same', () => {
  const answers = [
    { questions: ['Chi siete?', 'Chi c’è dietro?'], text: 'Siamo Officina.' },
    { questions: ['Posso provarlo?'], text: '' },
  ];
  expect(parseShortAnswers(formatShortAnswers(answers))).toEqual(answers);
});
