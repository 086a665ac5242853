import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { LOCALES, PROJECT_KINDS, type ProjectKind } from '../../contract';
import { choiceLabels, interviewWords, toInterviewQuestion } from '../../locales/interview';
import { readAccounts } from '../accounts';
import { instance } from '../accounts/testing/instances';
import { readAmount } from '../finance/read-amount';
import {
  acceptAccounts,
  acceptAnswer,
  answersFromWords,
  factsOf,
  goBack,
  INTERVIEWS,
  nextQuestion,
  progress,
  type Answers,
  type AnswerTools,
} from './index';
import { readAnswer } from './read-answer';

const tools: AnswerTools = { readAmount, thisYear: 2026, labels: choiceLabels };

/** Answers one question after another; each must be the one that is asked. */
const interview = (kind: ProjectKind, replies: [id: string, text: string][], start: Answers = {}): Answers =>
  replies.reduce((answers, [id, text]) => {
    expect(nextQuestion(kind, answers)?.id).toBe(id);
    const accepted = acceptAnswer(kind, answers, id, text, tools);
    if (!accepted.ok) throw new Error(`${id}: ${accepted.problem}`);
    return accepted.answers;
  }, start);

const BAKERY: [string, string][] = [
  ['companyName', 'Forno Mulino Vecchio'],
  ['legalForm', 'Ditta individuale o professionista'],
  ['vatNumber', 'IT 01234567897'],
  ['sector', 'ristorazione'],
  ['ateco', '10.71.10'],
  ['startYear', 'dal 2019'],
  ['turnoverYear', '€ 180.000'],
  ['seasonal', 'No'],
  ['variableCostsYear', '72 mila'],
  ['fixedCostsMonth', '5.000'],
  ['ownPayMonth', '2500'],
  ['customersMonth', 'circa 1.500 clienti'],
  ['averageSale', '10'],
  ['customerType', 'Privati'],
  ['channels', 'Negozio o sede, passaparola e social'],
  ['aims', 'Vendere di più'],
  ['problem', 'La mattina c’è coda e il pomeriggio il forno è vuoto'],
  ['budgetMonth', '300'],
];

