import { describe, expect, test } from 'vitest';
import { askerOf } from '../testing/ask-files.suite';

/** Price lists as owners write them, whose headers, sections and remarks decide which price is meant. */
const ask = askerOf({
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
  'orari.csv': `Giorno;Pranzo;Cena
Venerdì;chiuso;19:00–23:00
Sabato;12:15–15:00;19:30–23:30`,
});

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
    ['the meal of the evening', 'il sabato sera da che ora si mangia?', /19:30/],
  ])('%s', async (_, question, expected) => expect(await ask(question)).toMatch(expected));

  test('the price of one does not come with those of packages', async () =>
    expect(await ask('quanto costa il massaggio decontratturante?')).not.toMatch(/235|450/));

  test('no day’s price is counted nine times where longer terms have their own', async () =>
    expect(await ask('quanto costa tenere una trekking per 9 giorni?')).not.toMatch(/171/));
});

describe('what goes on about a price', () => {
  test('another column, named in passing, takes the place of the one before', async () =>
    expect(await ask('quanto costa la tessera per un cane medio?', 'e per uno grande?')).toMatch(/215,00/));

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
