import { describe, expect, it } from 'vitest';
import type { ProfileOffer } from '../../../../contract';
import { formatsSentence, offerMention, priceQuestion } from './offer-phrases';
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
      { name: 'Seitan', price: '9 €', details: [{ label: 'Come si cuoce', value: 'pronto da cuocere' }] },
      'Il seitan (pronto da cuocere) costa 9 €.',
    ],
    [
      { name: 'Bagno', price: 'da 28 €', details: [{ label: 'Taglia', value: 'piccola' }] },
      'Il bagno (taglia piccola) parte da 28 €.',
    ],
    [
      {
        name: 'Scale condominiali',
        details: [
          { label: 'durata', value: '45 minuti' },
          { label: 'per chi', value: 'Amministratori' },
        ],
      },
      'Scale condominiali per amministratori: durata 45 minuti.',
    ],
    [
      { name: 'Orata', price: '18 €', details: [{ label: 'Come si cuoce', value: 'al forno, 20 minuti' }] },
      "L'orata costa 18 €. Come si cuoce? Al forno, 20 minuti.",
    ],
    [
      {
        name: 'Chitarra',
        price: '70 €',
        details: [
          { label: 'età', value: 'da 7 anni' },
          { label: 'insegnante', value: 'Ada' },
          { label: 'acqua', value: 'poca' },
          { label: 'livello', value: 'tutti' },
        ],
      },
      'La chitarra (da 7 anni, con Ada, poca acqua) costa 70 €.',
    ],
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
    [
      { name: 'Kumquat', price: '34 €', details: [{ label: 'Vaso', value: '22 cm' }] },
      'Il kumquat (vaso 22 cm) costa 34 €.',
    ],
    [
      { name: 'Autoscala con operatore', price: "95 € l'ora", note: 'minimo due ore' },
      "L'autoscala con operatore costa 95 € l'ora, minimo due ore.",
    ],
    [
      { name: 'Trasformazione', price: 'da 480 €', note: '2 mesi' },
      'La trasformazione parte da 480 €. Ci vogliono 2 mesi.',
    ],
    [
      { name: 'Camicia lavata e stirata', price: '3,50 €', details: [{ label: 'giorni', value: '2' }] },
      'La camicia lavata e stirata costa 3,50 € ed è pronta in 2 giorni.',
    ],
    [
      {
        name: 'Lucerna',
        price: '4 €',
        details: [
          { label: 'stile', value: 'keller' },
          { label: 'gradi', value: '4,9' },
        ],
      },
      'Lucerna, keller: 4,9 gradi, 4 €.',
    ],
    [{ name: 'Orvieto Classico', price: '4 €' }, "L'Orvieto Classico costa 4 €."],
  ])('%o', (fields, sentence) => expect(sentenceOf(fields)).toBe(sentence));

  it('a class is one, though it ends like many', () => {
    expect(
      sentenceOf(
        { name: 'Evening class', price: '€30', details: [{ label: 'Size', value: 'per person' }] },
        'en',
      ),
    ).toBe('The evening class costs €30 per person.');
  });

  it('what stands before “from” tells whether they are many', () => {
    expect(sentenceOf({ name: 'Roses from Liguria', price: '€3.80' }, 'en')).toBe(
      'Roses from Liguria cost €3.80.',
    );
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

describe('a row that is told in another way', () => {
  const sentencesOf = (fields: Partial<ProfileOffer>) => offerSentences(offer(fields), 'it', 1).join(' ');
  it.each([
    [{ name: 'Cesto piccolo', price: '29 €' }, 'Da noi il cesto piccolo costa 29 €.'],
    [
      { name: 'Pedicure', price: '30 €', details: [{ label: 'Durata', value: '50 minuti' }] },
      'Per la pedicure: 50 minuti, 30 €.',
    ],
    [
      {
        name: 'Violino',
        price: '92 € al mese',
        details: [
          { label: 'Durata', value: '45 minuti a settimana' },
          { label: 'Giorni', value: 'martedì e venerdì' },
        ],
      },
      'Per il violino sono 45 minuti a settimana, il martedì e il venerdì: 92 € al mese.',
    ],
    [
      { name: 'Tasselli', price: '4,20 €', details: [{ label: 'unità', value: 'scatola da 50' }] },
      'Da noi i tasselli costano 4,20 € la scatola da 50.',
    ],
    [
      { name: 'Serratura', price: '64 €', details: [{ label: 'unità', value: 'cadauna' }] },
      'Da noi la serratura costa 64 €.',
    ],
  ])('%o', (fields, sentence) => expect(sentencesOf(fields)).toBe(sentence));

  it('stands beside its neighbour in one sentence, unless a remark limits it', () => {
    const row = { name: 'Manicure', price: '20 €', details: [{ label: 'Durata', value: '40 minuti' }] };
    expect(offerMention(offer(row), 'it')).toBe("C'è anche la manicure: 40 minuti, 20 €.");
    expect(offerMention(offer({ ...row, note: 'solo il lunedì' }), 'it')).toBe('');
  });

  it('is asked for as it is said', () => {
    expect(priceQuestion(offer({ name: 'Riparazione asta', price: '12 €' }), 'it')).toBe(
      "Quanto costa la riparazione dell'asta?",
    );
  });
});

describe('columns that say more than a measure', () => {
  it.each([
    [
      {
        name: 'Impianto di irrigazione',
        details: [
          { label: 'Per chi', value: 'orti e giardini' },
          { label: 'Tempi', value: 'posa in un giorno' },
        ],
      },
      'Impianto di irrigazione per orti e giardini: posa in un giorno.',
    ],
    [
      {
        name: '«La volpe di vetro»',
        price: '14 €',
        details: [
          { label: 'Età', value: '6-9' },
          { label: 'Perché ci piace', value: 'finisce bene' },
        ],
      },
      '«La volpe di vetro»: 6-9 anni, 14 €. Perché ci piace: finisce bene.',
    ],
    [
      {
        name: 'Cesta regalo Bosco',
        price: '30 €',
        details: [{ label: 'Formato', value: '2 marmellate e un tè' }],
      },
      'La cesta regalo Bosco (2 marmellate e un tè) costa 30 €.',
    ],
  ])('%o', (fields, sentence) => expect(sentenceOf(fields)).toBe(sentence));

  it('stand in one pair of brackets in English', () => {
    expect(
      sentenceOf(
        {
          name: 'Sgabello (stool)',
          price: '€40',
          details: [{ label: 'Size', value: '45 cm' }],
          note: 'oak or ash',
        },
        'en',
      ),
    ).toBe('The sgabello (stool, 45 cm, oak or ash) costs €40.');
  });

  it('two sizes of one thing agree with it', () => {
    const jar = (value: string, price: string) =>
      offer({ name: 'Marmellata di fichi', price, details: [{ label: 'Formato', value }] });
    expect(formatsSentence([jar('200 g', '5 €'), jar('400 g', '9 €')], 'it')).toEqual([
      'La marmellata di fichi da 200 g costa 5 €, quella da 400 g 9 €.',
    ]);
  });
});

describe('prices of whoever works on things', () => {
  const shirt = offer({ name: 'Camicia', price: '3,50 €' });
  it('a thing is not sold: its price stands after its name', () => {
    expect(offerSentences(shirt, 'it', 0, true)).toEqual(['Camicia: 3,50 €.']);
    expect(offerSentences(shirt, 'it')).toEqual(['La camicia costa 3,50 €.']);
  });
  it('what is done costs', () =>
    expect(offerSentences(offer({ name: 'Pulizia tappeto', price: '30 €' }), 'it', 0, true)).toEqual([
      'La pulizia del tappeto costa 30 €.',
    ]));
  it('beside another one a thing is a line of the same list', () => {
    expect(offerMention(shirt, 'it', true)).toMatch(
      /^(?:Sullo stesso listino|A listino anche): camicia, 3,50 €\.$/u,
    );
    expect(offerMention(shirt, 'it')).toBe("C'è anche la camicia: 3,50 €.");
  });
  it('what is done to a thing is named as on the list', () =>
    expect(sentenceOf({ name: 'Sensore di pressione sostituito', price: '55 €' })).toBe(
      'Sensore di pressione sostituito: 55 €.',
    ));
});

it('the day in a name is not said again, nor is what has a view a view', () => {
  expect(
    sentenceOf(
      { name: 'Sunday ragù class', price: '€82', details: [{ label: 'Day', value: 'Sunday' }] },
      'en',
    ),
  ).toBe('The Sunday ragù class costs €82.');
  expect(
    sentenceOf(
      {
        name: 'Femminello Room',
        price: '€78',
        details: [{ label: 'View', value: 'lemon grove, ground floor' }],
      },
      'en',
    ),
  ).toBe('The Femminello Room (lemon grove view, ground floor) costs €78.');
});

it('what a thing is made of, and how high it is, is said as people do', () => {
  expect(
    sentenceOf({ name: 'Porta interna', price: '890 €', details: [{ label: 'Legno', value: 'rovere' }] }),
  ).toBe('La porta interna (in rovere) costa 890 €.');
  expect(
    sentenceOf({ name: 'Limone in vaso', price: '39 €', details: [{ label: 'Misura', value: 'h 120 cm' }] }),
  ).toBe('Il limone in vaso (altezza 120 cm) costa 39 €.');
});
