import { describe, expect, it } from 'vitest';
import { askedByBusiness } from './style';
import { isPrivateHeading } from './privacy';
import { readInstructions } from './read-instructions';

const TODAY = '2026-11-23';
const read = (text: string) => readInstructions(text, TODAY);
const factsOf = (text: string) => read(text).facts.map((fact) => fact.text);

describe('what an order says of the business on its way', () => {
  it('what is free is said to be', () => {
    expect(factsOf('Parla spesso della prima lezione di prova gratuita.')).toEqual([
      'La prima lezione di prova è gratuita.',
    ]);
  });
  it('what is to be told at a time of the year is a statement without that order', () => {
    const [fact = '', ...others] = factsOf('In autunno parlare delle iscrizioni: si entra in ogni mese.');
    expect([fact, others]).toEqual(['Iscrizioni: si entra in ogni mese.', []]);
  });
  it('what a business is not is left out of what it is', () => {
    expect(
      factsOf('Il banco serve per assaggiare il pane, non siamo un bar e non facciamo colazioni.'),
    ).toEqual(['Il banco serve per assaggiare il pane.']);
  });
  it('why now is no statement of its own', () => {
    expect(factsOf('Parlare spesso della preparazione allo sci (stagione che inizia).')).toEqual([]);
  });
  it('what happened last year is no news', () => {
    expect(factsOf('Ad aprile dell’anno scorso abbiamo fatto la festa del glicine in giardino.')).toEqual([]);
  });
  it('what customers are to understand is told them', () => {
    expect(
      factsOf('Voglio che si capisca che le piante le facciamo noi dal seme e che qui piove davvero poco.'),
    ).toEqual(['Le piante le facciamo noi dal seme.', 'Qui piove davvero poco.']);
  });
});

describe('what is not for customers', () => {
  it.each([
    'tieni per te: la caldaia perde. il socio Aldo se ne va. marta vuole vendere',
    'Resta tra noi: il forno è in prestito. Aldo se ne va.',
    'Fatti nostri: la caldaia perde. Aldo se ne va.',
    'Mie: la caldaia perde. Aldo se ne va.',
    'Cose che non vanno nei post: la caldaia perde. Aldo se ne va.',
    'Keep this to yourself: the boiler leaks. Aldo is leaving.',
  ])('%s: the whole line', (line) => {
    expect(factsOf(`Panificio Aurora a Lodi.\n${line}`)).toEqual(['Panificio Aurora a Lodi.']);
    expect(read(line).privateNotes.join(' ')).toMatch(/Aldo/);
  });

  it('orders to the writer about prices and readers are no facts', () => {
    expect(
      factsOf(
        'Prezzi: solo quelli del listino. I prezzi si possono scrivere ma non quelli dei bar. Post per chi decide: amministratori.',
      ),
    ).toEqual([]);
  });

  it('remarks on why something is written go', () => {
    expect(factsOf('La consegna richiede sei giorni, lo diciamo perché tutti promettono tre.')).toEqual([
      'La consegna richiede sei giorni.',
    ]);
  });

  it('what ties a sentence to the one before goes', () => {
    expect(factsOf('In più ripariamo ombrelli e valigie.')).toEqual(['Ripariamo ombrelli e valigie.']);
  });

  it('notes for posts are meant to be told', () => {
    expect([isPrivateHeading('appunti per i post'), isPrivateHeading('appunti')]).toEqual([false, true]);
  });
});

describe('what must wait', () => {
  it.each([
    'Da gennaio teniamo un corso di ceramica, ma finché il maestro non firma non si dice, se ne può parlare dal 4 dicembre.',
    'In March we open a second workshop in the old mill, the lease is not signed yet: nothing before 9 December.',
  ])('what is not to be told yet is no fact, however its owner says until when: %s', (line) => {
    expect(factsOf(line)).toEqual([]);
  });
  it('what has a day and is not kept back stays one', () => {
    expect(factsOf('Il 5 dicembre si parla inglese al banco.')).toHaveLength(1);
  });
  it.each([
    [
      "Dal 3 febbraio c'è il banco dei formaggi, ma l'annuncio lo fa il sindaco il 12 dicembre, prima silenzio.",
      '2026-12-12',
    ],
    [
      'Il 20 gennaio suona una banda ma la data la annuncia il teatro il 9 dicembre, noi zitti fino ad allora.',
      '2026-12-09',
    ],
    ['Dal 7 dicembre consegniamo a casa, fino a quel giorno non lo scrivere.', '2026-12-07'],
  ])('%s', (text, day) => {
    const [fact] = read(text).facts;
    expect(fact?.from).toBe(day);
    expect(fact?.text).not.toMatch(/annunc|silenzio|zitti|scriv/);
  });
});

it('a customer who speaks of themselves is spoken to', () => {
  expect(askedByBusiness('Consegnate il sabato?', 'tu')).toBe('Consegniamo il sabato?');
  expect(askedByBusiness('Venite a montarlo da me?', 'tu')).toBe('Veniamo a montarlo da te?');
});

