import type { ProjectKind } from '../../contract';
import { lineOf, type AccountLine } from '../accounts';
import {
  accountsOf,
  choiceOf,
  choicesOf,
  numberOf,
  TYPE_LINES,
  type AnswerRule,
  type Answers,
  type ChoiceSet,
} from './answers';

/** One question of an interview. Its words, `QUESTION_WORDS[id]`, live in locale files. */
export interface Question {
  id: QuestionId;
  /** 1 to 8; a step's first question is always asked, the others follow in the same step. */
  step: number;
  rule: AnswerRule;
  optional: boolean;
  /** Asked only when this holds; an answer is dropped when it no longer does. */
  when?: (answers: Answers) => boolean;
  /** The answer is asked again when one of these changes. */
  dependsOn?: readonly QuestionId[];
}

export const QUESTION_IDS = [
  'companyName',
  'ideaName',
  'vatNumber',
  'taxCode',
  'legalForm',
  'accounts',
  'accountsCheck',
  'bankDebts',
  'principalYear',
  'line-year',
  'line-revenue',
  'line-operatingResult',
  'line-depreciation',
  'line-interest',
  'line-profit',
  'line-totalAssets',
  'line-currentAssets',
  'line-inventories',
  'line-receivables',
  'line-cash',
  'line-equity',
  'line-debts',
  'line-debtsWithinYear',
  'sector',
  'ateco',
  'employees',
  'startYear',
  'turnoverYear',
  'seasonal',
  'turnoverMonths',
  'variableCostsYear',
  'fixedCostsMonth',
  'ownPayMonth',
  'customersMonth',
  'averageSale',
  'customerType',
  'largestCustomer',
  'customersWho',
  'channels',
  'onlineShare',
  'aims',
  'problem',
  'ideaProblem',
  'competitors',
  'difference',
  'unitPrice',
  'unitCost',
  'firstInvestment',
  'salesMonth',
  'rampMonths',
  'ownMoney',
  'marketingMonth',
  'budgetMonth',
  'pec',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

/** A thousand million euros: nobody who asks us has more, and a typing slip does. */
const MOST = 100_000_000_000;
const text = (min: number, max: number): AnswerRule => ({ kind: 'text', min, max });
const amount = (min = 0): AnswerRule => ({ kind: 'amount', min, max: MOST });
const signedAmount: AnswerRule = { kind: 'amount', min: -MOST, max: MOST };
const choice = (of: ChoiceSet): AnswerRule => ({ kind: 'choice', of });
const choices = (of: ChoiceSet): AnswerRule => ({ kind: 'choices', of });
const whole = (min: number, max: number): AnswerRule => ({ kind: 'number', min, max });

type QuestionSpec = Omit<Question, 'step' | 'optional'>;
const ask = (id: QuestionId, rule: AnswerRule, more: Omit<QuestionSpec, 'id' | 'rule'> = {}) => ({
  id,
  rule,
  optional: false,
  ...more,
});
const askIfKnown = (id: QuestionId, rule: AnswerRule, more: Omit<QuestionSpec, 'id' | 'rule'> = {}) => ({
  id,
  rule,
  optional: true,
  ...more,
});
const interview = (...steps: Omit<Question, 'step'>[][]): Question[] =>
  steps.flatMap((questions, index) => questions.map((question) => ({ ...question, step: index + 1 })));

/** Figures that were read from a printed page are shown, and taken once their owner has confirmed them. */
const printed = { when: (answers: Answers) => accountsOf(answers, 'accounts')?.source === 'pdf' };
const typed = { when: (answers: Answers) => answers.accounts?.value === TYPE_LINES };
/** Whether accounts are there that do not show a line; the short form has no debts to banks of its own. */
const accountsWithout = (answers: Answers, line: AccountLine): boolean => {
  const [last] = accountsOf(answers, 'accounts')?.years ?? [];
  return answers.accounts?.value === TYPE_LINES || (last !== undefined && lineOf(last, line) === undefined);
};
const hasDebts = (answers: Answers): boolean => {
  const [last] = accountsOf(answers, 'accounts')?.years ?? [];
  const shown = last && lineOf(last, 'bankDebts');
  return answers.accounts !== undefined && (shown ?? numberOf(answers, 'bankDebts') ?? 0) > 0;
};
const NAME = text(2, 160);
const STORY = text(10, 1_000);
const sellsToBusinesses = (answers: Answers) =>
  ['businesses', 'both', 'public'].includes(choiceOf(answers, 'customerType', 'customerType') ?? '');
const isOnline = (answers: Answers) =>
  choicesOf(answers, 'channels', 'channels').some((channel) =>
    ['website', 'e-commerce', 'marketplaces', 'social'].includes(channel),
  );

/** The eight steps of each interview. */
export const INTERVIEWS: Record<ProjectKind, Question[]> = {
  'filed-accounts': interview(
    [ask('companyName', NAME), ask('vatNumber', { kind: 'vat-number' })],
    [
      ask('accounts', { kind: 'accounts' }),
      ask('accountsCheck', choice('yesNo'), { ...printed, dependsOn: ['accounts'] }),
      ask('line-year', { kind: 'year', min: 2000 }, typed),
      ask('line-revenue', amount(1), typed),
      ask('line-operatingResult', signedAmount, typed),
      ask('line-profit', signedAmount, typed),
      ask('line-totalAssets', amount(1), typed),
      ask('line-currentAssets', amount(), typed),
      ask('line-equity', signedAmount, typed),
      ask('line-debts', amount(), typed),
      ask('line-debtsWithinYear', amount(), typed),
      askIfKnown('line-depreciation', amount(), typed),
      askIfKnown('line-interest', amount(), typed),
      askIfKnown('line-inventories', amount(), typed),
      askIfKnown('line-receivables', amount(), typed),
      askIfKnown('line-cash', amount(), typed),
      askIfKnown('bankDebts', amount(), {
        when: (answers) => accountsWithout(answers, 'bankDebts'),
        dependsOn: ['accounts'],
      }),
      askIfKnown('principalYear', amount(), {
        when: (answers) => hasDebts(answers),
        dependsOn: ['accounts'],
      }),
    ],
    [ask('sector', choice('sector')), askIfKnown('ateco', { kind: 'ateco' }, { dependsOn: ['sector'] })],
    [ask('employees', whole(0, 100_000))],
    [
      ask('customerType', choice('customerType')),
      askIfKnown('largestCustomer', { kind: 'percent' }, { when: sellsToBusinesses }),
    ],
    [
      ask('channels', choices('channels')),
      askIfKnown('onlineShare', { kind: 'percent' }, { when: isOnline }),
    ],
    [ask('aims', choices('aims')), ask('problem', STORY)],
    [ask('budgetMonth', amount()), askIfKnown('pec', { kind: 'pec' })],
  ),
  'no-filed-accounts': interview(
    [
      ask('companyName', NAME),
      ask('legalForm', choice('legalForm')),
      askIfKnown(
        'vatNumber',
        { kind: 'vat-number' },
        { when: (answers) => choiceOf(answers, 'legalForm', 'legalForm') !== 'not-yet' },
      ),
      askIfKnown(
        'taxCode',
        { kind: 'tax-code' },
        { when: (answers) => answers.vatNumber !== undefined && answers.vatNumber.value === null },
      ),
    ],
    [
      ask('sector', choice('sector')),
      askIfKnown('ateco', { kind: 'ateco' }, { dependsOn: ['sector'] }),
      ask('startYear', { kind: 'year', min: 1900 }),
    ],
    [
      ask('turnoverYear', amount(1)),
      ask('seasonal', choice('yesNo')),
      askIfKnown(
        'turnoverMonths',
        { kind: 'months' },
        { when: (answers) => choiceOf(answers, 'seasonal', 'yesNo') === 'yes', dependsOn: ['turnoverYear'] },
      ),
    ],
    [ask('variableCostsYear', amount())],
    [ask('fixedCostsMonth', amount()), askIfKnown('ownPayMonth', amount())],
    [
      ask('customersMonth', whole(0, 10_000_000)),
      askIfKnown('averageSale', amount(1), {
        when: (answers) => (numberOf(answers, 'customersMonth') ?? 0) > 0,
      }),
    ],
    [ask('customerType', choice('customerType')), ask('channels', choices('channels'))],
    [ask('aims', choices('aims')), ask('problem', STORY), ask('budgetMonth', amount())],
  ),
  'business-idea': interview(
    [ask('ideaName', NAME), ask('ideaProblem', STORY)],
    [ask('customerType', choice('customerType')), ask('customersWho', text(5, 600))],
    [ask('competitors', text(2, 600)), ask('difference', text(5, 600))],
    [ask('unitPrice', amount(1))],
    [ask('unitCost', amount())],
    [ask('fixedCostsMonth', amount()), ask('firstInvestment', amount())],
    [
      ask('salesMonth', whole(1, 10_000_000)),
      ask('rampMonths', choice('rampMonths')),
      ask('channels', choices('channels')),
    ],
    [ask('ownMoney', amount()), ask('marketingMonth', amount())],
  ),
};
