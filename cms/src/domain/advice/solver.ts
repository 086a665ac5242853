import type { Calculated, CalculationKind, Figure, ParameterUse } from '../../contract';
import { FISCAL_PARAMETERS, type FiscalParameters } from '../finance/fiscal-parameters';
import type { Role } from './mention';
import type { Facts } from './read-facts';

/** A calculation as far as the figures of a conversation go. */
export type Solution =
  | {
      state: 'done';
      kind: CalculationKind;
      calculated: Calculated;
      parts?: Figure[];
      notes?: string[];
      assumed?: string[];
    }
  | { state: 'asks'; kind: CalculationKind; missing: string[] }
  /** Figures that no known sum has a place for: asked about before anything is stated. */
  | {
      state: 'unclear';
      kind: CalculationKind;
      figures: Figure[];
      /** What the first of them may be, the likeliest first. */
      meanings?: readonly [Role, Role];
      /** Words that no sum has taken into account: "tranne agosto". */
      condition?: string;
    }
  /** The law leaves no calculation to make: why, by name. */
  | {
      state: 'ruled-out';
      kind: CalculationKind;
      reasons: string[];
      parts?: Figure[];
      limits: Figure[];
      parameters: ParameterUse[];
    };

/** Figures of the company by name, used where nobody says otherwise. */
export type KnownFigures = Readonly<Record<string, number>>;

/** What is known beside the conversation: of the company, and of the law. */
export interface Known {
  figures: KnownFigures;
  fiscal: FiscalParameters;
}

/** Nothing, and the law as this version knows it. */
export const NOTHING_KNOWN: Known = { figures: {}, fiscal: FISCAL_PARAMETERS };

/** One family of calculations: whether words ask for it, and what comes of the figures. */
export interface Solver {
  name: string;
  /** Asked for in words; on folded text. */
  wanted: RegExp;
  /** So plainly asked for that what lacks is asked for, whatever other calculation the figures would do for. */
  insists?: RegExp;
  /** Words of a further message that change the sum without a figure: "e a metà orario?". */
  modifiedBy?: RegExp;
  /** `null`: these figures are of another calculation. */
  solve(facts: Facts, known: Known): Solution | null;
}
