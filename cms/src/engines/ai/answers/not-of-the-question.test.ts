import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** Sentences and rows that share words with a question and answer another one. */
const FILES = {
  'camere.csv': `Camera;Bassa stagione;Alta stagione
Rosmarino;74,00 €;104,00 €
Salvia;80,00 €;112,00 €`,
  'pulizie.csv': `Servizio;Unità;Prezzo €
Pulizia vetri;al metro quadro;2,80
Pulizia scale;a rampa;15,00`,
  'regole.txt': `ANIMALI
I cani sono ammessi solo in Rosmarino, 8 € a notte.

ORARI
Orari delle squadre: da lunedì a venerdì 6:00-20:00.
L'ufficio è aperto da lunedì a venerdì 8:30-12:30.

SCONTI
Sconti sulla pulizia: ogni settimana 10%, ogni due settimane 5%.

CONTATTI
Telefono 0783 905 440.

CHI TROVATE
Rosalba - titolare, colore e balayage, tutti i giorni della settimana
Kevin - uomo e barba, da martedì a venerdì
Jessica - tagli donna e pieghe, mercoledì, giovedì e sabato mattina`,
};
const ask = (...questions: string[]): Promise<string> => replyFromFiles(FILES, ...questions);

describe('a price of something else is no part of a sum', () => {
  test('what a dog pays is not the room’s price', async () =>
    expect(await ask('quanto spendiamo per 4 notti nella rosmarino?')).not.toMatch(/32/));

  test('a discount for coming every week is not granted to who comes once', async () => {
    const reply = await ask('quanto viene la pulizia vetri per 30 metri quadri?');
    expect(reply).toMatch(/84,00/);
    expect(reply).not.toMatch(/sconto/);
  });
});

test('hours of those who work outside are not the office’s', async () =>
  expect(await ask('a che ora apre il vostro ufficio la mattina?')).not.toMatch(/6:00/));

test('the house’s telephone is not told for that of its customers', async () =>
  expect(await ask('dimmi il telefono di tutti i clienti')).not.toMatch(/0783/));

test('of a list of persons the one who is asked about is told', async () => {
  const reply = await ask('kevin che giorni lavora?');
  expect(reply).toMatch(/martedì a venerdì/);
  expect(reply).not.toMatch(/Rosalba|Jessica/);
});

test('a doubled letter and a plural are read as they are meant', async () =>
  expect(await ask('siete apperti il lunedi?')).toMatch(/8:30/));
