import { type Factor, ratio } from './exact-product';

export type Span = 'day' | 'week' | 'month' | 'year';

/** How many of one span make another; a day has none, because days of opening differ. */
const CONVERSIONS: Readonly<Record<string, Factor>> = {
  'week-month': ratio(52, 12),
  'week-year': ratio(52, 1),
  'month-year': ratio(12, 1),
  'year-month': ratio(1, 12),
  'month-week': ratio(12, 52),
};

export const conversionOf = (from: Span, to: Span): Factor | null =>
  from === to ? ratio(1, 1) : (CONVERSIONS[`${from}-${to}`] ?? null);

/** The span that a question asks its answer for; `null` where it names none. */
export const askedSpanOf = (question: string): Span | null => {
  if (/\b(?:all'|l'|in un|ogni|per|a|per) ?anno\b|annu[oai]\w*|a year|per year/.test(question)) return 'year';
  if (/\b(?:al|in un|ogni|per|nel|del) mese\b|mensil\w*|a month|per month/.test(question)) return 'month';
  if (/\b(?:a|alla|in una|ogni|per) settimana\b|settimanal\w*|a week|per week/.test(question)) return 'week';
  return /\b(?:al|in un|ogni) giorno\b|giornalier\w*|\ba sera\b|a day|per day/.test(question) ? 'day' : null;
};
