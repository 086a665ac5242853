import type { Day, Locale } from '../../contract';
import { calculatorsWith } from '../finance/calculators';
import { type FiscalParameters, fiscalParametersOn } from '../finance/fiscal-parameters';
import type { DatedFigure } from '../knowledge/dated-figure';
import { fillParameters } from '../knowledge/render-answer';
import { calculationOf } from './calculation-of';
import { withPlainCounts } from './plain-counts';
import { readMentions } from './read-mentions';
import type { KnownFigures } from './solver';

/** What the law says, as far as it is known: of every year, and the day that counts. */
export interface ParametersOfDay {
  parameters: readonly DatedFigure[];
  day: Day;
}

/** "primo semestre 2026". */
const halfYearOf = ({ lateInterest: { period } }: FiscalParameters): string =>
  `${period.from.slice(5, 7) < '07' ? 'primo' : 'secondo'} semestre ${period.from.slice(0, 4)}`;

/** What the assistant computes with. `current` is asked at every use: editors change parameters while the server runs. */
export const adviserTools = (current: () => ParametersOfDay) => {
  let made: (ParametersOfDay & { fiscal: FiscalParameters }) | null = null;
  const fiscal = (): FiscalParameters => {
    const { parameters, day } = current();
    if (made?.parameters !== parameters || made.day !== day)
      made = { parameters, day, fiscal: fiscalParametersOn(parameters, day) };
    return made.fiscal;
  };
  return {
    get calculators() {
      return calculatorsWith(fiscal());
    },
    calculationOf: (turns: readonly string[], known: KnownFigures) => calculationOf(turns, known, fiscal()),
    figuresIn: (text: string) => readMentions(withPlainCounts(text)),
    get lateInterest() {
      const { rate, lumpSum } = fiscal().lateInterest;
      return { rate, lumpSum, half: halfYearOf(fiscal()) };
    },
    /** Puts parameters of law, with their year, where a text names them: `{{inps.artisans.fixed}}`. */
    withParameters(text: string, language: Locale): string {
      const { parameters, day } = current();
      return fillParameters(text, parameters, language, day);
    },
  };
};
