import { expect, test } from 'vitest';
import { groupQuestions, questionKey } from './question-groups';

/** What visitors of small businesses ask, each question in the words of several people. */
const QUESTIONS = [
  [
    'A che ora aprite?',
    'Quali sono gli orari di apertura?',
    'Quando siete aperti?',
    'What are your opening hours?',
  ],
  ['Siete aperti la domenica?', 'domenica aperto?', 'Are you open on Sunday?'],
  ['Siete aperti il lunedì?', 'lunedi siete aperti'],
  ['Avete il parcheggio?', 'dove posso parcheggiare', 'Is there parking?', 'parchegio disponibile?'],
  ['Fate consegne a domicilio?', 'Consegnate a casa?'],
  ['Quanto costa la spedizione?', 'costi di spedizione', 'prezzo spedizione'],
  ['Quando arriva il mio ordine?'],
  ['Come posso fare un reso?', 'posso rendere un articolo?', 'politica di reso'],
  ['Entro quanto posso chiedere il rimborso?', 'tempi rimborso'],
  ['Avete torte senza glutine?', 'senza glutine', 'fate dolci senza glutine?'],
  ['Avete torte vegane?', 'torta vegana', 'dolci vegani'],
  ['Quanto costa il taglio?', 'prezzo taglio'],
  ['Quanto costa la piega?', 'prezzo della piega'],
  ['Come posso disdire un appuntamento?', 'annullare appuntamento'],
  ['Come prenoto?', 'Posso prenotare?'],
  ['Fate fattura?', 'mi serve la fattura'],
  ['Avete il wifi?', 'c’è il wi-fi?'],
  ['Chi siete?'],
  ['Dove siete?', 'qual è il vostro indirizzo', 'dove si trova il negozio?'],
  ['Avete la taglia 42 in rosso?'],
  ['Avete la taglia 44 in rosso?'],
  ['Vendete automobili?'],
];
let number = 0;
const ASKED = QUESTIONS.flatMap((wordings, question) =>
  wordings.map((text, index) => ({
    text,
    question,
    count: index === 0 ? 3 : 1,
    lastMessageId: (number += 1),
  })),
);

test('wordings of one question stand together, different questions never do', () => {
  const groups = groupQuestions(ASKED);
  for (const { wordings } of groups)
    expect(
      new Set(wordings.map(({ question }) => question)).size,
      wordings.map(({ text }) => text).join(' | '),
    ).toBe(1);
  // Of the pairs that belong together, most are found together.
  const pairs = (size: number) => (size * (size - 1)) / 2;
  const found = groups.reduce((sum, { wordings }) => sum + pairs(wordings.length), 0);
  const all = QUESTIONS.reduce((sum, { length }) => sum + pairs(length), 0);
  expect(found / all).toBeGreaterThan(0.8);
});

test('the order in which questions come changes nothing', () => {
  expect(groupQuestions([...ASKED].reverse())).toEqual(groupQuestions(ASKED));
});

test('a group is called by what is asked most and counts all of its wordings; marks and courtesies are no questions', () => {
  const groups = groupQuestions([
    { text: 'a che ora aprite', count: 2, lastMessageId: 9 },
    { text: 'A che ora aprite?', count: 5, lastMessageId: 4 },
    { text: 'Orari di apertura?', count: 1, lastMessageId: 12 },
    { text: 'Avete parcheggio?', count: 6, lastMessageId: 7 },
    { text: '👍', count: 50, lastMessageId: 8 },
    { text: 'Grazie mille!', count: 40, lastMessageId: 6 },
  ]);
  expect(groups.map(({ text, count, lastMessageId }) => ({ text, count, lastMessageId }))).toEqual([
    { text: 'A che ora aprite?', count: 8, lastMessageId: 12 },
    { text: 'Avete parcheggio?', count: 6, lastMessageId: 7 },
  ]);
});

test('one text is told from another by its letters alone', () => {
  expect(questionKey('  Perché  è CHIUSO?! ')).toBe(questionKey('perche e chiuso'));
});
