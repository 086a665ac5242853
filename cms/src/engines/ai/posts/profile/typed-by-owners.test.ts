import { describe, expect, it } from 'vitest';
import { windowOf } from './dates';
import { nameIn, placeIn } from './identity';
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
    ['Il corso di primavera si apre il 9 gennaio, prima di quel giorno non va scritto.', '2027-01-09'],
    [
      'Nuovo tornio in funzione da lunedì 30 novembre (non annunciarlo prima, deve passare il collaudo).',
      '2026-11-30',
    ],
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

it('a name begins behind “we are”', () => {
  expect(nameIn('We’re Two Kilns, a pottery studio in Deruta (Agnese and her husband Tom).', [])).toBe(
    'Two Kilns',
  );
});

it('subjects that shall come back often are a wish, and nothing to publish', () => {
  const typed =
    'Argomenti che ci tengo a far tornare spesso: la guida di notte.\nRipariamo montature in giornata.';
  expect(wishesOf(typed)).toEqual(['guida di notte']);
  expect(factsOf(typed)).toEqual(['Ripariamo montature in giornata.']);
});

describe('rows of a price list', () => {
  it('keep what is said to whoever sells', () => {
    const [offer] = rowsOf('cosa;prezzo;note\nLampada;20;fondo di magazzino - spingere\nSedia;30;\n').offers;
    expect(offer?.note).toBe('');
  });
  it('are no offers where they are not to be shown', () => {
    const { offers } = rowsOf('lavoro;prezzo;nota\nPoltrona;380;\nPoltrona per amici;250;non far vedere\n');
    expect(offers.map(({ name }) => name)).toEqual(['Poltrona']);
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

describe('what is typed in a hurry', () => {
  it('orders in the infinitive, or after an adverb, are orders', () => {
    expect(factsOf('Battere sulla revisione delle stufe e sulla canna fumaria.')).toEqual([]);
    expect(wishesOf('Battere sulla revisione delle stufe e sulla canna fumaria.')).toEqual([
      'revisione delle stufe',
      'canna fumaria',
    ]);
    expect(factsOf('Spesso vorrei parlare dei ricci.')).toEqual([]);
    expect(factsOf('Prezzi sì, quelli del listino.')).toEqual([]);
  });
  it('what may be told from a day on waits for it', () => {
    const [fact] = read('A gennaio arriva la linea solida, se ne parla dal 7 gennaio.').facts;
    expect([fact?.text, fact?.from]).toEqual(['A gennaio arriva la linea solida.', '2027-01-07']);
  });
  it('what is typical of a subject is said of it', () => {
    expect(factsOf('Raccontare la pressa del 1968 che lavora ancora.')).toEqual([
      'La pressa del 1968 lavora ancora.',
    ]);
    expect(factsOf('parla tanto dei corsi per adulti (8 lezioni, gruppi da 4)')).toEqual([
      'Corsi per adulti: 8 lezioni, gruppi da 4.',
    ]);
  });
  it('prices after a label are offers', () => {
    expect(
      read('prezzi si: noleggio racchetta 3 euro, lezione singola 35 euro').offers.map(({ name, price }) => [
        name,
        price,
      ]),
    ).toEqual([
      ['Noleggio racchetta', '3 €'],
      ['Lezione singola', '35 €'],
    ]);
  });
  it('a label with “spesso” lists wishes', () => {
    expect(wishesOf('Temi da toccare spesso: il bilancio, la fattura elettronica.')).toEqual([
      'bilancio',
      'fattura elettronica',
    ]);
  });
  it('no word is ruled out by what it must not say of the house', () => {
    expect(read('non dire mai che siamo i migliori').forbidden).not.toContain('che');
  });
  it('a day on which something was done ends nothing', () => {
    expect(windowOf('Olio nuovo: franto il 28 ottobre, latta da 3 litri.', TODAY).until).toBeNull();
  });
});

describe('pages of notes', () => {
  const notes = (text: string) => readFile({ name: 'note.txt', text }, { today: TODAY, language: 'it' });
  it('advice after an answer stands alone', () => {
    const { questions, facts } = notes(
      'D: Quanto dista la funivia?\nR: Trecento metri, cinque minuti a piedi.\nConsiglio: la pista blu si fa bene prima delle 15.\n',
    );
    expect(questions[0]?.answer).toBe('Trecento metri, cinque minuti a piedi.');
    expect(facts.map(({ text }) => text)).toEqual(['La pista blu si fa bene prima delle 15.']);
  });
  it('a question and its answer may share a line', () => {
    expect(
      notes('Come si conserva l’olio? Al buio, sotto i 20 gradi, nella latta chiusa.\n').questions,
    ).toEqual([
      { question: 'Come si conserva l’olio?', answer: 'Al buio, sotto i 20 gradi, nella latta chiusa.' },
    ]);
  });
  it('a priced line may end with a remark', () => {
    expect(notes('CAMERE\nDoppia: 80 € a notte, colazione compresa\n').offers).toMatchObject([
      { name: 'Doppia', price: '80 € a notte', note: 'colazione compresa' },
    ]);
  });
});

it('a town is told by its province, an owner’s first name is no business', () => {
  expect(placeIn('Agriturismo Le Querce - Sovana (GR)', 'Agriturismo Le Querce', 'it')).toBe('Sovana');
  expect(nameIn('Ciao! Sono Ada, ho il salone Ondina a Rapallo in via Mare 2.', [])).toBe('Ondina');
});
