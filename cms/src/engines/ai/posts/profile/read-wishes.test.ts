import { describe, expect, it } from 'vitest';
import { wishesIn } from './read-wishes';

describe('what an owner wants told', () => {
  it('is wanted often up to where it is wanted now and then', () =>
    expect(
      wishesIn('Insistere sulla formazione in azienda (4 ore, 420 euro) e ogni tanto sul ruolo esterno.')
        .wishes,
    ).toEqual([
      { words: 'formazione in azienda', often: true },
      { words: 'ruolo esterno', often: false },
    ]));

  it('has no clause that says when it is wanted', () => {
    const { wishes, facts } = wishesIn('Parla spesso della guida di notte adesso che fa buio alle 17.');
    expect([wishes, facts]).toEqual([[{ words: 'guida di notte', often: true }], []]);
  });

  it('is no network, nor that something is fine', () =>
    expect(wishesIn('Una domanda ogni tanto su LinkedIn va bene.').wishes).toEqual([]));

  it('is each of several things, and the first is not said to be the others', () => {
    const { wishes, facts } = wishesIn(
      'Ogni tanto la cena a bordo del venerdì, il corso di marzo, le derive per i ragazzi dagli 8 anni, i nodi.',
    );
    expect(facts).toEqual([]);
    expect(wishes.map(({ words }) => words)).toContain('corso di marzo');
  });

  it('keeps the capitals of towns', () =>
    expect(wishesIn('Parla spesso del ritiro (Lecco, Como e Sondrio, 25 euro a viaggio).').facts).toEqual([
      { topic: 'ritiro', text: 'Ritiro: Lecco, Como e Sondrio, 25 euro a viaggio.' },
    ]));
});