test('every kind has eight steps, each with words in both languages', () => {
  for (const kind of PROJECT_KINDS) {
    expect([...new Set(INTERVIEWS[kind].map(({ step }) => step))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const question of INTERVIEWS[kind])
      for (const language of LOCALES) {
        const shown = toInterviewQuestion(question, kind, language);
        expect(shown.question.length).toBeGreaterThan(5);
        expect(shown.why.length).toBeGreaterThan(10);
        // Every example is an answer that its own question takes.
        if (shown.example)
          expect(readAnswer(question.rule, shown.example, tools)).toMatchObject({ ok: true });
      }
  }
});

test('a business without filed accounts tells its facts in eight steps', () => {
  const answers = interview('no-filed-accounts', BAKERY);
  expect(nextQuestion('no-filed-accounts', answers)).toBeNull();
  expect(progress('no-filed-accounts', answers)).toEqual({
    done: 8,
    of: 8,
    draftReady: true,
    complete: true,
  });
  expect(factsOf('no-filed-accounts', answers)).toMatchObject({
    company: 'Forno Mulino Vecchio',
    vatNumber: '01234567897',
    sector: 'food',
    startYear: 2019,
    turnoverYear: 180_000_00,
    variableCostsYear: 72_000_00,
    fixedCostsMonth: 5_000_00,
    customersMonth: 1_500,
    channels: ['premises', 'word-of-mouth', 'social'],
  });
});

test('a draft is ready after the fourth step', () => {
  const answers = interview('no-filed-accounts', BAKERY.slice(0, 9));
  expect(progress('no-filed-accounts', answers)).toEqual({
    done: 4,
    of: 8,
    draftReady: true,
    complete: false,
  });
});

test('filed accounts are uploaded, or pasted, or typed line by line', () => {
  const first: [string, string][] = [
    ['companyName', 'Falegnameria Bosco Alto'],
    ['vatNumber', '01234567897'],
  ];
  const start = interview('filed-accounts', first);
  const read = readAccounts(
    { name: 'b.xbrl', bytes: strToU8(instance('falegnameria-short-form')) },
    readAmount,
  );
  if (!read.ok) throw new Error(read.problem);
  const uploaded = acceptAccounts('filed-accounts', start, { fileName: 'b.xbrl', accounts: read.accounts });
  if (!uploaded.ok) throw new Error(uploaded.problem);
  // The short form does not show what is owed to banks.
  expect(uploaded.next?.id).toBe('bankDebts');
  // Answers are stored as JSON and must say the same when they come back.
  const stored = JSON.parse(JSON.stringify(uploaded.answers)) as Answers;
  expect(factsOf('filed-accounts', stored)).toMatchObject({
    accounts: { years: [{ year: 2024 }, { year: 2023 }] },
  });

  const pasted = acceptAnswer(
    'filed-accounts',
    start,
    'accounts',
    'voce;2024\nRicavi;1.200.000\nUtile;42.000\nPatrimonio netto;210.000',
    tools,
  );
  expect(pasted).toMatchObject({ ok: true, next: { id: 'bankDebts' } });

  const typed = interview(
    'filed-accounts',
    [
      ['accounts', 'Scrivo le voci'],
      ['line-year', '2024'],
      ['line-revenue', '1,2 milioni'],
      ['line-operatingResult', '90.000'],
      ['line-profit', '42.000'],
      ['line-totalAssets', '655.000'],
      ['line-currentAssets', '450.000'],
      ['line-equity', '210.000'],
      ['line-debts', '370.000'],
      ['line-debtsWithinYear', '290.000'],
      ['line-depreciation', '45.000'],
      ['line-interest', 'salta'],
      ['line-inventories', 'non lo so'],
      ['line-receivables', 'skip'],
      ['line-cash', '60.000'],
    ],
    start,
  );
  expect(factsOf('filed-accounts', typed)).toMatchObject({
    accounts: {
      source: 'typed',
      warnings: [],
      years: [{ income: { revenue: 1_200_000_00, profit: 42_000_00 } }],
    },
  });
});

test('a corrected answer keeps the later ones, except those that hang on it', () => {
  const answers = interview('no-filed-accounts', BAKERY);
  const corrected = acceptAnswer('no-filed-accounts', answers, 'sector', 'Turismo e ospitalità', tools);
  if (!corrected.ok) throw new Error(corrected.problem);
  expect(corrected.next?.id).toBe('ateco');
  expect(corrected.answers.turnoverYear).toEqual(answers.turnoverYear);

  const same = acceptAnswer('no-filed-accounts', answers, 'sector', 'food', tools);
  expect(same).toMatchObject({ ok: true, next: null });

  const seasonal = acceptAnswer('no-filed-accounts', answers, 'seasonal', 'sì', tools);
  expect(seasonal).toMatchObject({ ok: true, next: { id: 'turnoverMonths' } });

  const notOpen = acceptAnswer('no-filed-accounts', answers, 'legalForm', 'not-yet', tools);
  if (!notOpen.ok) throw new Error(notOpen.problem);
  expect(notOpen.answers.vatNumber).toBeUndefined();
  expect(goBack('no-filed-accounts', answers, null)?.id).toBe('budgetMonth');
  expect(goBack('no-filed-accounts', answers, 'startYear')?.id).toBe('ateco');
});

test.each([
  ['filed-accounts', 'vatNumber', '0123456789', 'vat-number-length'],
  ['filed-accounts', 'vatNumber', '01234567890', 'vat-number-check'],
  ['filed-accounts', 'accounts', 've lo mando domani', 'accounts-unreadable'],
  ['filed-accounts', 'ateco', '5610', null],
  ['filed-accounts', 'ateco', '04.10', 'ateco-division'],
  ['filed-accounts', 'ateco', 'bar', 'ateco-form'],
  ['filed-accounts', 'employees', '-3', 'negative'],
  ['filed-accounts', 'employees', '2,5', 'not-whole'],
  ['filed-accounts', 'sector', 'boh', 'not-a-choice'],
  ['filed-accounts', 'pec', 'azienda@', 'not-an-address'],
  ['filed-accounts', 'problem', 'boh', 'too-short'],
  ['filed-accounts', 'budgetMonth', '', 'required'],
  ['no-filed-accounts', 'startYear', '2031', 'year-in-future'],
  ['no-filed-accounts', 'turnoverYear', 'un bel po’', 'not-an-amount'],
  ['no-filed-accounts', 'turnoverYear', '20%', 'not-an-amount'],
  ['no-filed-accounts', 'turnoverYear', '0', 'too-small'],
  ['no-filed-accounts', 'turnoverYear', '-5', 'negative'],
  ['business-idea', 'salesMonth', '9.999.999.999', 'too-large'],
  ['business-idea', 'vatNumber', '01234567897', 'unknown-question'],
] as const)('%s, %s: “%s” → %s', (kind, id, text, problem) => {
  const accepted = acceptAnswer(kind, {}, id, text, tools);
  expect(accepted.ok ? null : accepted.problem).toBe(problem);
});

test.each([
  ['tax-code', 'RSSMRA80A01H501U', true],
  ['tax-code', 'rssmra80a01h50mw', false],
  ['tax-code', '01234567897', true],
  ['months', 'gen 1.000; feb 2.000; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12', true],
  ['months', '1; 2; 3', false],
] as const)('%s “%s”: %s', (kind, text, ok) => {
  expect(readAnswer({ kind }, text, tools).ok).toBe(ok);
});

test('doubtful answers are taken with a word about them', () => {
  const pec = acceptAnswer('filed-accounts', {}, 'pec', 'Ditta@Gmail.com', tools);
  expect(pec).toEqual({ ok: false, problem: 'ordinary-mail-domain' });
  const bakery = interview('no-filed-accounts', BAKERY);
  expect(acceptAnswer('no-filed-accounts', bakery, 'averageSale', '100', tools)).toMatchObject({
    notes: ['turnover-differs'],
  });
  const price = acceptAnswer('business-idea', {}, 'unitPrice', '10', tools);
  if (!price.ok) throw new Error(price.problem);
  expect(acceptAnswer('business-idea', price.answers, 'unitCost', '12', tools)).toMatchObject({
    notes: ['price-below-cost'],
  });
});

test('the two languages say the same things', () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      value !== null && typeof value === 'object' ? keys(value).map((rest) => `${key}.${rest}`) : [key],
    );
  expect(keys(interviewWords.en).sort()).toEqual(keys(interviewWords.it).sort());
});

