import { expect, test } from 'vitest';
import { aVisitorMessage } from '../../testing/a-conversation';
import { mailtoLink, openQuestion } from './mail-reply';

const visitor = (text: string) => aVisitorMessage({ text });
const bot = (answered: boolean | null) => aVisitorMessage({ sender: 'bot', text: 'Ecco.', answered });

test.each([
  ['nothing was asked', [], ''],
  ['the bot answered', [visitor('Aprite?'), bot(true), visitor('Grazie')], 'Grazie'],
  [
    'the bot did not know, and a person was asked for after it',
    [
      visitor('Aprite?'),
      bot(true),
      visitor('Fate torte?'),
      bot(false),
      visitor('Voglio una persona'),
      bot(true),
    ],
    'Fate torte?',
  ],
])('%s', (_, messages, question) => {
  expect(openQuestion(messages)).toBe(question);
});

test('a mail link carries address, subject and words as they are', () => {
  expect(mailtoLink('a+b@c.it', { subject: 'Già & poi', body: 'Ciao,\n“x”' })).toBe(
    'mailto:a%2Bb%40c.it?subject=Gi%C3%A0%20%26%20poi&body=Ciao%2C%0A%E2%80%9Cx%E2%80%9D',
  );
});
