import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../documents/read-document';
import type { Passage } from '../../port';
import { tableAdvice } from './answer-table';

const read = async (name: string, bytes: Uint8Array): Promise<Passage[]> => {
  const result = await readDocument({ name, bytes });
  if (!result.ok) throw new Error(result.failure);
  return result.passages.map((passage, at) => ({
    id: `${name}:${at}`,
    sourceId: name,
    sourceTitle: name,
    ...passage,
  }));
};
const csv = (name: string, text: string) => read(name, Buffer.from(text));
const ask = async (documents: Passage[] | Promise<Passage[]>, text: string, earlier: string[] = []) =>
  tableAdvice(await documents, text, earlier, 'it');

const PLANTS = csv(
  'vivaio.csv',
  `Pianta;Prezzo;Costo;Vasi venduti
Lavanda;6,00;2,50;300
Ulivo;48,00;30,00;20
Rosmarino;4,50;1,50;110
Limone;32,00;35,00;10`,
);
const JOBS = csv(
  'lavori.csv',
  `Data,N. fattura,Cliente,Imponibile,Totale,Stato
12/01/2026,1,Condominio Aurora,"1.200,00","1.464,00",pagata
14/02/2026,2,Fratelli Sala,"2.000,00","2.440,00",da pagare
20/02/2026,3,Condominio Aurora,"1.500,00","1.830,00",da pagare`,
);

describe('a price list with costs', () => {
  test.each([
    ['quale prodotto rende di più?', '**Lavanda** con **1.050 €**'],
    ['e quello che rende meno?', '**Limone** con **-30 €**'],
    ['quanto ho incassato in tutto?', '3.575 €'],
    ['che margine percentuale ha il rosmarino?', '66,7%'],
    ['qual è il prezzo medio?', '22,63 €'],
    ['i primi due per incasso', '1. **Lavanda**: 1.800 €\n2. **Ulivo**: 960 €'],
    ['quante piante ci sono nella tabella?', '**4**'],
    ['quanto pesa l’ulivo sul totale?', '26,9%'],
  ])('%s', async (text, expected) =>
    expect((await ask(PLANTS, text, ['quale prodotto rende di più?']))?.text).toContain(expected),
  );

  test('is no matter where figures, a how or a why are asked about', async () => {
    for (const text of [
      'perché vendo poco?',
      'se vendo a 10 e mi costa 4 quanto guadagno?',
      'come alzo i prezzi?',
    ])
      expect(await ask(PLANTS, text)).toBeNull();
  });

  test('nothing is summed for a name that stands nowhere in it', async () =>
    expect(await ask(PLANTS, 'quanto ho speso di trasporti?')).toMatchObject({ outcome: 'asks' }));
});

describe('a list of invoices', () => {
  test.each([
    ['qual è il mio miglior cliente?', '**Condominio Aurora** con **2.700 €** di «Imponibile»'],
    ['quanto mi deve il Condominio Aurora?', '**1.830 €** di «Totale»'],
    ['quanto ho fatturato a febbraio?', '**3.500 €**'],
    ['quanto fatturo in media al mese?', '**2.350 €** di «Imponibile» al mese, su 2 mesi'],
    ['fatturato mese per mese', '- gennaio 2026: 1.200 €'],
  ])('%s', async (text, expected) => expect((await ask(JOBS, text))?.text).toContain(expected));

  test('without costs who earns most is not told, only who brings most', async () =>
    expect((await ask(JOBS, 'quale cliente rende di più?'))?.text).toMatch(
      /^Quale rende di più non lo posso dire/,
    ));

  test('who asks for a column that is missing learns which there are', async () =>
    expect((await ask(JOBS, 'quale fornitore incassa di più?'))?.text).toContain(
      'ci sono «Cliente» e «Stato»',
    ));
});

test('two columns that could both be meant are asked about, and the answer names the one that was chosen', async () => {
  const table = csv(
    'banco.csv',
    'Articolo,Vendite negozio,Vendite online\nMiele,"120,50","40,00"\nOlio,"300,00","90,00"',
  );
  const advice = await ask(table, 'quanto ho venduto in tutto? le vendite');
  expect(advice).toMatchObject({ outcome: 'asks' });
  expect(advice?.suggestions).toHaveLength(2);
  expect((await ask(table, advice?.suggestions[1] ?? ''))?.text).toContain('**130 €** di «Vendite online»');
});

test('months may stand in columns, and rows of sums are not counted twice', async () => {
  const table = csv(
    'uscite.csv',
    'Voce\tGen\tFeb\tMar\nAffitto\t900\t900\t900\nEnergia\t310\t290\t260\nTotale\t1210\t1190\t1160',
  );
  expect((await ask(table, 'quanto ho speso in tutto?'))?.text).toContain('3.560 €');
  expect((await ask(table, 'in quale mese ho speso di più?'))?.text).toContain('**gennaio** con **1.210 €**');
});
