import { describe, expect, it } from 'vitest';
import { bansIn } from './bans';
import { readInstructions } from './read-instructions';

const read = (text: string) => readInstructions(text, '2026-11-23');

describe('words that are ruled out after they are named', () => {
  it.each([
    [
      'le parole addestramento e addestratore non si usano, e nemmeno padrone (si dice proprietario), ubbidienza, dominanza',
      ['addestramento', 'addestratore', 'padrone', 'ubbidienza', 'dominanza'],
    ],
    [
      'Le parole offertona, sottocosto e "gomme cinesi" non le vogliamo vedere, e neppure urgente.',
      ['offertona', 'sottocosto', 'gomme cinesi', 'urgente'],
    ],
    ['La parola "economico" mai.', ['economico']],
    ['La parola esclusivo non ci appartiene.', ['esclusivo']],
    [
      'Babysitter, parcheggio e "bambini scatenati" sono espressioni che non ci piacciono e non vanno usate.',
      ['babysitter', 'parcheggio', 'bambini scatenati'],
    ],
    ['Animatore mai, si dice educatore.', ['animatore']],
    ['La cauzione no, si spiega a voce.', ['cauzione']],
    ['Cheap is not a word we use, nor is budget.', ['cheap', 'budget']],
    ['Bargain, deal and "must have" are words we never use.', ['bargain', 'deal', 'must have']],
    ['The word luxury is banned.', ['luxury']],
    ['Miracoloso e definitivo sono parole vietate.', ['miracoloso', 'definitivo']],
  ])('%s', (sentence, words) => {
    expect(bansIn(sentence)).toEqual(expect.arrayContaining(words));
    expect(read(sentence).facts).toEqual([]);
  });

  it('takes no word for ruled out that is to be said instead', () => {
    expect(bansIn('Animatore mai, si dice educatore.')).not.toContain('educatore');
    expect(bansIn('le parole addestramento e addestratore non si usano (si dice educazione)')).not.toContain(
      'educazione',
    );
  });
  it.each([
    'Parole e musica non mancano mai alle nostre serate del venerdì.',
    'Il sabato no, siamo in fiera.',
    'Every ride is a new word for the walls of Lucca.',
    'Le lezioni di prova sono gratuite e non impegnano.',
  ])('rules nothing out that is a thing of the house: %s', (sentence) =>
    expect(
      bansIn(sentence).filter((word) => /prove|ritocchi|musica|sabato|ride|lezioni/u.test(word)),
    ).toEqual([]),
  );
});

describe('what stands under a heading that forbids', () => {
  it.each([
    'MAI. I nostri onorari. "Pagare meno tasse", "risparmio garantito". Giudizi sui colleghi dello stesso ramo.',
    'Mai: i nostri onorari. "Pagare meno tasse", "risparmio garantito". Giudizi sui colleghi.',
    'Parole vietate:\n- pagare meno tasse\n- risparmio garantito\n- giudizi sui colleghi di altri studi',
    'DA EVITARE\n"Pagare meno tasse", "risparmio garantito"\nGiudizi sui colleghi di altri studi della provincia',
    'Words we can’t stand: "pagare meno tasse", risparmio garantito.',
    'Parole che non voglio: pagare meno tasse, "risparmio garantito".',
    'Non vogliamo leggere "pagare meno tasse", "risparmio garantito", per favore.',
  ])('is never told: %s', (text) => {
    const { facts, forbidden } = read(text);
    expect(facts).toEqual([]);
    expect(forbidden).toContain('risparmio garantito');
  });
  it('ends with the list', () => {
    const { facts } = read(
      'Parole vietate:\n- economico\n- di lusso\n\nFacciamo scale in rovere e porte in larice dal 1961.',
    );
    expect(facts.map(({ text }) => text)).toEqual(['Facciamo scale in rovere e porte in larice dal 1961.']);
  });
  it('that only quotes is no statement', () => {
    expect(
      read('Facciamo corsi di vela a Chiavari dal 1990.\nNiente "ciurma". "Capitano", "lupo di mare".').facts,
    ).toHaveLength(1);
  });
});

describe('a heading that says what matters', () => {
  it.each([
    ['Quello che conta: noi NOLEGGIAMO, non vendiamo abiti.', 'Noi noleggiamo, non vendiamo abiti.'],
    ['La cosa che deve passare: il cambio gomme si fa in 40 minuti.', 'Il cambio gomme si fa in 40 minuti.'],
    ['La cosa più importante di tutte: i mazzi si fanno al momento.', 'I mazzi si fanno al momento.'],
    [
      'il punto è questo: qui i bambini giocano lontano dallo schermo',
      'Qui i bambini giocano lontano dallo schermo.',
    ],
    ['What matters most: every bike comes with helmet and lock.', 'Every bike comes with helmet and lock.'],
    ['Il messaggio da far capire: la posa è compresa nel prezzo.', 'La posa è compresa nel prezzo.'],
  ])('goes, and what matters stays: %s', (text, statement) =>
    expect(
      read(`Lavoriamo a Lucca dal 1990 con due officine.\n${text}`).facts.map((fact) => fact.text),
    ).toContain(statement),
  );
});

it('who is not to be named may be spoken of', () => {
  expect(bansIn('Non nominare i clienti e i fornitori.')).toEqual([]);
  expect(bansIn('Non nominare la Ferri.')).toEqual(['ferri']);
  expect(bansIn('Mai scrivere clienti.')).toEqual(['clienti']);
});
