import type { Calculated, CalculationKind, FigureUnit } from '../../contract';
import { breakEven } from './break-even';
import { type ActivityGroup, COEFFICIENTS, flatRate, type PensionFund } from './flat-rate';
import type { FiscalParameters } from './fiscal-parameters';
import { funnel } from './funnel';
import { instalments } from './instalments';
import { margin, priceFromMargin } from './margin';
import { runway } from './runway';
import { staffCost } from './staff-cost';
import { unitPrice } from './unit-price';
import { addVat, removeVat } from './vat';

/** A figure that a calculation wants. */
export interface CalculatorInput {
  name: string;
  unit: FigureUnit;
  /** Used when nobody says otherwise. */
  usual?: number;
  optional?: true;
}
/** A calculation that anybody can call by names: the assistant, or a model that was given it as a tool. */
export interface Calculator {
  kind: CalculationKind;
  inputs: readonly CalculatorInput[];
  /** Choices beside figures, the first one being usual. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Wants every input that is neither optional nor usual. */
  run(
    figures: Readonly<Record<string, number | undefined>>,
    choices?: Readonly<Record<string, string>>,
  ): Calculated;
}

const money = (name: string): CalculatorInput => ({ name, unit: 'cents' });
const rate = (name: string): CalculatorInput => ({ name, unit: 'basis-points' });
const GROUPS = Object.keys(COEFFICIENTS).filter((key): key is ActivityGroup => key in COEFFICIENTS);
const FUNDS: readonly PensionFund[] = ['professionals', 'artisans', 'merchants'];
const VAT_ORDINARY = 2200;

/** A missing figure is zero here, and zero is refused where it makes no sense. */
const of =
  (figures: Readonly<Record<string, number | undefined>>) =>
  (name: string): number =>
    figures[name] ?? 0;

/** Every calculation, those that rest on what the law says with these parameters. */
export const calculatorsWith = (fiscal: FiscalParameters): readonly Calculator[] => [
  {
    kind: 'break-even',
    inputs: [money('fixedCosts'), money('price'), money('unitCost')],
    run: (figures) => {
      const get = of(figures);
      return breakEven({ fixedCosts: get('fixedCosts'), price: get('price'), unitCost: get('unitCost') });
    },
  },
  {
    kind: 'margin',
    inputs: [money('cost'), money('price')],
    run: (figures) => margin({ cost: of(figures)('cost'), price: of(figures)('price') }),
  },
  {
    kind: 'price-from-margin',
    inputs: [money('cost'), rate('marginRate')],
    run: (figures) => priceFromMargin({ cost: of(figures)('cost'), marginRate: of(figures)('marginRate') }),
  },
  {
    kind: 'vat-add',
    inputs: [money('net'), { ...rate('rate'), usual: VAT_ORDINARY }],
    run: (figures) => addVat({ net: of(figures)('net'), rate: figures.rate ?? VAT_ORDINARY }),
  },
  {
    kind: 'vat-remove',
    inputs: [money('gross'), { ...rate('rate'), usual: VAT_ORDINARY }],
    run: (figures) => removeVat({ gross: of(figures)('gross'), rate: figures.rate ?? VAT_ORDINARY }),
  },
  {
    kind: 'instalments',
    inputs: [money('principal'), rate('annualRate'), { name: 'months', unit: 'months' }],
    run: (figures) => {
      const get = of(figures);
      return instalments({
        principal: get('principal'),
        annualRate: get('annualRate'),
        months: get('months'),
      });
    },
  },
  {
    kind: 'unit-price',
    inputs: [
      money('costs'),
      { ...money('income'), optional: true },
      { name: 'units', unit: 'count' },
      { ...rate('marginRate'), optional: true },
    ],
    run: (figures) => {
      const get = of(figures);
      return unitPrice({
        costs: get('costs'),
        income: figures.income,
        units: get('units'),
        marginRate: figures.marginRate,
      });
    },
  },
  {
    kind: 'funnel',
    inputs: [
      { name: 'visits', unit: 'count', optional: true },
      { name: 'orders', unit: 'count' },
      { ...money('spend'), optional: true },
      { ...money('revenue'), optional: true },
    ],
    run: (figures) => funnel(figures),
  },
  {
    kind: 'flat-rate',
    inputs: [money('revenue')],
    choices: { group: GROUPS, fund: FUNDS, isNew: ['no', 'yes'] },
    run: (figures, choices = {}) =>
      flatRate(
        {
          revenue: of(figures)('revenue'),
          group: GROUPS.find((group) => group === choices.group) ?? 'other',
          fund: FUNDS.find((fund) => fund === choices.fund) ?? 'professionals',
          isNew: choices.isNew === 'yes',
        },
        fiscal,
      ),
  },
  {
    kind: 'staff-cost',
    inputs: [money('monthlyGross'), { name: 'payments', unit: 'count', usual: 13 }],
    run: (figures) =>
      staffCost({ monthlyGross: of(figures)('monthlyGross'), payments: figures.payments ?? 13 }, fiscal),
  },
  {
    kind: 'runway',
    inputs: [money('cash'), money('outgoings'), { ...money('incomings'), optional: true }],
    run: (figures) =>
      runway({
        cash: of(figures)('cash'),
        outgoings: of(figures)('outgoings'),
        incomings: figures.incomings,
      }),
  },
];
