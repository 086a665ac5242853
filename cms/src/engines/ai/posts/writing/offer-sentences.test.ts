import { describe, expect, it } from 'vitest';
import type { ProfileOffer } from '../../../../contract';
import { offerSentences } from './offer-sentences';

const offer = (fields: Partial<ProfileOffer>): ProfileOffer => ({
  name: '',
  price: '',
  details: [],
  note: '',
  list: 'listino',
  from: null,
  until: null,
  ...fields,
});
const sentenceOf = (fields: Partial<ProfileOffer>, language: 'it' | 'en' = 'it') =>
  offerSentences(offer(fields), language).join(' ');

describe('a row of a price list as a sentence', () => {
  it.each([
    [{ name: 'Cesto piccolo', price: '29 €' }, 'Il cesto piccolo costa 29 €.'],
    [
      { name: 'Partecipazioni', price: '90 €', details: [{ label: 'quantità', value: '50' }] },
      'Le partecipazioni costano 90 € per 50 pezzi.',
    ],
    [
      { name: 'Lezione singola', price: '40 €', details: [{ label: 'cosa comprende', value: '1 ora' }] },
      'La lezione singola da 1 ora costa 40 €.',
    ],
    [
      {
        name: 'Pacchetto completo',
        price: '300 €',
        details: [{ label: 'cosa c’è dentro', value: 'Teoria, guide, esame' }],
      },
      'Il pacchetto completo costa 300 €. Comprende teoria, guide, esame.',
    ],
    [{ name: 'Guasto: ricerca in casa', price: '80 €' }, 'Guasto: ricerca in casa, 80 €.'],
    [
      { name: '«Vento di bora»', price: '16 €', details: [{ label: 'autore', value: 'Ada Riva' }] },
      '«Vento di bora» di Ada Riva: 16 €.',
    ],
  ])('%o', (fields, sentence) => expect(sentenceOf(fields)).toBe(sentence));

  it('a class is one, though it ends like many', () => {
    expect(
      sentenceOf(
        { name: 'Evening class', price: '€30', details: [{ label: 'Size', value: 'per person' }] },
        'en',
      ),
    ).toBe('The evening class costs €30 per person.');
  });

  it('English plurals cost, each in its unit', () => {
    expect(
      sentenceOf(
        { name: 'Floor tiles', price: '€120', details: [{ label: 'Size', value: 'per square metre' }] },
        'en',
      ),
    ).toBe('Floor tiles cost €120 per square metre.');
  });
});
