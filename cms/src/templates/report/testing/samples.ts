import { strToU8 } from 'fflate';
import type { Product } from '../../../contract';
import { PRODUCT_DEFAULTS, type Locale, type ProjectKind } from '../../../contract';
import { choiceLabels } from '../../../locales/interview';
import { PRODUCT_SEEDS } from '../../../seeds/products';
import { readAccounts } from '../../../domain/accounts';
import { instance } from '../../../domain/accounts/testing/instances';
import { readAmount } from '../../../domain/finance/read-amount';
import {
  acceptAccounts,
  acceptAnswer,
  factsOf,
  type Answers,
  type ProjectFacts,
} from '../../../domain/interview';

/** The demo catalogue as the API answers it. */
export const catalogue = (language: Locale): Product[] =>
  PRODUCT_SEEDS.map(({ slug, kind, priceCents, billingPeriod, [language]: { title, description } }) => ({
    ...PRODUCT_DEFAULTS,
    id: slug,
    slug,
    kind,
    title,
    description,
    priceCents,
    billingPeriod,
    badge: null,
    imageUrl: null,
    requires: [],
    optional: [],
    installationGuide: [],
    platforms: [],
    messageCredits: null,
    rating: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));

const tools = { readAmount, thisYear: 2026, labels: choiceLabels };
const answer = (kind: ProjectKind, replies: [id: string, text: string][], start: Answers = {}): Answers =>
  replies.reduce((answers, [id, text]) => {
    const accepted = acceptAnswer(kind, answers, id, text, tools);
    if (!accepted.ok) throw new Error(`${id}: ${accepted.problem}`);
    return accepted.answers;
  }, start);

/** Filed accounts of an invented company, with the rest of its interview. */
export const filedFacts = (
  name: 'falegnameria-short-form' | 'officine-ordinary-form' = 'falegnameria-short-form',
): ProjectFacts => {
  const read = readAccounts({ name: `${name}.xbrl`, bytes: strToU8(instance(name)) }, readAmount);
  if (!read.ok) throw new Error(read.problem);
  const { accounts } = read;
  const start = answer('filed-accounts', [
    ['companyName', accounts.owner.name],
    ['vatNumber', accounts.owner.vatNumber],
  ]);
  const uploaded = acceptAccounts('filed-accounts', start, { fileName: `${name}.xbrl`, accounts });
  if (!uploaded.ok) throw new Error(uploaded.problem);
  const answers = answer(
    'filed-accounts',
    [
      ['sector', 'crafts'],
      ['ateco', '31.09.20'],
      ['employees', '8'],
      ['customerType', 'both'],
      ['largestCustomer', '35%'],
      ['channels', 'word-of-mouth, premises'],
      ['onlineShare', '5%'],
      ['aims', 'more-sales, save-time, cash'],
      ['problem', 'I preventivi partono in ritardo e molti clienti non rispondono più'],
      ['budgetMonth', '150'],
    ].filter(([id]) => id !== 'onlineShare') as [string, string][],
    uploaded.answers,
  );
  return factsOf('filed-accounts', answers);
};

/** A bakery without filed accounts. */
export const tradingFacts = (): ProjectFacts =>
  factsOf(
    'no-filed-accounts',
    answer('no-filed-accounts', [
      ['companyName', 'Forno Mulino Vecchio di Kateřina Łukasik'],
      ['legalForm', 'sole-trader'],
      ['vatNumber', '01234567897'],
      ['sector', 'food'],
      ['startYear', '2019'],
      ['turnoverYear', '180.000'],
      ['seasonal', 'yes'],
      [
        'turnoverMonths',
        '9.000; 8.500; 11.000; 14.000; 16.000; 20.000; 24.000; 26.000; 17.000; 12.000; 10.500; 12.000',
      ],
      ['variableCostsYear', '72.000'],
      ['fixedCostsMonth', '5.000'],
      ['ownPayMonth', '2.500'],
      ['customersMonth', '1.500'],
      ['averageSale', '10'],
      ['customerType', 'consumers'],
      ['channels', 'premises, word-of-mouth'],
      ['aims', 'more-sales, better-margins'],
      ['problem', 'La mattina c’è coda e il pomeriggio il forno è vuoto'],
      ['budgetMonth', '80'],
    ]),
  );

/** An idea that has enough money of its own. */
export const ideaFacts = (ownMoney = '12.000'): ProjectFacts =>
  factsOf(
    'business-idea',
    answer('business-idea', [
      ['ideaName', 'Spesa Comoda'],
      ['ideaProblem', 'Chi lavora fino a tardi non riesce a fare la spesa fresca in settimana'],
      ['customerType', 'consumers'],
      ['customersWho', 'Famiglie con due figli, a Verona sud'],
      ['competitors', 'Supermercati con consegna, mercato del sabato'],
      ['difference', 'Consegna entro le 21 con prodotti di dieci agricoltori vicini'],
      ['unitPrice', '40'],
      ['unitCost', '15'],
      ['fixedCostsMonth', '1.200'],
      ['firstInvestment', '8.000'],
      ['salesMonth', '120'],
      ['rampMonths', '6'],
      ['channels', 'social, website'],
      ['ownMoney', ownMoney],
      ['marketingMonth', '300'],
    ]),
  );
