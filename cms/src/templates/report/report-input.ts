import type { Day, Locale, Product, ReportKind } from '../../contract';
import { reportFormat, reportWords, type ReportFormat, type ReportWords } from '../../locales/report';
import type { ProjectFacts } from '../../domain/interview';
import { computationsOf, type Computations } from '../../domain/report/compute';
import { planMeasures, type PlannedMeasure } from '../../domain/report/plan-measures';
import { proposeProducts, type ProposedProduct } from '../../domain/report/propose-products';
import { signalsOf, type Signal } from '../../domain/report/signals';

/** What a report is made from. */
export interface ReportInput {
  kind: ReportKind;
  facts: ProjectFacts;
  /** The catalogue, in the report's language. */
  products: Product[];
  language: Locale;
  day: Day;
  version: number;
  /** The interview is not over. */
  draft: boolean;
  /** Who makes an offer; '' for what the operator has not set. */
  supplier?: Supplier;
}
export interface Supplier {
  name: string;
  address: string;
  vatNumber: string;
  email: string;
  pec: string;
}
/** The same with all that follows from it. */
export interface Picture {
  facts: ProjectFacts;
  computations: Computations;
  signals: Signal[];
  plan: PlannedMeasure[];
  proposal: ProposedProduct[];
  day: Day;
  draft: boolean;
  supplier: Supplier | null;
  words: ReportWords;
  format: ReportFormat;
}

export const pictureOf = ({ facts, products, language, day, draft, supplier }: ReportInput): Picture => {
  const computations = computationsOf(facts);
  const signals = signalsOf(facts, computations);
  return {
    facts,
    computations,
    signals,
    plan: planMeasures(facts, signals, computations),
    proposal: proposeProducts(facts, signals, products),
    day,
    draft,
    supplier: supplier?.name ? supplier : null,
    words: reportWords[language],
    format: reportFormat(language),
  };
};
