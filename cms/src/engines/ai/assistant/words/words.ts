import type { CalculationKind, CalculationProblem } from '../../../../contract';

/** What the adviser says around figures and knowledge, in one language. */
export interface AdviserWords {
  greeting: (name: string, company: string, hasProjects: boolean) => string;
  thanks: string;
  goodbye: string;
  /** To who asks how one is. */
  fine: string;
  identity: string;
  unknown: string;
  /** What a question was taken for, where that is not certain. */
  takenFor: (question: string) => string;
  /** Two meanings of a question that are about as likely. */
  eitherOf: (questions: readonly [string, string]) => string;
  /** The two questions that are nearest to one of which some words are of nothing that is known. */
  nearestTo: (words: readonly string[], questions: readonly [string, string]) => string;
  otherLanguage: string;
  /** The second question of a message, where only the first was answered. */
  otherQuestion: (question: string) => string;
  /** To who wants help and does not say with what. */
  vague: string;
  /** To who says that there is no money left, and nothing more. */
  outOfMoney: string;
  /** To who asks whether something is worth it and does not say what; with the money that was told. */
  whatFor: (amount: string | null) => string;
  /** To "I don't know". */
  uncertain: string;
  /** To abuse. */
  insult: string;
  /** To who wants the instructions of the assistant. */
  instructions: string;
  /** What has nothing to do with a business. */
  elsewhere: string;
  /** To somebody who has not understood what was written. */
  again: string;
  unsafe: string;
  missing: (figures: string[]) => string;
  /** Asks what figures are that no sum has a place for. */
  unclear: (figures: string[]) => string;
  /** Asks how a condition changes a sum whose figures were understood. */
  unreadCondition: (condition: string, figures: string[]) => string;
  /** What an unclear figure may be, by its role, in words that are understood when they are sent back. */
  meanings: Readonly<Record<string, (figure: string) => string>>;
  /** Asks how figures belong together, where a sum was asked for that none of the known ones is. */
  unread: (figures: string[]) => string;
  /** A share of an amount, or what is left of it: in words that are understood when they are sent back. */
  shareOrRest: (share: string, amount: string) => readonly [string, string];
  /** What the figures were taken for. */
  understood: (figures: string) => string;
  /** The result before and after one figure changed. */
  before: (before: string, after: string) => string;
  /** Why the law leaves nothing to calculate. */
  ruledOut: (reasons: string[], revenue: string | null) => string;
  reasons: Readonly<Record<string, string>>;
  assumed: (figures: string[]) => string;
  documentSays: (where: string) => string;
  documentSilent: (titles: string) => string;
  page: (page: number) => string;
  forCompany: (company: string) => string;
  steps: string;
  openers: readonly string[];
  kinds: Readonly<Record<CalculationKind, string>>;
  /** Names of figures; the name itself where there is none. */
  figures: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  problems: Readonly<Record<CalculationProblem, string>>;
  months: (count: number) => string;
  and: string;
}
