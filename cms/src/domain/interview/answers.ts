import type { Accounts } from '../accounts';
import type { AnswerKind } from '../../contract';

/** What an answer came to; null for a question that was skipped. Amounts are cents, percents 0 to 100. */
export type AnswerValue = string | number | string[] | number[] | Accounts | null;
/** An answer as it is stored: what was written and what was understood. */
export interface Answer {
  text: string;
  value: AnswerValue;
}
/** The answers of an interview, by question; plain JSON. */
export type Answers = Readonly<Record<string, Answer>>;

/** The wish to type the main lines of the accounts one by one. */
export const TYPE_LINES = 'type';
/** What the chip "skip" sends. */
export const SKIP = 'skip';

/** How an answer is read and what it must be. */
export type AnswerRule =
  | { kind: 'text'; min: number; max: number }
  | { kind: 'choice' | 'choices'; of: ChoiceSet }
  | { kind: 'amount'; min: number; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'year'; min: number }
  | { kind: Exclude<AnswerKind, 'text' | 'choice' | 'choices' | 'amount' | 'number' | 'year'> };

/** Closed sets of answers; their words live in locale files. */
export const CHOICES = {
  sector: [
    'shop',
    'food',
    'crafts',
    'construction',
    'services',
    'tourism',
    'care',
    'digital',
    'transport',
    'farming',
    'other',
  ],
  legalForm: ['flat-rate', 'sole-trader', 'partnership', 'association', 'not-yet'],
  customerType: ['consumers', 'businesses', 'both', 'public'],
  channels: [
    'premises',
    'website',
    'e-commerce',
    'marketplaces',
    'social',
    'word-of-mouth',
    'agents',
    'ads',
    'fairs',
  ],
  aims: ['more-sales', 'better-margins', 'cash', 'save-time', 'new-market', 'investment', 'control'],
  rampMonths: ['1', '3', '6', '9', '12'],
  yesNo: ['yes', 'no'],
} as const;
export type ChoiceSet = keyof typeof CHOICES;
export type Choice<Set extends ChoiceSet> = (typeof CHOICES)[Set][number];

export const isChoice = <Set extends ChoiceSet>(set: Set, value: unknown): value is Choice<Set> =>
  (CHOICES[set] as readonly unknown[]).includes(value);

/** Typed looks into answers; null for what is missing, skipped or of another form. */
export const textOf = (answers: Answers, id: string): string | null => {
  const value = answers[id]?.value;
  return typeof value === 'string' ? value : null;
};
export const numberOf = (answers: Answers, id: string): number | null => {
  const value = answers[id]?.value;
  return typeof value === 'number' ? value : null;
};
export const choiceOf = <Set extends ChoiceSet>(
  answers: Answers,
  id: string,
  set: Set,
): Choice<Set> | null => {
  const value = answers[id]?.value;
  return isChoice(set, value) ? value : null;
};
export const choicesOf = <Set extends ChoiceSet>(answers: Answers, id: string, set: Set): Choice<Set>[] => {
  const value = answers[id]?.value;
  return Array.isArray(value) ? value.filter((item): item is Choice<Set> => isChoice(set, item)) : [];
};
export const monthsOf = (answers: Answers, id: string): number[] | null => {
  const value = answers[id]?.value;
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : null;
};
export const accountsOf = (answers: Answers, id: string): Accounts | null => {
  const value = answers[id]?.value;
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
};
