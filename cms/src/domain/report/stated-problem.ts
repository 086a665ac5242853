import { foldText } from '../advice/fold-text';
import type { MeasureId } from './measures';

/** What owners call a problem, and the measures that meet it. On folded text. */
const MEETING: readonly (readonly [RegExp, readonly MeasureId[]])[] = [
  [
    /pagan\w* (?:tardi|in ritardo|a \d+)|incass\w* (?:tardi|lent)|non pag\w*|insolut\w*|sollecit\w*/,
    ['collect-overdue', 'payment-terms', 'deposits', 'credit-check'],
  ],
  [
    /liquidit\w*|\bcassa\b|\bconto in rosso\b|fido/,
    ['cash-forecast', 'deposits', 'collect-overdue', 'longer-debt'],
  ],
  [/preventiv\w*/, ['quotes-in-a-day', 'answer-at-once']],
  [
    /un (?:solo |unico )?cliente|cliente (?:grosso|principale|unico)|dipend\w* da/,
    ['second-customer', 'main-contract', 'credit-check'],
  ],
  [
    /vuot\w*|pomerigg\w*|pochi clienti|meno clienti|non entra|calat\w*/,
    ['wake-customers', 'average-sale', 'referrals'],
  ],
  [/recension\w*/, ['reviews', 'map-profile']],
  [
    /prezz\w*|margin\w*|sconti?\b|non rest\w*|cost[io]\b|rincar\w*/,
    ['price-review', 'product-margins', 'supplier-tender'],
  ],
  [/magazzin\w*|scort\w*|invendut\w*|rimanenz\w*/, ['stock-clearance', 'reorder-points']],
  [
    /tempo\b|personale|dipendent\w*|organizz\w*|non trovo/,
    ['procedures', 'automatic-reminders', 'answer-at-once'],
  ],
  [/banc(?:a|he)\b|mutu[oi]|rat[ae]\b|debit[oi]/, ['bank-review', 'longer-debt', 'cash-forecast']],
  [/stagion\w*|inverno|estate/, ['season-cash', 'off-season']],
];

/** The measures that meet the problem in its owner's words. */
export const measuresForProblem = (problem: string): ReadonlySet<MeasureId> => {
  const folded = foldText(problem);
  return new Set(MEETING.flatMap(([pattern, measures]) => (pattern.test(folded) ? measures : [])));
};
