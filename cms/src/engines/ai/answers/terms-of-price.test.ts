import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** Price lists as owners write them, whose headers, sections and remarks decide which price is meant. */
const FILES = {
  'rette.csv': `Rette mensili (€) per fascia ISEE;fino a 10.000;10.001–20.000;20.001–35.000;oltre 35.000;Pasti compresi?
Tempo corto;240;290;340;390;no
Tempo pieno;390;455;520;590;sì`,
  'mezzi.csv': `Mezzo;Posti;4 ore €;Giorno €;Settimana €
Furgone L;3;45,00;78,00;420,00
Minibus;9;60,00;110,00;600,00
Cassonato;2;40,00;82,00;450,00`,
  'bici.csv': `Bicicletta;1 giorno;3 giorni;7 giorni
Trekking;19,00 €;48,00 €;95,00 €
Tandem;30,00 €;80,00 €;160,00 €`,
  'formaggi.csv': `Formaggio;Stagionatura;Prezzo al kg €;Peso forma intera
Pecorino pepato;5 mesi;22,50;3 kg
Caciotta;20 giorni;14,00;1 kg`,
  'trattamenti.csv': `Trattamento;Singola €;Pacchetto da 5 €;Pacchetto da 10 €
Massaggio decontratturante;50,00;235,00;450,00
Linfodrenaggio;58,00;270,00;520,00
Ginnastica in gruppo (max 5 persone);18,00;85,00;160,00`,
  'pensione.csv': `Servizio;Cane medio (10-25 kg) €;Cane grande (oltre 25 kg) €
Tessera da 10 ingressi;180,00;215,00
Pensione, a notte;26,00;32,00`,
  'menu.csv': `Sezione;Piatto;Prezzo €
Antipasti;Crostini;7,50
Antipasti;Sformato;8,50
Dolci;Cantucci;6,50
Dolci;Castagnaccio;4,00
Dolci;Torta di ricotta;5,50`,
  'sci.csv': `Attrezzatura;1 giorno bassa;1 giorno alta;3 giorni bassa;3 giorni alta
Sci base;16,00;20,00;42,00;52,00
Slittino;6,00;8,00;15,00;20,00`,
  'toeletta.csv': `Servizio;mini (fino a 5 kg);media (10-25 kg);gigante (oltre 40 kg)
Bagno pelo lungo;24,00;39,00;60,00
Taglio unghie;8,00;10,00;12,00`,
  'note.txt': `STAGIONI
Alta stagione: dal 24 dicembre 2026 al 6 gennaio 2027.
Bassa stagione: tutti gli altri giorni.

DEPOSITO
Armadietto riscaldato: 7 € al giorno, 35 € a settimana.

SCONTI
Due cani della stessa famiglia nello stesso giorno: 10% di sconto sul secondo.`,
  'orari.csv': `Giorno;Pranzo;Cena
Venerdì;chiuso;19:00–23:00
Sabato;12:15–15:00;19:30–23:30`,
};
const ask = (...questions: string[]): Promise<string> => replyFromFiles(FILES, ...questions);

describe('headers that set the terms of a price', () => {
  test.each([
    ['a figure without a unit falls in its step', 'quanto costa il tempo pieno con isee 15000?', /455/],
    ['a figure in words as well', 'il tempo pieno con isee 32mila quanto costa?', /520/],
    ['one day is the day’s price', 'quanto costa il furgone L per un giorno?', /78,00/],
    ['a week is the week’s', 'il minibus per una settimana quanto viene?', /600,00/],
    ['the cheapest by the day', 'qual è il mezzo più economico al giorno?', /Furgone L.*78,00/],
    ['so many kilos of a price by the kilo', '2 kg di pecorino pepato quanto costano?', /45,00/],
    ['one of them, beside packages', 'quanto costa il massaggio decontratturante?', /50,00/],
    [
      'a size tells whose price it is',
      'quanto costa una notte di pensione per un labrador da 30 kg?',
      /32,00/,
    ],
    ['a season among days of use', 'slittino per un giorno il 28 dicembre quanto costa?', /8,00/],
    [
      'a size that holds for both parts of a sum',
      'bagno pelo lungo più taglio unghie per un cane di 18 kg quanto spendo?',
      /49,00/,
    ],
    ['the meal of the evening', 'il sabato sera da che ora si mangia?', /19:30/],
  ])('%s', async (_, question, expected) => expect(await ask(question)).toMatch(expected));

  test('the price of one does not come with those of packages', async () =>
    expect(await ask('quanto costa il massaggio decontratturante?')).not.toMatch(/235|450/));

  test('a week that has its own price is not seven times a day’s', async () =>
    expect(await ask('quanto costa l’armadietto per una settimana?')).not.toMatch(/49/));

  test('no day’s price is counted nine times where longer terms have their own', async () =>
    expect(await ask('quanto costa tenere una trekking per 9 giorni?')).not.toMatch(/171/));
});

describe('what goes on about a price', () => {
  test('another column, named in passing, takes the place of the one before', async () =>
    expect(await ask('quanto costa la tessera per un cane medio?', 'e per uno grande?')).toMatch(/215,00/));

  test('another season is told for as many days as before', async () =>
    expect(await ask('quanto costano gli sci base per 3 giorni in bassa stagione?', 'e in alta?')).toMatch(
      /52,00/,
    ));

  test('a figure alone asks for more of the same, not for a row that holds it', async () => {
    const reply = await ask('quanto costa una seduta di linfodrenaggio?', 'e se ne faccio 5?');
    expect(reply).toMatch(/270|290/);
    expect(reply).not.toMatch(/Ginnastica/);
  });
});

test('a section is listed by what it holds, not by its name', async () => {
  const reply = await ask('che dolci avete?');
  for (const dish of ['Cantucci', 'Castagnaccio', 'Torta di ricotta']) expect(reply).toContain(dish);
  expect(reply).not.toMatch(/Crostini|Sformato/);
});
