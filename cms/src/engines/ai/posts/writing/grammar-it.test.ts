import { expect, it } from 'vitest';
import { offerSentences } from './offer-sentences';
import {
  agreed,
  articleOf,
  containerFirst,
  everyWeek,
  inTown,
  isListName,
  nounOf,
  withPreposition,
} from './grammar-it';

it.each([
  ['pulizia viso', 'la '],
  ['abito da sposa', "l'"],
  ['ombrellone', "l'"],
  ['stufa a pellet', 'la '],
  ['scaldabagno', 'lo '],
  ['zaino', 'lo '],
  ['panettone albicocca', 'il '],
  ['manicure', 'la '],
  ['luci a dinamo montate', 'le '],
  ['baci di dama', 'i '],
  ['gnocchi di zucca', 'gli '],
  ['lezioni di canto', 'le '],
  ['etichette in bobina', 'le '],
  ['vongole veraci', 'le '],
  ['lenti da ufficio', 'le '],
])('the article of “%s” is “%s”', (phrase, article) => {
  const noun = nounOf(phrase);
  expect(noun && articleOf(phrase, noun)).toBe(article);
});

it('adjectives and towns agree', () => {
  expect(agreed('pront', { feminine: true, plural: true })).toBe('pronte');
  expect([inTown('Acireale'), inTown('Lecce')]).toEqual(['ad Acireale', 'a Lecce']);
});

const offer = (changes: object) => ({
  name: 'Pulizia viso',
  price: '45 €',
  details: [{ label: 'Durata', value: '60 minuti' }],
  note: '',
  list: 'listino',
  from: null,
  until: null,
  ...changes,
});

it.each([
  [offer({}), 'La pulizia del viso dura 60 minuti e costa 45 €.'],
  [
    offer({ name: 'Tappeto', price: 'da 9 €', details: [{ label: 'Giorni', value: '1' }] }),
    'Il tappeto parte da 9 € ed è pronto in un giorno.',
  ],
  [
    offer({
      name: 'Gru a torre',
      price: '',
      details: [
        { label: 'Altezza', value: '18 m' },
        { label: 'Portata', value: '250 kg' },
      ],
    }),
    "La gru a torre ha un'altezza di 18 m e una portata di 250 kg.",
  ],
  [
    offer({
      name: 'Torta di mele',
      details: [{ label: 'Formato', value: 'per 8 persone' }],
      note: 'il più venduto',
    }),
    'La torta di mele per 8 persone costa 45 €. È il più venduto.',
  ],
])('an offer is told as a sentence', (given, sentence) => {
  expect(offerSentences(given, 'it').join(' ')).toBe(sentence);
});

it.each([
  ['copia chiave di casa', 'copia della chiave di casa'],
  ['affilatura forbici da sarta', 'affilatura delle forbici da sarta'],
  ['cambio gomme', 'cambio delle gomme'],
  ['riparazione asta', "riparazione dell'asta"],
  ['taglio donna', 'taglio donna'],
  ['pulizia completa', 'pulizia completa'],
  ['stampa digitale', 'stampa digitale'],
  ['torta di mele', 'torta di mele'],
])('“%s” is said “%s”', (written, expected) => expect(withPreposition(written)).toBe(expected));

it.each([
  ['Pellet sacco da 15 kg', 'sacco di pellet da 15 kg'],
  ['Pellet bancale 70 sacchi', 'bancale di pellet da 70 sacchi'],
  ['Scatola di biscotti', 'Scatola di biscotti'],
])('“%s” comes in a “%s”', (written, expected) => expect(containerFirst(written)).toBe(expected));

it('days of the week have their article', () => {
  expect(everyWeek('martedì e domenica')).toBe('il martedì e la domenica');
  expect(everyWeek('dal lunedì al venerdì')).toBe('dal lunedì al venerdì');
});

it.each([
  ['portaombrelli', 'il '],
  ['apribottiglie', "l'"],
  ['scaldabagno', 'lo '],
])('“%s” is one thing, though its end is of many', (name, article) => {
  const noun = nounOf(name);
  expect(noun).toEqual({ feminine: false, plural: false });
  expect(noun && articleOf(name, noun)).toBe(article);
});

it.each([
  ['manutenzione ordinaria caldaia', 'manutenzione ordinaria della caldaia'],
  ['trasformazione abito', "trasformazione dell'abito"],
  ['confezione regalo grande', 'confezione regalo grande'],
  ['installazione colonnina ricarica', 'installazione colonnina ricarica'],
  ['pulizia camino', 'pulizia del camino'],
])('“%s” is said “%s”', (name, spoken) => expect(withPreposition(name)).toBe(spoken));

it.each([
  ['crini nuovi archetto violino', true],
  ['tastiera spianata chitarra', true],
  ['deposito stagionale gomme', true],
  ['ponticello nuovo violino', true],
  ['noleggio violoncello', true],
  ['tenda classica verde', false],
  ['controllo completo', false],
  ['rosa antica a radice nuda', false],
  ['limone quattro stagioni', false],
  ['vino rosso', false],
])('whether only a price list says “%s”: %s', (name, isListed) => expect(isListName(name)).toBe(isListed));

it.each([
  ['corso fisarmonica', 'corso di fisarmonica'],
  ['corso pianoforte (45 minuti)', 'corso di pianoforte (45 minuti)'],
  ['corso serale', 'corso serale'],
  ['corso avanzato', 'corso avanzato'],
])('“%s” is said “%s”', (name, spoken) => expect(withPreposition(name)).toBe(spoken));
