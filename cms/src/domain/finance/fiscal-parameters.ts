import seeds from '../../../seeds/knowledge/fiscal-parameters.json';
import type { Day, ParameterGroup, ParameterUse } from '../../contract';
import { romeDay } from '../chatbot/rome-time';
import { type DatedFigure, type FigureOfDay, figureOn } from '../knowledge/dated-figure';

/** What the law said when this version was made: used where nobody gives other parameters. */
const SEEDS = seeds as DatedFigure[];

interface Range {
  low: number;
  usual: number;
  high: number;
}
interface PensionRates {
  fixed: number;
  /** Income up to which the fixed sum is all. */
  minimum: number;
  rate: number;
}

/** Rates and thresholds of law as of a day. Amounts in cents, shares in basis points; each group with the period that it is of. */
export interface FiscalParameters {
  flatRate: {
    threshold: number;
    immediateExit: number;
    /** Gross pay of employees and collaborators that the year before may have cost. */
    staffCost: number;
    /** Pay and pensions of the year before. */
    employmentIncome: number;
    rate: number;
    newActivityRate: number;
    period: ParameterUse;
  };
  inps: Record<'professionals' | 'artisans' | 'merchants', PensionRates> & { period: ParameterUse };
  irpef: { brackets: readonly { upTo: number; rate: number }[]; period: ParameterUse };
  companyTax: { ires: number; irap: number; period: ParameterUse };
  /** Usual shares of gross pay: contributions by trade, INAIL by risk, what a worker is paid out. */
  staff: {
    employerRate: Range;
    inailRate: Range;
    netShare: Range;
    /** Of apprentices, INAIL included: of small firms in the first year, and of all others. */
    apprenticeRate: { low: number; usual: number };
    period: ParameterUse;
  };
  lateInterest: { rate: number; lumpSum: number; period: ParameterUse };
}

/** A parameter that editors have removed is still computed with, and said as what it was. */
const parameterOn = (rows: readonly DatedFigure[], key: string, day: Day): FigureOfDay => {
  const stored = figureOn(rows, key, day);
  if (stored) return stored;
  const seed = SEEDS.find((each) => each.key === key);
  if (!seed) throw new Error(`There is no fiscal parameter ${key}`);
  return { figure: seed, isExpired: true };
};

/** The parameters that hold on a day; of those that ended before it, the last. */
export const fiscalParametersOn = (rows: readonly DatedFigure[], day: Day): FiscalParameters => {
  const group = (name: ParameterGroup) => {
    const used: FigureOfDay[] = [];
    /** Hundredths of what people write: cents of euro, basis points of per cent. */
    const hundredths = (key: string): number => {
      const found = parameterOn(rows, `${name}.${key}`, day);
      used.push(found);
      return Math.round(found.figure.value * 100);
    };
    const range = (key: string): Range => ({
      low: hundredths(`${key}.low`),
      usual: hundredths(`${key}.usual`),
      high: hundredths(`${key}.high`),
    });
    /** Of the one that began last, since what changes more rarely was confirmed with it; where some have expired, of those. */
    const period = (): ParameterUse => {
      const expired = used.filter(({ isExpired }) => isExpired);
      const [latest] = [...(expired.length > 0 ? expired : used)].sort((a, b) =>
        (b.figure.validFrom ?? '').localeCompare(a.figure.validFrom ?? ''),
      );
      return {
        group: name,
        from: latest?.figure.validFrom ?? '',
        until: latest?.figure.validUntil ?? null,
        source: latest?.figure.source ?? '',
        isExpired: expired.length > 0,
      };
    };
    return { hundredths, range, period };
  };
  const flat = group('flat-rate');
  const inps = group('inps');
  const pension = (fund: string): PensionRates => ({
    fixed: inps.hundredths(`${fund}.fixed`),
    minimum: inps.hundredths(`${fund}.minimum`),
    rate: inps.hundredths(`${fund}.rate`),
  });
  const irpef = group('irpef');
  const company = group('company-tax');
  const staff = group('staff');
  const late = group('late-interest');
  return {
    flatRate: {
      threshold: flat.hundredths('threshold'),
      immediateExit: flat.hundredths('immediate-exit'),
      staffCost: flat.hundredths('staff-cost'),
      employmentIncome: flat.hundredths('employment-income'),
      rate: flat.hundredths('rate'),
      newActivityRate: flat.hundredths('new-activity-rate'),
      period: flat.period(),
    },
    inps: {
      professionals: { fixed: 0, minimum: 0, rate: inps.hundredths('professionals.rate') },
      artisans: pension('artisans'),
      merchants: pension('merchants'),
      period: inps.period(),
    },
    irpef: {
      brackets: [
        { upTo: irpef.hundredths('first.limit'), rate: irpef.hundredths('first.rate') },
        { upTo: irpef.hundredths('second.limit'), rate: irpef.hundredths('second.rate') },
        { upTo: Number.MAX_SAFE_INTEGER, rate: irpef.hundredths('third.rate') },
      ],
      period: irpef.period(),
    },
    companyTax: {
      ires: company.hundredths('ires'),
      irap: company.hundredths('irap'),
      period: company.period(),
    },
    staff: {
      employerRate: staff.range('employer-rate'),
      inailRate: staff.range('inail-rate'),
      netShare: staff.range('net-share'),
      apprenticeRate: {
        low: staff.hundredths('apprentice-rate.low'),
        usual: staff.hundredths('apprentice-rate.usual'),
      },
      period: staff.period(),
    },
    lateInterest: {
      rate: late.hundredths('rate'),
      lumpSum: late.hundredths('lump-sum'),
      period: late.period(),
    },
  };
};

/** The parameters of this version, for whoever is given none. */
export const FISCAL_PARAMETERS: FiscalParameters = fiscalParametersOn(SEEDS, romeDay(new Date()));
