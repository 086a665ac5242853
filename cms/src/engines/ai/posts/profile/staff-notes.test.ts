import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';
import { readInstructions } from './read-instructions';
import { isStaffNote } from './staff-notes';

describe('what is meant for the staff', () => {
  it.each([
    'Chi disdice due volte non si richiama.',
    'Non fare il bianco: viene male.',
    'Bottoni: passare la chiamata alla dottoressa.',
    'Se passa la Cossutta dirle che gli stivali sono dal fornitore.',
    'Gli involtini del lunedì si fanno col tacchino del sabato, venderli entro martedì.',
    'Non prendere appuntamenti il venerdì finché non torna Gigi.',
    'Le tinte scure lasciarle a Rosanna.',
    'Chiedere sempre un acconto prima di ordinare la stoffa.',
    'I resi segnarli sul quaderno blu.',
    'Ai clienti si dice due settimane.',
    'Chi insiste sul prezzo non si serve.',
    'I clienti del martedì pagano sempre tardi.',
    'Il ragazzo nuovo non apre la cassa, avvisare il titolare.',
    'Il tecnico esterno prende 25 euro l’ora.',
    'Se chiedono del ritardo, rispondere che manca il pezzo.',
    'If they ask about the scratch, say it was there.',
    'Do not book two tunings on one morning.',
    'Ask for the deposit before you hold a date.',
  ])('%s', (sentence) => expect(isStaffNote(sentence)).toBe(true));
});

describe('what customers are told in the same forms', () => {
  it.each([
    'Non lavare il piumone sopra i 30 gradi.',
    'Non far bollire il latte.',
    'Chi disdice il giorno prima non paga nulla.',
    'Chi arriva in ritardo può entrare alla pausa.',
    'Portare un asciugamano e le ciabatte.',
    'Preparare una stanza interna, con luce accesa e rumore di fondo.',
    'Controllare che il microchip sia registrato con il numero giusto.',
    'Conservare in frigo e consumare entro tre giorni.',
    'Se il cane tira al guinzaglio, la pettorina aiuta.',
    'Il cuoio viene male se si asciuga sul termosifone.',
    'Non congelare il pesto con il formaggio.',
    'Si può chiedere la fattura in cassa.',
    'Ask us for a larger size.',
    'Don’t leave a violin in the car in winter.',
    'If it rains we move the ride to another day.',
  ])('%s', (sentence) => expect(isStaffNote(sentence)).toBe(false));
});

describe('notes in words of their own, by somebody who had not seen the reader', () => {
  it.each([
    'Smaltire entro maggio le creme in scadenza, metterle davanti alla cassa',
    'Il nuovo ragazzo taglia ancora storto, dargli solo gli orli',
    'Assunta non regge i colloqui, meglio tenerla sulla contabilità',
    'turno di notte scoperto, chiamare l’agenzia interinale',
    'Domande sui pidocchi: rispondere a bassa voce e mai davanti agli altri',
    'Contare i salvagenti a fine giornata e scrivere il numero sulla lavagna in rimessa',
    'Cash jobs go in the green notebook',
    'The blue kayaks leak, rent them last',
    'Never seat walk-ins by the window, keep it for regulars',
  ])('%s', (sentence) => expect(isStaffNote(sentence)).toBe(true));

  it.each([
    'Non dare acqua fredda alle orchidee',
    'Non mettere i coltelli in lavastoviglie: si rovina il filo',
    'Portare un documento valido per il noleggio; per i minori serve la firma di un genitore',
    'Chi disdice entro il giorno prima non paga nulla',
    'Se siete in più di sei, il settimo caffè lo offre la casa',
    'Never water a cactus in January',
    'Don’t forget a towel for the pool',
  ])('but not: %s', (sentence) => expect(isStaffNote(sentence)).toBe(false));
});

describe('notes for the staff stay in the house', () => {
  const LIST =
    'Lavoro;Prezzo;Note\nTintura;25 €;non fare il bianco: viene male\nTacchi;9 €;in giornata\nOrlo;8 €;';
  const read = (text: string) => readFile({ name: 'listino', text }, { today: '2026-11-23', language: 'it' });

  it('in the remarks of a price list, whose row is told without them', () => {
    const { offers, privateNotes } = read(LIST);
    expect(offers.map(({ note }) => note)).toEqual(['', 'in giornata', '']);
    expect(privateNotes).toEqual(['Tintura: non fare il bianco: viene male']);
  });
  it('in a paragraph that is mostly theirs, all of it', () => {
    const { facts } = read(
      'La prima visita dura 45 minuti, senza attesa.\n\nPlantare 180 la coppia. Chi disdice due volte non si richiama. Bottoni: passare la chiamata alla dottoressa.',
    );
    expect(facts.map(({ text }) => text)).toEqual(['La prima visita dura 45 minuti, senza attesa.']);
  });
  it('under a heading that says whose use they are for', () => {
    const { facts } = read(
      '# Orari\nSi riceve dal lunedì al venerdì.\n\n# Ad uso della segreteria\nPrima visita 50 euro, plantare 180.',
    );
    expect(facts).toHaveLength(1);
  });
  it('after a label that is a sentence of its own', () => {
    const { facts, privateNotes } = readInstructions(
      'Studio Lai, podologia a Viterbo.\nRiservato. Il dott. Lai resta con noi solo fino a Pasqua.',
      '2026-11-23',
    );
    expect(facts.map(({ text }) => text)).toEqual(['Studio Lai, podologia a Viterbo.']);
    expect(privateNotes.join(' ')).toContain('Pasqua');
  });
});
