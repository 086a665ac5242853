import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readAmount } from '../finance/read-amount';
import { compareYears, indices, readAccounts, type Accounts, type IndexKey } from './index';
import { instance } from './testing/instances';

const read = (text: string, name = 'bilancio.xbrl') =>
  readAccounts({ name, bytes: strToU8(text) }, readAmount);
const accountsOf = (text: string, name?: string): Accounts => {
  const result = read(text, name);
  if (!result.ok) throw new Error(result.problem);
  return result.accounts;
};
const problemOf = (text: string, name?: string) => {
  const result = read(text, name);
  return result.ok ? null : result.problem;
};
const valuesOf = (accounts: Accounts, year = 0) => {
  const found = accounts.years[year];
  if (!found) throw new Error('no such year');
  const all = indices(found);
  return (key: IndexKey) => all[key];
};

const carpentry = instance('falegnameria-short-form');
const workshop = instance('officine-ordinary-form');

test('the short form gives two years, newest first, and whose they are', () => {
  const { years, owner, warnings } = accountsOf(carpentry);
  expect(years.map(({ year }) => year)).toEqual([2024, 2023]);
  expect(owner).toEqual({
    name: 'Falegnameria Bosco Alto S.r.l.',
    vatNumber: '01234567897',
    taxCode: '01234567897',
    ateco: '31.09.20',
  });
  expect(years[0]?.income.revenue).toBe(1_200_000_00);
  // The value for land alone stands in a context with a dimension.
  expect(years[0]?.balance.tangibleAssets).toBe(180_000_00);
  expect(years[0]?.income.stockChange).toBe(-10_000_00);
  expect(warnings).toEqual([]);
});

// Worked out by hand from the figures in the instance, in thousands of euros.
test.each<[IndexKey, number]>([
  ['roe', 42 / 210],
  ['roi', 90 / 655],
  ['ros', 90 / 1200],
  ['ebitda', 135_000_00],
  ['ebitdaMargin', 135 / 1200],
  ['currentRatio', (450 + 5 - 10) / (290 + 10)],
  ['quickRatio', (450 + 5 - 10 - 120) / (290 + 10)],
  ['leverage', 655 / 210],
  ['debtToEquity', 370 / 210],
  ['interestCover', 90 / 18],
  ['stockDays', (120 / (520 - 10)) * 365],
  ['receivableDays', (270 / 1200) * 365],
])('2024 of the carpentry: %s is %d', (key, expected) => {
  expect(valuesOf(accountsOf(carpentry))(key).value).toBeCloseTo(expected, 6);
});

test('the short form has no debts to suppliers, and all receivables stand in for those from customers', () => {
  const value = valuesOf(accountsOf(carpentry));
  expect(value('payableDays')).toEqual({ value: null, reason: 'MISSING_LINE', line: 'tradePayables' });
  expect(value('receivableDays')).toMatchObject({ approximate: true });
});

test('the ordinary form of another release, with losses: details are added and no index divides by negative equity', () => {
  const accounts = accountsOf(workshop);
  const value = valuesOf(accounts);
  expect(accounts.years[0]?.balance).toMatchObject({
    debtsWithinYear: 480_000_00,
    debtsBeyondYear: 120_000_00,
  });
  expect(accounts.years[0]?.income.profit).toBe(-48_000_00);
  expect(value('roe')).toEqual({ value: null, reason: 'DENOMINATOR_NOT_POSITIVE', line: 'equity' });
  expect(value('leverage').value).toBeNull();
  expect(value('currentRatio').value).toBeCloseTo(320 / 480, 6);
  expect(value('payableDays').value).toBeCloseTo((230 / 630) * 365, 6);
  expect(value('receivableDays').value).toBeCloseTo((210 / 900) * 365, 6);
  expect(value('interestCover').value).toBeCloseTo(-25 / 21, 6);
  expect(value('ebitdaMargin').value).toBeCloseTo(25 / 900, 6);
});

test('years are compared line by line, oldest first', () => {
  const changes = compareYears(accountsOf(carpentry).years);
  const revenue = changes.find(({ line }) => line === 'revenue');
  expect(revenue?.amounts).toEqual([1_050_000_00, 1_200_000_00]);
  expect(revenue?.change).toBeCloseTo(150 / 1050, 6);
});