const known = (kind: ProjectKind, prompt: string, form = {}) =>
  Object.fromEntries(
    Object.entries(answersFromWords(kind, { prompt, form }, tools)).map(([id, { value }]) => [id, value]),
  );
test.each<[ProjectKind, string, Record<string, unknown>]>([
  [
    'no-filed-accounts',
    'Siamo un forno a Ravenna aperto nel 2016, fatturiamo 240.000 € l’anno e abbiamo spese fisse di 6.000 euro al mese, ma il pomeriggio è vuoto',
    { sector: 'food', startYear: 2016, turnoverYear: 240_000_00, fixedCostsMonth: 6_000_00 },
  ],
  [
    'filed-accounts',
    'Produciamo componenti meccanici per aziende, siamo in 14 e un solo cliente fa il 55% del fatturato',
    { sector: 'crafts', employees: 14, customerType: 'businesses', largestCustomer: 55 },
  ],
  [
    'business-idea',
    'Vorrei vendere cassette di verdura a domicilio a 21 euro a cassetta, mi costano 12 euro, ho 8.000 euro da parte e per partire servono 6.500 €',
    { unitPrice: 21_00, unitCost: 12_00, ownMoney: 8_000_00, firstInvestment: 6_500_00 },
  ],
  // An amount that is of a month, or of nothing in particular, is asked for.
  ['no-filed-accounts', 'Ho un bar e incasso 9.000 al mese', { sector: 'food' }],
])('%s: "%s" is not asked again', (kind, prompt, expected) => {
  const { problem: _, ...found } = known(kind, prompt);
  expect(found).toEqual(expected);
});

test.each<[Parameters<typeof readAnswer>[0], string, unknown]>([
  [{ kind: 'choice', of: 'sector' }, 'siamo un forno', 'food'],
  [{ kind: 'choice', of: 'sector' }, 'facciamo serramenti, officina di carpenteria', 'crafts'],
  [{ kind: 'percent' }, 'il 38%', 38],
  [{ kind: 'percent' }, 'circa il 55 per cento del fatturato', 55],
  [{ kind: 'amount', min: 0, max: 1e11 }, '21 euro a cassetta', 21_00],
  [{ kind: 'amount', min: 0, max: 1e11 }, 'sono sui 2.500 al mese più o meno', 2_500_00],
  [{ kind: 'amount', min: 0, max: 1e11 }, 'spendiamo circa 72 mila l’anno', 72_000_00],
  [{ kind: 'number', min: 0, max: 1e7 }, 'siamo in 8', 8],
])('%o understands "%s"', (rule, text, value) => {
  expect(readAnswer(rule, text, tools)).toMatchObject({ ok: true, value });
});
