import { expect, test } from 'vitest';
import { readAmount } from '../finance/read-amount';
import { readAccounts } from './read-accounts';
import { readPdfAccounts } from './read-pdf-accounts';
import { instance } from './testing/instances';
import { PRINTED } from './testing/printed';
import { strToU8 } from 'fflate';

/** Lines as a PDF gives them: cells from left to right. */
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const read = (text: string) => readPdfAccounts(rows(text), readAmount);

test('the filed print gives the figures of the XBRL instance of the same accounts', () => {
  const xbrl = readAccounts(
    { name: 'b.xbrl', bytes: strToU8(instance('falegnameria-short-form')) },
    readAmount,
  );
  const printed = read(PRINTED);
  if (!xbrl.ok || !printed.ok) throw new Error('not read');
  expect(printed.accounts.source).toBe('pdf');
  expect(printed.accounts.owner).toMatchObject({
    vatNumber: '01234567897',
    taxCode: '01234567897',
    ateco: '31.09.20',
  });
  // A dash is nothing; the instance leaves such a line out.
  const shown = printed.accounts.years.map(({ year, balance, income }) => ({
    year,
    balance: Object.fromEntries(Object.entries(balance).filter(([, amount]) => amount !== 0)),
    income,
  }));
  expect(shown).toEqual(xbrl.accounts.years);
});

test('what the notes repeat with other figures, and what is no schedule, is left alone', () => {
  const printed = read(`${PRINTED}\nNota integrativa, parte iniziale\nTotale crediti | 999.999 | 1`);
  expect(printed.ok && printed.accounts.years[0]?.balance.receivables).toBe(270_000_00);
  expect(read('Gentile cliente\nle mandiamo il preventivo\nTotale | 1.200')).toEqual({
    ok: false,
    problem: 'NO_YEARS',
  });
});

test('the ordinary form: what is due is added up, and claims are not taken for debts', () => {
  const ordinary = read(`
    31/12/2024 | 31/12/2023
    Attivo
    C) Attivo circolante
    II - Crediti
    1) verso clienti
    esigibili entro l'esercizio successivo | 90.000 | 80.000
    Totale crediti verso clienti | 90.000 | 80.000
    Totale crediti | 90.000 | 80.000
    Totale attivo | 300.000 | 280.000
    Passivo
    D) Debiti
    4) debiti verso banche
    esigibili entro l'esercizio successivo | 40.000 | 30.000
    esigibili oltre l'esercizio successivo | 60.000 | 70.000
    Totale debiti verso banche | 100.000 | 100.000
    7) debiti verso fornitori
    esigibili entro l'esercizio successivo | 50.000 | 45.000
    Totale debiti verso fornitori | 50.000 | 45.000
    Totale debiti | 150.000 | 145.000
    Conto economico
    1) ricavi delle vendite e delle prestazioni | 400.000 | 390.000
    21) Utile (perdita) dell'esercizio | (12.000) | 3.000`);
  if (!ordinary.ok) throw new Error(ordinary.problem);
  const [last, before] = ordinary.accounts.years;
  expect(last?.balance).toMatchObject({
    tradeReceivables: 90_000_00,
    bankDebts: 100_000_00,
    tradePayables: 50_000_00,
    debtsWithinYear: 90_000_00,
    debtsBeyondYear: 60_000_00,
  });
  expect([last?.income.profit, before?.income.profit]).toEqual([-12_000_00, 3_000_00]);
});
