import type { CalculationKind, CalculationProblem } from '../../../../contract';

/** What the adviser says around figures and knowledge, in one language. */
export interface AdviserWords {
  greeting: (name: string, company: string, hasProjects: boolean) => string;
  thanks: string;
  goodbye: string;
  identity: string;
  unknown: string;
  otherLanguage: string;
  unsafe: string;
  missing: (figures: string[]) => string;
  assumed: (figures: string[]) => string;
  trade: (group: string, fund: string) => string;
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