describe('wishes and bans', () => {
  it('a clause goes on about its subject', () => {
    expect(factsOf('Parlare spesso delle agende, che si ordinano entro il 4 dicembre.')).toContain(
      'Le agende si ordinano entro il 4 dicembre.',
    );
    expect(
      factsOf('Parlare spesso della messa in piega, che facciamo in mezz’ora, anche la sera alle 20.')[0],
    ).toMatch(/^La messa in piega la facciamo/);
  });

  it('brackets that say two things of a subject stay with it', () => {
    expect(factsOf('Parla spesso delle targhe (minimo 20 pezzi, pronte in 5 giorni).')).toEqual([
      'Targhe: minimo 20 pezzi, pronte in 5 giorni.',
    ]);
  });

  it('a label may rule words out, and a conjunction is no word', () => {
    const { forbidden, facts } = read('Banned: "cosy", any word about wasps, and no promises about rain.');
    expect(facts).toEqual([]);
    expect(forbidden).toEqual(expect.arrayContaining(['cosy', 'wasps', 'promises about rain']));
    expect(forbidden).not.toContain('and');
  });
});

describe('what an owner wants told often', () => {
  it('each thing of a row is a wish, and a clause is a fact', () => {
    const { wishes, facts } = read(
      'Spesso: i tarli (come si riconosce se sono attivi), la gommalacca, l’impagliatura; e che la valutazione è gratuita.',
    );
    expect(wishes.map(({ words }) => words)).toEqual(['tarli', 'gommalacca', 'impagliatura', 'valutazione']);
    expect(facts.map(({ text }) => text)).toEqual(['La valutazione è gratuita.']);
  });

  it('a clause after two things is said of the one that it fits', () => {
    expect(factsOf('Parlare spesso degli agrumi e del freddo: d’inverno li teniamo noi in serra.')).toEqual([
      'Gli agrumi d’inverno li teniamo noi in serra.',
    ]);
  });

  it('a question among wishes is asked and answered', () => {
    expect(factsOf('Parla spesso di quanto tempo ci vuole: 6 mesi per un abito nuovo.')).toEqual([
      'Quanto tempo ci vuole? 6 mesi per un abito nuovo.',
    ]);
  });
});

describe('what must wait', () => {
  it.each([
    ['Le montature Alpe sono in arrivo, dal 14 dicembre si può dire, non prima.', '2026-12-14'],
    ['Da gennaio abbiamo il ponte per i camper, ma prima del 10 dicembre acqua in bocca.', '2026-12-10'],
    [
      'Da marzo serviamo la cena, ma finché non arriva il permesso (5 dicembre) nessuno deve saperlo.',
      '2026-12-05',
    ],
    ['The 2027 calendar opens on 7 December: not a word about dates before that day.', '2026-12-07'],
  ])('%s', (sentence, from) => {
    expect(read(sentence).facts.map((fact) => fact.from)).toEqual([from]);
    expect(factsOf(sentence).join(' ')).not.toMatch(/prima|saperlo|word/);
  });
});

describe('sentences that lean on the one before them', () => {
  it('what goes on with it is told with it', () => {
    expect(
      factsOf('Sabato 5 dicembre dalle 10 proviamo i trapani in cortile. Gratis, senza prenotare.'),
    ).toEqual(['Sabato 5 dicembre dalle 10 proviamo i trapani in cortile. Gratis, senza prenotare.']);
  });
  it('what points back to its day says nothing', () => {
    expect(
      factsOf('Chi rinnova entro il 30 novembre ha un mese gratis. Dopo quella data lo sconto non c’è più.'),
    ).toEqual(['Chi rinnova entro il 30 novembre ha un mese gratis.']);
  });
  it('a silence until its day holds it back', () => {
    expect(
      read('From 1 March we run rafting trips on the Nera. Nothing about them before that.').facts,
    ).toMatchObject([{ from: '2027-03-01' }]);
  });
});

describe('what is typed to the writer', () => {
  it.each(['Warm, plain, a little dry.', 'Dare sempre del lei.', 'Prices in euro are fine, and welcome.'])(
    '“%s” is no fact',
    (text) => expect(factsOf(`We shear sheep in Orkney. ${text}`)).toEqual(['We shear sheep in Orkney.']),
  );
  it('prices that are to be named are a wish, whatever they are of', () => {
    expect(read('Metti i prezzi quando parli di un trattamento.').wishes).toEqual([
      { words: 'prezzi', often: true },
    ]);
  });
  it('two wishes keep what is said of each', () => {
    expect(
      factsOf(
        'Parlate spesso delle prove del martedì (ore 21, gratis) e del "coro in prestito": veniamo noi da voi, con le partiture.',
      ),
    ).toEqual([
      'Prove del martedì: ore 21, gratis.',
      'Coro in prestito: veniamo noi da voi, con le partiture.',
    ]);
    expect(
      factsOf(
        'Parlate spesso delle visite del giovedì (ore 19) e delle ceste di Natale: le componiamo insieme.',
      ),
    ).toContain('Le ceste di Natale le componiamo insieme.');
  });
});
