import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile';
import { readInstructions } from './read-instructions';

const TODAY = '2026-11-23';
const about = (text: string, words: RegExp) =>
  readInstructions(text, TODAY).facts.filter((fact) => words.test(fact.text));

describe('what is not to be told before a day', () => {
  it.each([
    [
      'La linea nuova, taglie dalla 58 alla 66, esce sabato 12 dicembre. Ci teniamo alla sorpresa: prima di quel giorno zero, neanche un accenno alle taglie.',
      /linea|taglie/u,
      '2026-12-12',
    ],
    [
      'Il 10 dicembre arriva la collezione di vasi. Vorrei fosse una sorpresa, quindi prima di allora nemmeno una sillaba.',
      /vasi/u,
      '2026-12-10',
    ],
    [
      'Dal 14 dicembre abbiamo il servizio a domicilio con il furgone: fino a quel giorno bocca cucita.',
      /furgone/u,
      '2026-12-14',
    ],
    [
      'We are getting e-cargo bikes on 15 December. It’s a surprise, so zip it until then.',
      /cargo/u,
      '2026-12-15',
    ],
    ['Stelle di Natale dall’8 dicembre, non anticipare.', /Stelle/u, '2026-12-08'],
    [
      'La stanza sensoriale apre il 12 dicembre. Per ora non lo sa nessuno e così deve restare fino al 12.',
      /sensoriale/u,
      '2026-12-12',
    ],
    [
      'Il portale nuovo parte il 9 dicembre. Ha dodici moduli e la firma digitale. Fino ad allora nessun cenno.',
      /portale|moduli/u,
      '2026-12-09',
    ],
    ['The washed Guji lands on 8 December. Not a word before it is on the shelf.', /Guji/u, '2026-12-08'],
  ])('waits for it: %s', (text, words, day) => {
    for (const fact of about(text, words)) expect(fact.from).toBe(day);
    expect(
      readInstructions(text, TODAY)
        .facts.map(({ text: statement }) => statement)
        .join(' '),
    ).not.toMatch(/sorpresa|surprise|bocca|sillaba|zip it|anticipare|cenno|nessuno|Not a word/u);
  });

  it('waits under its name wherever it is told of', () => {
    const profile = readProfile(
      {
        businessName: '',
        businessTown: '',
        instructions:
          'Atelier Clelia, noleggio abiti ad Avellino. La linea "Clelia Ampia" esce il 12 dicembre. Prima di quel giorno non se ne parla.',
        documents: [
          {
            name: 'domande.txt',
            text: 'D: Che cos’è la Clelia Ampia?\nR: Abiti da cerimonia dalla 58 alla 66.\n\nD: Quanto dura il noleggio?\nR: Quattro giorni.\n',
          },
          {
            name: 'listino.csv',
            text: 'Capo;Taglie;Prezzo\nClelia Ampia lunga;58-66;140 €\nTight;46-56;160 €\nSmoking;44-56;120 €\n',
          },
        ],
        tone: 'friendly',
        callToAction: '',
        link: '',
        language: 'it',
        profile: null,
      },
      TODAY,
    );
    expect(profile.questions.map(({ from }) => from)).toEqual(['2026-12-12', null]);
    expect(profile.offers.find(({ name }) => /Ampia/u.test(name))?.from).toBe('2026-12-12');
    expect(profile.offers.find(({ name }) => name === 'Tight')?.from).toBe(null);
  });

  it.each([
    'Si prenota entro il 5 dicembre, prima si sceglie il tessuto.',
    'Il 6 dicembre festa di san Nicola, prima del rinfresco si gioca.',
  ])('does not wait for what is only early: %s', (text) =>
    expect(readInstructions(text, TODAY).facts.map(({ from }) => from)).toEqual([null]),
  );
});
