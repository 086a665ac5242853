import { describe, expect, it } from 'vitest';
import { windowOf } from './dates';
import { nameIn } from './identity';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';
import { askedByBusiness } from './style';

const TODAY = '2026-11-23';
const read = (text: string) => readInstructions(text, TODAY);
const factsOf = (text: string) => read(text).facts.map((fact) => fact.text);
const wishesOf = (text: string) => read(text).wishes.map(({ words }) => words);
const rowsOf = (text: string) => readFile({ name: 'listino.csv', text }, { today: TODAY, language: 'it' });

describe('what must wait', () => {
  it.each([
    ['Dal 1 marzo apriamo anche a Trento ma prima del 10 febbraio non si dice!!', '2027-02-10'],
    ['da marzo affittiamo i carrelli ma lo diciamo dal 20 gennaio in poi', '2027-01-20'],
    ['From May we do boat trips but we announce it from 15 January', '2027-01-15'],
  ])('“%s” waits until %s, and says no more of it', (text, day) => {
    const [fact, ...others] = read(text).facts;
    expect(others).toEqual([]);
    expect(fact?.from).toBe(day);
    expect(fact?.text).not.toMatch(/\b(?:ma|but|dic\w+|announce)\b/u);
  });

  it('days after a year that stands alone are of that year', () => {
    expect(windowOf('The last free Saturdays of 2028 are 3 June and 7 October.', TODAY).until).toBe(
      '2028-06-03',
    );
  });
});

describe('orders to the writer', () => {
  it('with the pronoun of what they are about tell customers nothing', () => {
    expect(factsOf('le tariffe scrivile pure, quelle del foglio.')).toEqual([]);
  });
  it('name each subject, however often it is wanted', () => {
    expect(
      wishesOf('parla spesso delle tende e dei cuscini, e almeno una volta a settimana dei materassi'),
    ).toEqual(['tende', 'cuscini', 'materassi']);
  });
  it('say of the last subject what stands after the colon', () => {
    expect(
      factsOf(
        'Parla spesso delle tende, e ogni settimana dei materassi: quello in lattice pesa 18 kg ed è sfoderabile.',
      ).join(' '),
    ).toMatch(/^Materassi: /u);
  });
  it('go on in a sentence without a verb', () => {
    const text = 'Parlate spesso delle lenzuola. E un consiglio, come si lava la lana.';
    expect(factsOf(text)).toEqual([]);
    expect(wishesOf(text)).toContain('come si lava la lana');
  });
  it('keep English subjects apart, brackets or not', () => {
    expect(
      wishesOf('Talk a lot about the dovecote (built in 1690) and about winter stays: 20% less until March.'),
    ).toEqual(['dovecote', 'winter stays']);
  });
  it('rule out each thing that is named', () => {
    expect(read('mai nominare i supermercati e i discount.').forbidden).toEqual(['supermercati', 'discount']);
  });
});

it('a greeting is no part of who somebody is', () => {
  expect(factsOf('Buongiorno, siamo la Sartoria Lembo, a Imola in via Emilia 4.')).toEqual([
    'Siamo la Sartoria Lembo, a Imola in via Emilia 4.',
  ]);
});

it('what follows a noun is no order', () => {
  expect(askedByBusiness('Le gomme ricoperte durano meno?', 'lei')).toBe('Le gomme ricoperte durano meno?');
  expect(askedByBusiness('Consegnate anche la domenica?', 'tu')).toBe('Consegniamo anche la domenica?');
});

it.each([
  ['Scuola di danza Arabesque, Trani, via Mare 3.', 'Scuola di danza Arabesque'],
  ['colorificio tintalegra a Forlì, via Ravegnana 9, dal 1980', 'Colorificio Tintalegra'],
])('“%s” is called %s', (text, name) => {
  expect(nameIn(text, [])).toBe(name);
});

describe('rows of a price list', () => {
  it('keep what is said to whoever sells', () => {
    const [offer] = rowsOf('cosa;prezzo;note\nLampada;20;fondo di magazzino - spingere\nSedia;30;\n').offers;
    expect(offer?.note).toBe('');
  });
  it('lose the day on which there is no room', () => {
    const [offer] = rowsOf(
      'corso;prezzo;giorni;note\nArpa;90;lunedì e sabato;lunedì pieno\nOboe;80;martedì;\n',
    ).offers;
    expect([offer?.details[0]?.value, offer?.note]).toEqual(['sabato', '']);
  });
  it('a share of a price is no amount of money', () => {
    const [offer] = rowsOf('cosa;prezzo;note\nSoggiorno feriale;10% in meno;\nStanza;80;\n').offers;
    expect(offer?.price ?? '').not.toContain('€');
  });
});
