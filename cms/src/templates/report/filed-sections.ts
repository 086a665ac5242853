import type { ReportBlock, ReportSection, ReportTile } from '../../contract';
import { INDEX_KEYS, INDEX_UNITS, lineOf, type IndexKey, type IndexValue } from '../../domain/accounts';
import type { FiledFacts } from '../../domain/interview';
import { bandOf, judge } from '../../domain/report/bands';
import { heading, list, tile, toEuros } from './blocks';
import type { FiledComputations } from '../../domain/report/compute';
import type { Picture } from './report-input';
import { writeFigure } from '../../locales/report';

const TILES: IndexKey[] = ['ebitdaMargin', 'roe', 'currentRatio', 'debtToEquity'];

const write = ({ words, format }: Picture, key: IndexKey, index: IndexValue | undefined): string => {
  if (!index) return '–';
  if (index.value === null) return words.noIndex[index.reason === 'MISSING_LINE' ? 'missing' : 'denominator'];
  const figure = writeFigure(format, INDEX_UNITS[key], index.value);
  return index.approximate ? `${words.approximate} ${figure}` : figure;
};

/** The indices that a reader wants first. */
export const filedTiles = (picture: Picture, { years: [last] }: FiledComputations): ReportTile[] =>
  last
    ? TILES.map((key) =>
        tile(
          picture.words.indices[key].name,
          write(picture, key, last.indices[key]),
          judge(key, last.indices[key], picture.facts.sector),
        ),
      )
    : [];

const linesTable = ({ words, format }: Picture, { years, changes }: FiledComputations): ReportBlock => {
  const labels = [...years].reverse().map(({ year }) => String(year));
  const several = labels.length > 1;
  return {
    kind: 'table',
    caption: words.sections.figures,
    columns: [
      { label: words.columns.line, align: 'start', width: 0.4 },
      ...labels.map((label) => ({ label, align: 'end' as const })),
      ...(several ? [{ label: words.columns.change, align: 'end' as const }] : []),
    ],
    rows: changes.flatMap(({ line, amounts, change }) => {
      if (!(line in words.lines)) return [];
      const name = words.lines[line as keyof typeof words.lines];
      const cells = amounts.map((amount) => (amount === null ? '–' : format.euro(amount)));
      return [[name, ...cells, ...(several ? [change === null ? '–' : format.change(change)] : [])]];
    }),
  };
};

const resultsChart = (
  { facts, words, format }: Picture & { facts: FiledFacts },
  { years }: FiledComputations,
): ReportBlock[] => {
  const accounts = [...(facts.accounts?.years ?? [])].reverse();
  const last = accounts.at(-1);
  if (!last) return [];
  const values = (line: 'revenue' | 'profit') =>
    accounts.map((year) => {
      const amount = lineOf(year, line);
      return amount === undefined ? null : toEuros(amount);
    });
  const ebitda = [...years]
    .reverse()
    .map(({ indices: { ebitda: index } }) => (index.value === null ? null : toEuros(index.value)));
  return [
    {
      kind: 'bars',
      title: words.charts.results,
      summary: words.charts.resultsSummary({
        year: String(last.year),
        revenue: format.euro(lineOf(last, 'revenue') ?? 0),
        profit: format.euro(lineOf(last, 'profit') ?? 0),
      }),
      unit: 'euro',
      labels: accounts.map(({ year }) => String(year)),
      series: [
        { label: words.lines.revenue, values: values('revenue') },
        { label: words.indices.ebitda.name, values: ebitda },
        { label: words.lines.profit, values: values('profit') },
      ],
    },
  ];
};

const marginsChart = ({ words }: Picture, { years }: FiledComputations): ReportBlock[] => {
  if (years.length < 2) return [];
  const oldestFirst = [...years].reverse();
  return [
    {
      kind: 'lines',
      title: words.charts.margins,
      summary: words.charts.marginsSummary,
      unit: 'percent',
      labels: oldestFirst.map(({ year }) => String(year)),
      series: (['roe', 'roi', 'ebitdaMargin'] as const).map((key) => ({
        label: words.indices[key].name,
        values: oldestFirst.map(({ indices }) => indices[key].value),
      })),
    },
  ];
};

const indicesTable = (picture: Picture, { years }: FiledComputations): ReportBlock => {
  const { words } = picture;
  const oldestFirst = [...years].reverse();
  const last = years[0];
  return {
    kind: 'table',
    caption: words.sections.indices,
    columns: [
      { label: words.columns.index, align: 'start', width: 0.34 },
      ...oldestFirst.map(({ year }) => ({ label: String(year), align: 'end' as const })),
      { label: words.columns.judgement, align: 'start', width: 0.22 },
    ],
    rows: INDEX_KEYS.map((key) => [
      words.indices[key].name,
      ...oldestFirst.map(({ indices }) => write(picture, key, indices[key])),
      key === 'ebitda' || key === 'netDebt' || !last
        ? '–'
        : words.tones[judge(key, last.indices[key], picture.facts.sector)],
    ]),
  };
};

const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Each index in plain words, with its formula, its thresholds and where they come from. */
const explanations = ({ words, format, facts }: Picture): ReportBlock =>
  list(
    INDEX_KEYS.map((key) => {
      const { name, meaning, formula } = words.indices[key];
      const band = bandOf(key, facts.sector);
      const figure = (value: number) => writeFigure(format, INDEX_UNITS[key], value);
      const say = band?.better === 'lower' ? words.bandLower : words.bandHigher;
      const thresholds = band
        ? ` ${capitalised(say(figure(band.good), figure(band.poor)))} (${words.bandSources[band.source]}).`
        : '';
      return [
        { text: `${name}. `, strong: true },
        { text: `${meaning} ${capitalised(formula)}.${thresholds}` },
      ];
    }),
  );

/** What filed accounts add to an analysis. */
export const filedSections = (
  picture: Picture & { facts: FiledFacts },
  computations: FiledComputations,
): ReportSection[] => {
  if (computations.years.length === 0) return [];
  const { words } = picture;
  return [
    {
      id: 'figures',
      title: words.sections.figures,
      blocks: [linesTable(picture, computations), ...resultsChart(picture, computations)],
    },
    {
      id: 'indices',
      title: words.sections.indices,
      blocks: [
        indicesTable(picture, computations),
        ...marginsChart(picture, computations),
        heading(words.indexMeanings),
        explanations(picture),
      ],
    },
  ];
};
