import type { ReportBlock, ReportSection, ReportText, ReportTile } from '../../contract';
import { lineOf } from '../../domain/accounts';
import { callout, heading, list, paragraph } from './blocks';
import { filedSections, filedTiles } from './filed-sections';
import { ideaSections, ideaTiles } from './idea-sections';
import { writeEffect } from './measure-words';
import type { Picture } from './report-input';
import { saySignal } from './signal-words';
import { GRAVE, isRisk, isStrength } from '../../domain/report/signals';
import { tradingSections, tradingTiles } from './trading-sections';

export const companyOf = ({ facts, words }: Picture): string => facts.company || words.subtitles[facts.kind];

/** The opening sentence, with the figures that matter most. */
const opening = (picture: Picture): string => {
  const { facts, computations, words, format } = picture;
  const company = companyOf(picture);
  if (facts.kind === 'filed-accounts') {
    const [last] = facts.accounts?.years ?? [];
    const revenue = last && lineOf(last, 'revenue');
    const profit = last && lineOf(last, 'profit');
    if (!last || revenue === undefined || profit === undefined) return words.summary.missing(company);
    return words.summary.filed({
      company,
      year: String(last.year),
      revenue: format.euro(revenue),
      profit: format.euro(Math.abs(profit)),
      loss: profit < 0,
    });
  }
  if (computations.kind === 'no-filed-accounts' && computations.margins) {
    const { turnover, contribution, contributionShare, breakEvenTurnover } = computations.margins;
    if (breakEvenTurnover === null)
      return words.summary.tradingNoBreakEven({ company, turnover: format.euro(turnover) });
    return words.summary.trading({
      company,
      turnover: format.euro(turnover),
      contribution: format.euro(contribution),
      share: format.percent(contributionShare ?? 0),
      breakEven: format.euro(breakEvenTurnover),
    });
  }
  if (facts.kind === 'business-idea' && computations.kind === 'business-idea' && computations.plan) {
    const price = format.euro(facts.unitPrice ?? 0);
    const cost = format.euro(facts.unitCost ?? 0);
    const { breakEvenUnits } = computations.plan;
    return breakEvenUnits === null
      ? words.summary.ideaNoMargin({ company, price, cost })
      : words.summary.idea({ company, price, cost, units: format.count(breakEvenUnits) });
  }
  return words.summary.missing(company);
};

const tilesOf = (picture: Picture): ReportTile[] => {
  const { computations } = picture;
  if (computations.kind === 'filed-accounts') return filedTiles(picture, computations);
  if (computations.kind === 'no-filed-accounts')
    return computations.margins ? tradingTiles(picture, computations.margins) : [];
  return computations.plan ? ideaTiles(picture, computations.plan) : [];
};

const verdict = ({ signals, words }: Picture, hasFigures: boolean): ReportBlock[] => {
  if (!hasFigures) return [];
  const risks = signals.filter(({ code }) => isRisk(code));
  const strengths = signals.filter(({ code }) => isStrength(code));
  const tone = risks.some(({ code }) => GRAVE.includes(code))
    ? 'poor'
    : risks.length <= 1 && strengths.length > risks.length
      ? 'good'
      : 'fair';
  const { title, text } = words.summary.verdict[tone];
  return [callout(tone, title, text)];
};

/** The first lines of the plan, for whoever reads no further than the first page. */
const FIRST_MEASURES = 3;
const firstMeasures = (picture: Picture): ReportBlock[] => {
  const { words, plan: measures } = picture;
  const items = measures
    .slice(0, FIRST_MEASURES)
    .map((measure): ReportText[] => [
      { text: `${words.measures[measure.id][0]}. `, strong: true },
      { text: `${writeEffect(picture, measure)}.` },
    ]);
  return items.length > 0 ? [heading(words.summary.begin), list(items, true)] : [];
};

