import { expect, test } from 'vitest';
import { LOCALES, REPORT_KINDS, type Locale, type ReportBlock, type ReportDocument } from '../../contract';
import { reportWords } from '../../locales/report';
import { factsOf, type ProjectFacts } from '../../domain/interview';
import { composeReport, computationsOf, MEASURES, planMeasures, signalsOf } from './index';
import { lineOf } from '../../domain/accounts';
import { judge } from '../../domain/report/bands';
import { measureEffects } from '../../domain/report/measure-effect';
import { catalogue, filedFacts, ideaFacts, tradingFacts } from './testing/samples';

const compose = (
  facts: ProjectFacts,
  { kind = 'analysis', language = 'it' }: { kind?: ReportDocument['kind']; language?: Locale } = {},
) =>
  composeReport({
    kind,
    facts,
    products: catalogue(language),
    language,
    day: '2026-11-21',
    version: 1,
    draft: false,
  });
/** Everything a document says, with ordinary spaces. */
const textOf = (document: ReportDocument) =>
  JSON.stringify(document.sections).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const codesOf = (facts: ProjectFacts) => signalsOf(facts, computationsOf(facts)).map(({ code }) => code);
const planOf = (facts: ProjectFacts) =>
  planMeasures(facts, signalsOf(facts, computationsOf(facts)), computationsOf(facts)).map(({ id }) => id);

test.each([
  ['filed accounts', filedFacts(), ['1.200.000 €', '20,0%', '11,3%', '1,48', '82 giorni', '35,0%', '+14,3%']],
  ['a business', tradingFacts(), ['180.000 €', '108.000 €', '150.000 €', '1.250', '10.800 €', '1,73']],
  ['an idea', ideaFacts(), ['25 €', '2.500 €', '14.500 €', '62,5%']],
])('the analysis of %s shows the figures worked out by hand', (_name, facts, figures) => {
  const text = textOf(compose(facts));
  for (const figure of figures) expect(text).toContain(figure);
});

test('a loss with negative equity is grave, and its legal duties come first', () => {
  const facts = filedFacts('officine-ordinary-form');
  expect(codesOf(facts)).toEqual(expect.arrayContaining(['negative-equity', 'loss', 'tight-liquidity']));
  const plan = planOf(facts);
  expect(plan).toContain('recapitalise');
  expect(plan).toContain('adequate-structure');
  expect(textOf(compose(facts))).toContain('Serve intervenire');
});

test('an idea without enough money says how much is missing', () => {
  const facts = ideaFacts('2.000');
  // 10,000 less than the sample that never goes below 2,500.
  expect(textOf(compose(facts))).toContain('7.500 €');
  expect(planOf(facts)).toEqual(expect.arrayContaining(['start-light', 'preorders']));
});

test('before the figures are there nothing is computed and nothing is invented', () => {
  for (const kind of ['filed-accounts', 'no-filed-accounts', 'business-idea'] as const) {
    const document = compose(factsOf(kind, {}));
    expect(document.sections.flatMap(({ blocks }) => blocks.map((block) => block.kind))).not.toContain(
      'figures',
    );
    expect(textOf(document)).toContain('non bastano ancora');
  }
});

test('a plan fits into ninety days', () => {
  for (const facts of [
    filedFacts(),
    filedFacts('officine-ordinary-form'),
    tradingFacts(),
    ideaFacts('2.000'),
  ]) {
    const plan = planMeasures(facts, signalsOf(facts, computationsOf(facts)), computationsOf(facts));
    expect(plan.length).toBeGreaterThanOrEqual(5);
    expect(plan.length).toBeLessThanOrEqual(9);
    for (const period of [1, 2, 3])
      expect(plan.filter((one) => one.period === period).length).toBeLessThanOrEqual(4);
  }
});

test('the library of measures has words for each in both languages', () => {
  expect(Object.keys(MEASURES).length).toBeGreaterThanOrEqual(40);
  for (const language of LOCALES)
    for (const [title, how, effect] of Object.values(reportWords[language].measures)) {
      expect(title.length).toBeLessThanOrEqual(62);
      expect(how.length).toBeGreaterThan(40);
      expect(effect.length).toBeGreaterThan(10);
    }
});

test('an offer names products, prices and a sum within the budget', () => {
  const document = compose(filedFacts(), { kind: 'offer' });
  const text = textOf(document);
  expect(text).toContain('Primo incontro · Gratis');
  expect(text).toContain('Chatbot AI · 29 € al mese');
  const tiles = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: ReportBlock) => (block.kind === 'figures' ? block.tiles : [])),
  );
  // 29 for the chatbot and 39 for the posts, of the 150 that were named.
  expect(tiles.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(['68 €', '120 €']);
  expect(text).toContain('fino al 21 dicembre 2026');

  const poor = compose({ ...filedFacts(), budgetMonth: 0 }, { kind: 'offer' });
  expect(textOf(poor)).not.toContain('Chatbot AI · 29');
});

test('the same report in two languages has the same blocks and charts', () => {
  for (const facts of [filedFacts(), tradingFacts(), ideaFacts()])
    for (const kind of REPORT_KINDS) {
      const shape = (language: Locale) =>
        compose(facts, { kind, language }).sections.map(({ id, blocks }) => [
          id,
          blocks.map((block) =>
            block.kind === 'bars' || block.kind === 'lines'
              ? block.series.map(({ values }) => values)
              : block.kind,
          ),
        ]);
      expect(shape('en')).toEqual(shape('it'));
    }
});

test('a maker that sells to companies, with one customer at 55 %, begins with that customer and never with reviews', () => {
  const facts: ProjectFacts = {
    ...filedFacts(),
    kind: 'filed-accounts',
    customerType: 'businesses',
    largestCustomer: 55,
    problem: 'Un solo cliente ci fa più di metà del fatturato',
  } as ProjectFacts;
  const plan = planMeasures(facts, signalsOf(facts, computationsOf(facts)), computationsOf(facts));
  expect(plan.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['reviews']));
  const [first] = [...plan].sort((one, other) => one.priority - other.priority);
  expect(['main-contract', 'second-customer']).toContain(first?.id);
  // 55 % of 1,200,000.
  expect(first?.effect).toEqual({ amount: 660_000_00, kind: 'at-risk' });
  expect(textOf(compose(facts))).toContain('660.000 € di ricavi oggi appesi a un solo cliente');
});

test('a figure that is shown as good as its threshold is called good', () => {
  expect(judge('roe', { value: 0.0798, approximate: false })).toBe('good');
  expect(judge('ebitdaMargin', { value: 0.085, approximate: false }, 'shop')).toBe('good');
  expect(judge('ebitdaMargin', { value: 0.085, approximate: false })).toBe('fair');
});

test('fixed costs of filed accounts are supposed to fall by the five per cent that the report states', () => {
  const facts = filedFacts('officine-ordinary-form');
  const [year] = facts.accounts?.years ?? [];
  const fixed = year ? (lineOf(year, 'services') ?? 0) + (lineOf(year, 'leases') ?? 0) : 0;
  expect(fixed).toBeGreaterThan(0);
  expect(measureEffects(facts, computationsOf(facts))['fixed-cost-review']).toEqual({
    amount: Math.round(fixed * 0.05),
    kind: 'year',
  });
});
