import type { ReportSection, ReportTile } from '../../contract';
import { tile, toEuros } from './blocks';
import type { CashPlan } from '../../domain/report/computations/cash-plan';
import type { Picture } from './report-input';

export const ideaTiles = ({ words: { tiles }, format }: Picture, plan: CashPlan): ReportTile[] => [
  tile(tiles.unitMargin, format.euro(plan.unitMargin), plan.unitMargin > 0 ? 'good' : 'poor'),
  tile(tiles.breakEvenUnits, plan.breakEvenUnits === null ? '–' : format.count(plan.breakEvenUnits)),
  tile(
    tiles.breakEvenMonth,
    plan.breakEvenMonth === null ? tiles.never : format.count(plan.breakEvenMonth),
    plan.breakEvenMonth === null ? 'poor' : plan.breakEvenMonth <= 6 ? 'good' : 'fair',
  ),
  plan.missing > 0
    ? tile(tiles.missing, format.euro(plan.missing), 'poor')
    : tile(tiles.lowestCash, format.euro(plan.lowestCash), 'good'),
  tile(
    tiles.payback,
    plan.paybackMonth === null ? tiles.never : `${format.count(plan.paybackMonth)}`,
    plan.paybackMonth === null ? 'fair' : 'good',
  ),
];

/** The cash plan of an idea. */
export const ideaSections = ({ words, format }: Picture, plan: CashPlan | null): ReportSection[] => {
  if (plan === null) return [];
  const { columns } = words;
  return [
    {
      id: 'cash-plan',
      title: words.sections['cash-plan'],
      blocks: [
        {
          kind: 'lines',
          title: words.charts.cash,
          summary: words.charts.cashSummary({
            lowest: format.euro(plan.lowestCash),
            month: format.count(plan.lowestMonth),
            end: format.euro(plan.months.at(-1)?.cash ?? 0),
          }),
          unit: 'euro',
          labels: plan.months.map(({ month }) => String(month)),
          series: [{ label: columns.cash, values: plan.months.map(({ cash }) => toEuros(cash)) }],
        },
        {
          kind: 'table',
          caption: words.sections['cash-plan'],
          columns: [
            { label: columns.month, align: 'start', width: 0.12 },
            { label: columns.units, align: 'end' },
            { label: columns.sales, align: 'end' },
            { label: columns.costs, align: 'end' },
            { label: columns.net, align: 'end' },
            { label: columns.cash, align: 'end', width: 0.24 },
          ],
          rows: plan.months.map(
            ({ month, units, sales, variableCosts, fixedCosts, investment, net, cash }) => [
              format.count(month),
              format.count(units),
              format.euro(sales),
              format.euro(variableCosts + fixedCosts + investment),
              format.euro(net),
              format.euro(cash),
            ],
          ),
        },
      ],
    },
  ];
};
