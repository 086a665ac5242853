import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';

const read = (text: string) =>
  readFile({ name: 'consigli.txt', text }, { today: '2026-11-23', language: 'it' });
const factsOf = (line: string) =>
  readInstructions(`Bottega Nove, falegnameria ad Asti.\n${line}`, '2026-11-23')
    .facts.slice(1)
    .map(({ text }) => text);

describe('advice that an owner keeps in a file', () => {
  it('under numbered questions is their answer', () => {
    expect(
      read(
        '1) Quando si pota?\nA fine inverno, prima delle gemme.\n\n2) Serve il concime?\nUna volta l’anno, in marzo.',
      ).questions,
    ).toEqual([
      { question: 'Quando si pota?', answer: 'A fine inverno, prima delle gemme.' },
      { question: 'Serve il concime?', answer: 'Una volta l’anno, in marzo.' },
    ]);
  });
  it('keeps the question that opens it, and what is not to be done', () => {
    expect(
      read(
        'Sella secca? Un panno con poco grasso, poi una notte all’ombra. Niente olio da cucina.',
      ).facts.map(({ text }) => text),
    ).toEqual(['Sella secca? Un panno con poco grasso, poi una notte all’ombra. Niente olio da cucina.']);
  });
  it('what posts are not to show is no advice', () => {
    expect(
      read('I vasi si svuotano prima del gelo e si tengono coperti. Niente foto della serra.').facts.map(
        ({ text }) => text,
      ),
    ).toEqual(['I vasi si svuotano prima del gelo e si tengono coperti.']);
  });
});

describe('what readers are to be told', () => {
  it.each([
    [
      'Talk a lot about the rye loaf: tell people to order by noon on Friday.',
      /order by noon/u,
      /tell people/u,
    ],
    [
      'Parla spesso del noleggio furgoni (molti non sanno che si guida con la patente B e il pieno lo mettiamo noi).',
      /si guida con la patente B/u,
      /molti non sanno/u,
    ],
  ])('“%s” is told without the order', (line, statement, order) => {
    const text = factsOf(line).join(' ');
    expect(text).toMatch(statement);
    expect(text).not.toMatch(order);
  });
  it('for whom a network is says something of them', () => {
    expect(factsOf('Linkedin solo per i condomìni: lavoriamo di notte e la mattina è asciutto.')).toEqual([
      'Condomìni: lavoriamo di notte e la mattina è asciutto.',
    ]);
  });
});