test.each([
  ['a document type with an entity', '<!DOCTYPE x [<!ENTITY a "aaaa">]>', 'DOCTYPE_REFUSED'],
  ['a page', '<html><body>Bilancio</body></html>', 'NOT_XBRL'],
  ['half a file', carpentry.slice(0, 4000), 'BROKEN_XML'],
  ['a prefix that nobody declared', carpentry.replace(/ xmlns:itcc-ci="[^"]+"/, ''), 'UNKNOWN_PREFIX'],
  [
    'another country’s taxonomy',
    carpentry.replaceAll('www.infocamere.it/itnn', 'www.nbb.be/be'),
    'OTHER_TAXONOMY',
  ],
  ['no context', carpentry.replace(/<xbrli:context[\s\S]*<\/xbrli:context>/, ''), 'CONTEXTS_MISSING'],
  ['dollars', carpentry.replace('iso4217:EUR', 'iso4217:USD'), 'NOT_EURO'],
  ['nothing', '', 'EMPTY'],
  ['a PDF', '%PDF-1.7 …', 'PDF_NOT_READ'],
  ['a zip that is no workbook', 'PK\u0003\u0004 …', 'BROKEN_XLSX'],
  ['a table without years', 'voce;importo\nricavi;1000', 'NO_YEARS'],
  ['prose', 'Buongiorno, vi mando il bilancio domani', 'NO_YEARS'],
  ['too little', 'voce;2024\nricavi;1000', 'TOO_FEW_LINES'],
])('%s is refused with its reason', (_name, text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test('a file too large is not even parsed', () => {
  expect(problemOf(`<${' '.repeat(6_000_001)}`)).toBe('TOO_LARGE');
});

test('a later release, a missing context, costs with a minus and an unbalanced sheet are read with a warning', () => {
  const later = accountsOf(carpentry.replaceAll('2018-11-04', '2027-01-31'));
  expect(later.warnings).toEqual([{ code: 'TAXONOMY_UNTESTED', taxonomy: '2027-01-31' }]);

  const withoutPast = accountsOf(
    carpentry.replace(/<xbrli:context id="d_2023">[\s\S]*?<\/xbrli:context>/, ''),
  );
  expect(withoutPast.warnings).toEqual([{ code: 'CONTEXT_MISSING', facts: 17 }]);
  expect(withoutPast.years[1]?.income.revenue).toBeUndefined();

  const negative = carpentry.replace(
    /(<itcc-ci:(?:\w*CostiProduzione)\w* [^>]+>)(-?)(\d+)/g,
    (_all, tag, minus, digits) =>
      /DifferenzaValore/.test(tag) ? `${tag}${minus}${digits}` : `${tag}${minus === '-' ? '' : '-'}${digits}`,
  );
  const turned = accountsOf(negative);
  expect(turned.warnings.map(({ code }) => code)).toEqual(['COSTS_TURNED', 'COSTS_TURNED']);
  expect(turned.years).toEqual(accountsOf(carpentry).years);

  const unbalanced = accountsOf(
    carpentry.replace(/(TotalePassivo contextRef="i_2024"[^>]*>)655000/, '$1654000'),
  );
  expect(unbalanced.warnings).toEqual([{ code: 'UNBALANCED', year: 2024, difference: 1_000_00 }]);
});

const TABLE = [
  ['Voce', 'Anno 2024', '31/12/2023'],
  ['A.1) Ricavi delle vendite e delle prestazioni', '1.200.000,00', '1.050.000,00'],
  ['Risultato operativo', '90.000', '38.000'],
  ['Utile (perdita) dell’esercizio', '42.000', '(10.000)'],
  ['Totale attivo', '655.000', '575.000'],
  ['Patrimonio netto', '210.000', '168.000'],
  ['Parcheggio dipendenti', '1', '2'],
];
test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a table with %s is read by the names people use', (_name, mark) => {
  const accounts = accountsOf(TABLE.map((row) => row.join(mark)).join('\r\n'), 'bilancio.csv');
  expect(accounts.years[1]?.income).toMatchObject({ revenue: 1_050_000_00, profit: -10_000_00 });
  expect(valuesOf(accounts)('roe').value).toBeCloseTo(0.2, 6);
  expect(accounts.warnings).toEqual([{ code: 'LINES_UNKNOWN', names: ['Parcheggio dipendenti'] }]);
});
test('a table with commas quotes its amounts', () => {
  const text = TABLE.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  expect(accountsOf(text, 'bilancio.csv').years[0]?.income.revenue).toBe(1_200_000_00);
});

test('a workbook is read by its cells', () => {
  const cell = (row: number, column: string, value: string | number) =>
    typeof value === 'number'
      ? `<c r="${column}${row}"><v>${value}</v></c>`
      : `<c r="${column}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows: [string, number, number][] = [
    ['Ricavi', 1200000.5, 1050000],
    ['Utile', -4.2e4, 10000],
    ['Totale attivo', 655000, 575000],
  ];
  const sheet = [
    `<row r="1">${cell(1, 'A', 'Voce')}${cell(1, 'B', 2024)}${cell(1, 'C', 2023)}</row>`,
    ...rows.map(
      ([name, last, before], index) =>
        `<row r="${index + 2}">${cell(index + 2, 'A', name)}${cell(index + 2, 'B', last)}${cell(index + 2, 'C', before)}</row>`,
    ),
  ].join('');
  const bytes = zipSync({
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
  const result = readAccounts({ name: 'bilancio.xlsx', bytes }, readAmount);
  expect(result.ok && result.accounts.years[0]?.income).toMatchObject({
    revenue: 1_200_000_50,
    profit: -42_000_00,
  });
});

test('net debt, debt service and Z-score of the carpentry, worked out by hand', () => {
  const [last] = accountsOf(carpentry).years;
  if (!last) throw new Error('no year');
  const withDebts = { ...last, balance: { ...last.balance, bankDebts: 150_000_00 } };
  const all = indices(withDebts, 30_000_00);
  // Thousands of euros: 150 − 60; 90 ÷ (90 + 45); (135 − 30) ÷ (30 + 18).
  expect(all.netDebt.value).toBe(90_000_00);
  expect(all.netDebtToEbitda.value).toBeCloseTo(90 / 135, 6);
  expect(all.dscr.value).toBeCloseTo(105 / 48, 6);
  // Working capital 450 + 5 − 10 − 290 − 10 = 145; 210 − 50 of reserves and profit; 655 − 210 owed.
  expect(all.zScore.value).toBeCloseTo(
    (6.56 * 145) / 655 + (3.26 * 160) / 655 + (6.72 * 90) / 655 + (1.05 * 210) / 445,
    6,
  );
  // The short form shows no debts to banks, and no accounts show what was repaid.
  expect(indices(last).netDebtToEbitda).toMatchObject({ value: null, line: 'bankDebts' });
  expect(indices(withDebts).dscr.value).toBeNull();
});