const summary = (picture: Picture): ReportSection => {
  const { facts, words, draft } = picture;
  const tiles = tilesOf(picture);
  return {
    id: 'summary',
    title: words.sections.summary,
    blocks: [
      ...(draft ? [callout('neutral', words.draft.title, words.draft.text)] : []),
      paragraph(opening(picture)),
      ...(tiles.length > 0 ? [{ kind: 'figures' as const, tiles }] : []),
      ...verdict(picture, tiles.length > 0),
      ...(facts.problem ? [paragraph(words.summary.problem(facts.problem.replace(/[.\s]+$/, '')))] : []),
      ...firstMeasures(picture),
    ],
  };
};

const figures = (picture: Picture): ReportSection[] => {
  const { facts, computations } = picture;
  if (facts.kind === 'filed-accounts' && computations.kind === 'filed-accounts')
    return filedSections({ ...picture, facts }, computations);
  if (facts.kind === 'no-filed-accounts' && computations.kind === 'no-filed-accounts')
    return tradingSections({ ...picture, facts }, computations.margins);
  return computations.kind === 'business-idea' ? ideaSections(picture, computations.plan) : [];
};

/** Without figures nobody can say that there are no risks: the section is left out, or says what the answers alone tell. */
const judgement = (picture: Picture): ReportSection[] => {
  const { words, signals } = picture;
  const sentencesOf = (kind: typeof isRisk | typeof isStrength) =>
    signals.filter(({ code }) => kind(code)).map((signal) => saySignal(picture, signal));
  const strengths = sentencesOf(isStrength);
  const risks = sentencesOf(isRisk);
  const levers = signals
    .filter(({ code }) => code.startsWith('lever-'))
    .map((signal) => saySignal(picture, signal));
  const hasFigures = tilesOf(picture).length > 0;
  const part = (title: string, lines: string[], none: string): ReportBlock[] => {
    if (lines.length > 0) return [heading(title), list(lines)];
    return hasFigures ? [heading(title), paragraph(none)] : [];
  };
  const blocks = [
    ...part(words.strengths, strengths, words.noStrengths),
    ...part(words.risks, risks, words.noRisks),
    ...levers.map((lever) => paragraph(lever)),
  ];
  return blocks.length > 0 ? [{ id: 'judgement', title: words.sections.judgement, blocks }] : [];
};

const plan = (picture: Picture): ReportSection => {
  const { words, plan: measures } = picture;
  return {
    id: 'plan',
    title: words.sections.plan,
    blocks: [
      paragraph(words.planIntro),
      {
        kind: 'table',
        caption: words.sections.plan,
        columns: [
          { label: words.columns.period, align: 'start', width: 0.15 },
          { label: words.columns.measure, align: 'start', width: 0.34 },
          { label: words.columns.effort, align: 'start', width: 0.13 },
          { label: words.columns.effect, align: 'start', width: 0.38 },
        ],
        rows: measures.map((measure) => [
          words.periods[measure.period],
          words.measures[measure.id][0],
          words.efforts[measure.effort],
          writeEffect(picture, measure),
        ]),
      },
      list(
        measures.map(({ id }) => [
          { text: `${words.measures[id][0]}. `, strong: true },
          { text: words.measures[id][1] },
        ]),
        true,
      ),
    ],
  };
};

const products = ({ words, proposal }: Picture): ReportSection => ({
  id: 'products',
  title: words.sections.products,
  blocks:
    proposal.length === 0
      ? [paragraph(words.noProducts)]
      : [
          paragraph(words.productsIntro),
          list(
            proposal.map(({ product, reason }) => [
              { text: product.title, href: `/product-detail/${product.id}` },
              { text: `: ${words.reasons[reason]}` },
            ]),
          ),
          paragraph({ text: words.bookMeeting, href: '/consultation-booking' }),
        ],
});

/** The sections of an analysis. */
export const analysisSections = (picture: Picture): ReportSection[] => [
  summary(picture),
  ...figures(picture),
  ...judgement(picture),
  plan(picture),
  products(picture),
];
