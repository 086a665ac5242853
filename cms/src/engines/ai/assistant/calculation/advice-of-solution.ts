import type { Advice, AdviceTopic, CalculationKind, Locale } from '../../../../contract';
import { withLimits } from './parameter-notes';
import { figureName, spokenCalculation, spokenFigure } from './spoken';
import type { Knowledge } from '../knowledge/knowledge';
import type { Solution } from '../port';
import { WORDS } from '../words';

/** The subject of a calculation, and the entry that explains it. */
const SUBJECTS: Readonly<Record<CalculationKind, { topic: AdviceTopic; entry: string }>> = {
  'break-even': { topic: 'prices', entry: 'break-even' },
  margin: { topic: 'prices', entry: 'margin-markup' },
  'price-from-margin': { topic: 'prices', entry: 'price-setting' },
  'vat-add': { topic: 'taxes', entry: 'tax-vat-rates' },
  'vat-remove': { topic: 'taxes', entry: 'tax-vat-how' },
  instalments: { topic: 'finance', entry: 'finance-loan' },
  'unit-price': { topic: 'prices', entry: 'hourly-rate' },
  funnel: { topic: 'marketing', entry: 'marketing-measure' },
  'flat-rate': { topic: 'vat-position', entry: 'vat-flat-rate' },
  'staff-cost': { topic: 'staff', entry: 'staff-cost' },
  runway: { topic: 'finance', entry: 'finance-cash' },
  'break-even-turnover': { topic: 'prices', entry: 'break-even' },
  'price-from-mark-up': { topic: 'prices', entry: 'margin-markup' },
  'price-from-cost-share': { topic: 'prices', entry: 'price-setting' },
  discount: { topic: 'prices', entry: 'price-setting' },
  'price-change': { topic: 'prices', entry: 'price-setting' },
  'vat-period': { topic: 'taxes', entry: 'tax-vat-how' },
  'cash-need': { topic: 'finance', entry: 'finance-cash' },
  'cash-months': { topic: 'finance', entry: 'finance-cash' },
  'stock-days': { topic: 'suppliers', entry: 'stock' },
  'money-out': { topic: 'finance', entry: 'late-payers' },
  'income-tax': { topic: 'taxes', entry: 'tax-deadlines' },
  'customer-value': { topic: 'customers', entry: 'customers-loyalty' },
  percentage: { topic: 'finance', entry: 'read-accounts' },
  converted: { topic: 'finance', entry: 'finance-cash' },
};

/** "1.500,00 € è una spesa fissa al mese": what the first unclear figure may be, to choose from. */
const meaningChips = (
  { figures: [figure], meanings = [] }: Extract<Solution, { state: 'unclear' }>,
  language: Locale,
): string[] =>
  figure === undefined
    ? []
    : meanings.flatMap((role) => WORDS[language].meanings[role]?.(spokenFigure(figure, language)) ?? []);

/** A calculation of the conversation as a reply. */
export const adviceOfSolution = (solution: Solution, language: Locale, knowledge: Knowledge): Advice => {
  const words = WORDS[language];
  const { topic, entry: id } = SUBJECTS[solution.kind];
  const entry = knowledge.entry(id);
  const about = {
    topic,
    entryIds: [id],
    sources: [],
    nextStep: entry?.step ?? null,
    suggestions: knowledge.suggestions(entry ? [id, ...entry.leadsTo].slice(0, 2) : [], language),
  };
  const nameOf = (name: string): string => words.figures[name] ?? name;
  switch (solution.state) {
    case 'asks':
      return {
        ...about,
        outcome: 'asks',
        text: words.missing(solution.missing.map(nameOf)),
        suggestions: [],
        nextStep: null,
      };
    case 'unclear':
      return {
        ...about,
        outcome: 'asks',
        text:
          solution.condition === undefined
            ? words.unclear(solution.figures.map((figure) => spokenFigure(figure, language)))
            : words.unreadCondition(
                solution.condition,
                solution.figures.map(
                  (figure) => `${figureName(figure, language)} ${spokenFigure(figure, language)}`,
                ),
              ),
        suggestions: meaningChips(solution, language),
        nextStep: null,
      };
    case 'ruled-out': {
      const [revenue] = solution.parts ?? [];
      const reasons = solution.reasons.flatMap((reason) => words.reasons[reason] ?? []);
      return {
        ...about,
        outcome: 'answered',
        text: withLimits(
          words.ruledOut(reasons, revenue ? spokenFigure(revenue, language) : null),
          solution.limits,
          solution.parameters,
          language,
        ),
      };
    }
    case 'done': {
      const { calculated, parts = [], notes = [], assumed = [], before } = solution;
      if (!calculated.ok)
        return {
          ...about,
          outcome: 'asks',
          text: withLimits(words.problems[calculated.problem], calculated.limits ?? [], [], language),
        };
      const { calculation } = calculated;
      const text = [
        spokenCalculation(calculation, language, { parts, notes, before }),
        ...(assumed.length > 0 ? [words.assumed(assumed.map(nameOf))] : []),
      ].join('\n\n');
      return { ...about, outcome: 'calculated', text, calculation };
    }
  }
};
