import type { Core } from '@strapi/strapi';
import type { Day } from '../../contract';
import type { DatedFigure } from '../../domain/knowledge/dated-figure';
import {
  type KnowledgeContent,
  type KnowledgeOfDay,
  inOrder,
  knowledgeOn,
  NEXT_STEPS,
  type NextStepName,
} from '../../domain/knowledge/knowledge-content';
import { textsOf } from '../../domain/product/texts';
import {
  TRADE_KINDS,
  type TradeContent,
  phrasesOf,
  type TradeOfDay,
  tradesInOrder,
} from '../../domain/knowledge/trade-content';
import {
  type PlaybookContent,
  type PlaybookOfDay,
  playbooksInOrder,
} from '../../domain/knowledge/playbook-content';
import { readTradeSeeds } from '../../seeds/knowledge/trade-seeds';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from './knowledge-uids';

type Nullable<T> = { [Key in keyof T]: T[Key] | null };
type FigureRow = Pick<DatedFigure, 'key' | 'value' | 'unit'> &
  Nullable<Pick<DatedFigure, 'validFrom' | 'validUntil' | 'source'>>;
type EntryRow = Pick<KnowledgeContent, 'key' | 'topic' | 'question' | 'body'> &
  Nullable<Pick<KnowledgeContent, 'questionEn' | 'bodyEn'>> & {
    asks: unknown;
    asksEn: unknown;
    leadsTo: unknown;
    nextStep: string | null;
    figures: FigureRow[] | null;
  };

const figureOf = ({ key, value, unit, validFrom, validUntil, source }: FigureRow): DatedFigure => ({
  key,
  value,
  unit,
  validFrom,
  validUntil,
  source: source ?? '',
});

const isStep = (name: string): name is NextStepName => name in NEXT_STEPS;

const contentOf = (row: EntryRow): KnowledgeContent => ({
  key: row.key,
  topic: row.topic,
  question: row.question,
  questionEn: row.questionEn ?? '',
  asks: textsOf(row.asks),
  asksEn: textsOf(row.asksEn),
  body: row.body,
  bodyEn: row.bodyEn ?? '',
  figures: (row.figures ?? []).map(figureOf),
  leadsTo: textsOf(row.leadsTo),
  nextStep: row.nextStep !== null && isStep(row.nextStep) ? row.nextStep : 'none',
});

const PUBLISHED = { publishedAt: { $notNull: true } };

/** The published parameters of law, of every year. */
export const loadFiscalParameters = async (strapi: Core.Strapi): Promise<DatedFigure[]> => {
  const rows: FigureRow[] = await strapi.db
    .query(FISCAL_PARAMETER)
    .findMany({ where: PUBLISHED, orderBy: { id: 'desc' } });
  return rows.map(figureOf);
};

/** All that is published of what the assistant knows, as it is said on a day. */
export const loadKnowledge = async (
  strapi: Core.Strapi,
  parameters: readonly DatedFigure[],
  day: Day,
): Promise<KnowledgeOfDay[]> => {
  const rows: EntryRow[] = await strapi.db.query(KNOWLEDGE_ENTRY).findMany({
    where: PUBLISHED,
    populate: { figures: true },
  });
  return inOrder(rows).map((row) => knowledgeOn(contentOf(row), parameters, day));
};

type TradeRow = Omit<TradeContent, 'kind' | 'ways' | 'except' | 'position'> & {
  kind: string;
  ways: unknown;
  except: unknown;
  position: number | null;
};

const tradeOf = (row: TradeRow): TradeContent => ({
  key: row.key,
  kind: TRADE_KINDS.find((kind) => kind === row.kind) ?? 'trade',
  shop: row.shop,
  ways: textsOf(row.ways),
  except: textsOf(row.except),
  position: row.position ?? Number.MAX_SAFE_INTEGER,
  ...phrasesOf(row),
});

/** The published trades. A business of which nobody told the trade is always among them: without it no plan has words. */
export const loadTrades = async (strapi: Core.Strapi): Promise<TradeOfDay[]> => {
  const rows: TradeRow[] = await strapi.db.query(TRADE).findMany({ where: PUBLISHED });
  const trades = rows.map(tradeOf);
  if (trades.some(({ kind }) => kind === 'any')) return tradesInOrder(trades);
  const seeds = await readTradeSeeds();
  return tradesInOrder([...trades, ...seeds.filter(({ kind }) => kind === 'any')]);
};

type PlaybookRow = Omit<PlaybookContent, 'asks' | 'signals' | 'steps' | 'nextStep'> & {
  asks: unknown;
  signals: unknown;
  steps: unknown;
  nextStep: string | null;
};

const playbookOf = (row: PlaybookRow): PlaybookContent => ({
  key: row.key,
  topic: row.topic,
  nextStep: row.nextStep !== null && isStep(row.nextStep) ? row.nextStep : 'none',
  question: row.question,
  asks: textsOf(row.asks),
  signals: textsOf(row.signals),
  opening: row.opening,
  steps: textsOf(row.steps),
  measure: row.measure,
  askNext: row.askNext,
});

/** The published plans. */
export const loadPlaybooks = async (strapi: Core.Strapi): Promise<PlaybookOfDay[]> => {
  const rows: PlaybookRow[] = await strapi.db.query(PLAYBOOK).findMany({ where: PUBLISHED });
  return playbooksInOrder(rows.map(playbookOf));
};
