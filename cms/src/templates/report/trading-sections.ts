import type { ReportBlock, ReportSection, ReportTile } from '../../contract';
import type { TradingFacts } from '../../domain/interview';
import { paragraph, tile, toEuros } from './blocks';
import type { Margins } from '../../domain/report/computations/margins';
import type { Picture } from './report-input';

export const tradingTiles = ({ words, format }: Picture, margins: Margins): ReportTile[] => {
  const { tiles } = words;
  const { breakEvenTurnover, safety, breakEvenCustomersMonth, contributionShare, profit } = margins;
  return [
    tile(tiles.turnover, format.euro(margins.turnover)),
    tile(
      tiles.contribution,
      format.euro(margins.contribution),
      contributionShare === null
        ? 'neutral'
        : contributionShare >= 0.5
          ? 'good'
          : contributionShare < 0.3
            ? 'poor'
            : 'fair',
      contributionShare === null ? undefined : format.percent(contributionShare),
    ),
    tile(tiles.profit, format.euro(profit), profit > 0 ? 'good' : 'poor'),
    tile(
      tiles.breakEven,
      breakEvenTurnover === null ? '–' : format.euro(breakEvenTurnover),
      safety === null ? 'poor' : safety >= 0.2 ? 'good' : safety < 0 ? 'poor' : 'fair',
    ),
    ...(breakEvenCustomersMonth === null
      ? []
      : [tile(tiles.breakEvenCustomers, format.count(breakEvenCustomersMonth))]),
    ...(margins.contributionPerCustomer === null
      ? []
      : [tile(tiles.perCustomer, format.euro(margins.contributionPerCustomer))]),
  ];
};

/** The arithmetic from turnover to result. */
const steps = ({ words, format }: Picture, margins: Margins): ReportBlock => ({
  kind: 'table',
  caption: words.sections['break-even'],
  columns: [
    { label: words.columns.step, align: 'start', width: 0.6 },
    { label: words.columns.amount, align: 'end' },
  ],
  rows: [
    [words.tiles.turnover, format.euro(margins.turnover)],
    [words.trading.variable, format.euro(margins.variableCosts)],
    [words.trading.contribution, format.euro(margins.contribution)],
    [words.trading.fixed, format.euro(margins.fixedCosts)],
    [words.trading.profit, format.euro(margins.profit)],
  ],
});

const breakEvenChart = (
  { words, format }: Picture,
  { turnover, fixedCosts, contributionShare, breakEvenTurnover }: Margins,
): ReportBlock[] =>
  breakEvenTurnover === null
    ? []
    : [
        paragraph(
          `${words.trading.breakEvenFormula} = ${format.euro(fixedCosts)} ÷ ${format.percent(contributionShare ?? 0)} = ${format.euro(breakEvenTurnover)}.`,
        ),
        {
          kind: 'bars',
          title: words.charts.breakEven,
          summary: words.charts.breakEvenSummary({
            turnover: format.euro(turnover),
            breakEven: format.euro(breakEvenTurnover),
          }),
          unit: 'euro',
          labels: [words.tiles.turnover, words.tiles.breakEven],
          series: [
            { label: words.charts.breakEven, values: [toEuros(turnover), toEuros(breakEvenTurnover)] },
          ],
        },
      ];

const leversChart = ({ words, format }: Picture, { levers }: Margins): ReportBlock[] => {
  const [best] = levers;
  if (!best) return [];
  return [
    {
      kind: 'bars',
      title: words.charts.levers,
      summary: words.charts.leversSummary({ lever: words.levers[best.key], gain: format.euro(best.gain) }),
      unit: 'euro',
      labels: levers.map(({ key }) => words.levers[key]),
      series: [{ label: words.columns.gain, values: levers.map(({ gain }) => toEuros(gain)) }],
    },
    {
      kind: 'table',
      caption: words.charts.levers,
      columns: [
        { label: words.columns.lever, align: 'start', width: 0.6 },
        { label: words.columns.gain, align: 'end' },
      ],
      rows: levers.map(({ key, gain }) => [words.levers[key], format.euro(gain)]),
    },
  ];
};

const monthsChart = ({ words, format }: Picture, months: number[] | null): ReportBlock[] =>
  months === null
    ? []
    : [
        {
          kind: 'lines',
          title: words.charts.months,
          summary: words.charts.monthsSummary({
            highest: format.euro(Math.max(...months)),
            lowest: format.euro(Math.min(...months)),
          }),
          unit: 'euro',
          labels: months.map((_, index) => format.month(index)),
          series: [{ label: words.columns.sales, values: months.map(toEuros) }],
        },
      ];

/** What a business without filed accounts adds to an analysis. */
export const tradingSections = (
  picture: Picture & { facts: TradingFacts },
  margins: Margins | null,
): ReportSection[] => {
  if (margins === null) return [];
  return [
    {
      id: 'break-even',
      title: picture.words.sections['break-even'],
      blocks: [
        steps(picture, margins),
        ...breakEvenChart(picture, margins),
        ...leversChart(picture, margins),
        ...monthsChart(picture, picture.facts.turnoverMonths),
      ],
    },
  ];
};
