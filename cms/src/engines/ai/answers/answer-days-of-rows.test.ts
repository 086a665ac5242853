import { describe, expect, it } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

const COURSES = {
  'corsi.csv':
    'Corso;Giorno;Orario;Sala\nYoga dolce;lunedì;18:00;Blu\nYoga dolce;giovedì;19:30;Blu\nPilates;martedì;18:30;Verde\nCeramica al tornio;martedì;20:00;Rossa\nCeramica al tornio;venerdì;20:00;Rossa\n',
};
const MARKETS = {
  'mercati.csv':
    'Mercato;Giorno;Ora;Banco\nPiazza Dante;martedì;8:00;12\nPiazza Dante;sabato;7:30;14\nBorgo Nuovo;giovedì;8:00;3\n',
};
const POOL = {
  'nuoto.csv':
    'Attività;Giorno;Ora;Età;Istruttore\nNuoto libero;domenica;10:00;dai 14 anni;Elia Prato\nAcquagym;lunedì;18:00;dai 16 anni;Nora Costa\nAcquagym;mercoledì;18:00;dai 16 anni;Nora Costa\nAcquagym;venerdì;19:00;dai 16 anni;Elia Prato\n',
};

describe('the days of what a table has several rows for', () => {
  it.each([
    [COURSES, "in quali giorni c'è ceramica al tornio?", 'Ceramica al tornio: martedì 20:00, venerdì 20:00.'],
    [COURSES, 'quali giorni della settimana si fa yoga dolce?', 'Yoga dolce: lunedì 18:00, giovedì 19:30.'],
    [COURSES, 'in che giorni si tiene il corso di yoga dolce?', 'Yoga dolce: lunedì 18:00, giovedì 19:30.'],
    [MARKETS, 'in che giorni siete in piazza Dante?', 'Piazza Dante: martedì 8:00, sabato 7:30.'],
    [POOL, "quando c'è acquagym?", 'Acquagym: lunedì 18:00, mercoledì 18:00, venerdì 19:00.'],
    [POOL, 'which days is acquagym?', 'Acquagym: lunedì 18:00, mercoledì 18:00, venerdì 19:00.'],
  ])('are all told: %s %s', async (files, question, expected) => {
    expect(await replyFromFiles(files, question)).toBe(expected);
  });

  it.each([
    [COURSES, "in che giorni c'è zumba?"],
    [POOL, "in che giorni c'è acquagym per bambini?"],
  ])('are none of something else: %s %s', async (files, question) => {
    expect(await replyFromFiles(files, question)).not.toMatch(/lunedì|martedì/);
  });
});
