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
const sentenceOf = (fields: Partial<ProfileOffer>) => offerSentences(offer(fields), 'it').join(' ');

describe('what the price of a row is for', () => {
  it.each([
    [
      { name: 'Smontaggio tenda', price: 'da 90 €', details: [{ label: 'Unità', value: 'fino a 3 metri' }] },
      /da 90 € \(fino a 3 metri\)/u,
    ],
    [
      { name: 'Carrello a noleggio', price: '12 €', details: [{ label: 'Unità', value: 'a settimana' }] },
      /12 € a settimana/u,
    ],
    [
      {
        name: 'Stanza buia',
        price: 'da 15 € a testa',
        details: [
          { label: 'difficoltà', value: 'media' },
          { label: 'giocatori', value: '3-5' },
        ],
      },
      /per 3-5 giocatori \(media\)/u,
    ],
  ])('%o', (fields, words) => {
    expect(sentenceOf(fields)).toMatch(words);
  });
  it('a name with an article of its own gets no other', () => {
    expect(sentenceOf({ name: 'La Torre Buia', price: '15 €' })).not.toMatch(/la la/iu);
  });
  it('a cleaning takes its time, and is not ready in it', () => {
    const details = [{ label: 'tempo', value: '2 ore' }];
    const [sentence = ''] = offerSentences(
      offer({ name: 'Pulizia grondaia', price: '80 €', details }),
      'it',
      0,
      true,
    );
    expect(sentence).not.toMatch(/pront/u);
  });
});
