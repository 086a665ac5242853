import { expect, test } from 'vitest';
import { planTalk } from './plan-talk';
import { whatIf } from './what-if';

/** In cents: 1,200,000 of sales, 510,000 of materials, 50,000 a month of all the rest. */
const ACCOUNTS = {
  turnoverYear: 120_000_000,
  variableCostsYear: 51_000_000,
  fixedCostsMonth: 5_000_000,
  receivableDays: 8_213,
  largestCustomer: 55,
  fromAccounts: 1,
};
const BAKERY = {
  turnoverYear: 24_000_000,
  variableCostsYear: 9_600_000,
  fixedCostsMonth: 600_000,
  ownPayMonth: 200_000,
};
const IDEA = { ownMoney: 800_000, firstInvestment: 650_000, lowestCash: 15_000, lowestCashMonth: 3 };

test.each([
  // 55 % of 1,200,000 and of 690,000; 90,000 − 379,500.
  ['e se perdo il cliente grosso?', ACCOUNTS, ['660.000 €', '379.500 €', '-289.500 €']],
  // 1,200,000 × 82.13 ÷ 365, and of the 22.13 days beyond 60.
  ['quanto mi costa il ritardo dei clienti?', ACCOUNTS, ['82 giorni', '270.000 €', '72.800 €', '5.100 €']],
  // 144,000 ÷ 12 − 6,000.
  ['quanto posso prendermi al mese?', BAKERY, ['6.000 € al mese', 'ne restano 4.000 €']],
  ['i soldi mi bastano?', IDEA, ['mese 3', '150 €', 'riserva']],
])('%s', (question, figures, expected) => {
  const text = planTalk(question, figures, []) ?? '';
  for (const figure of expected) expect(text).toContain(figure);
});

test('what to begin with is what the plan begins with', () => {
  const measures = ['**Prima**', '**Seconda**', '**Terza**', '**Quarta**'];
  const text = planTalk('da quale misura comincio?', BAKERY, measures) ?? '';
  expect(text).toContain('1. **Prima**');
  expect(text).not.toContain('Quarta');
  expect(planTalk('da quale misura comincio?', BAKERY, [])).toBeNull();
  expect(planTalk('quanto costa un forno nuovo?', BAKERY, measures)).toBeNull();
});

test('a change is worked out on accounts too, and says how costs were parted', () => {
  const text = whatIf('e se alzo i prezzi del 5%?', undefined, ACCOUNTS)?.text ?? '';
  // 1,260,000 − 510,000 − 600,000.
  expect(text).toContain('**150.000 € l’anno** invece di 90.000 €');
  expect(text).toContain('materie prime');
});

test('what is counted by the month may have its own name', () => {
  const plan = { ...BAKERY, customersMonth: 200, averageSale: 2_100 };
  expect(whatIf('e se vendo solo 120 cassette al mese?', undefined, plan)?.text).toContain(
    'Con 120 vendite al mese invece di 200',
  );
});
