import type { TradeContent, TradePhrases } from '../../domain/knowledge/trade-content';

/** A file of `cms/seeds/trades`: what all trades of a family share, and how each differs. */
interface TradeFamilySeed {
  family: TradePhrases;
  trades: (Pick<TradeContent, 'key' | 'shop' | 'ways'> & Partial<TradeContent>)[];
}

/** What is stored of a trade beside what is said. */
export interface TradeSeedContent extends TradeContent {
  sources: string[];
}

/** In the order of precedence. Read when they are needed: a server that has given them all needs none. */
const FILES: readonly (() => Promise<{ default: unknown }>)[] = [
  () => import('../../../seeds/trades/food-service.json'),
  () => import('../../../seeds/trades/food-shops.json'),
  () => import('../../../seeds/trades/retail.json'),
  () => import('../../../seeds/trades/care.json'),
  () => import('../../../seeds/trades/education.json'),
  () => import('../../../seeds/trades/home-trades.json'),
  () => import('../../../seeds/trades/workshops.json'),
  () => import('../../../seeds/trades/vehicles.json'),
  () => import('../../../seeds/trades/professionals.json'),
  () => import('../../../seeds/trades/tourism.json'),
  () => import('../../../seeds/trades/sectors.json'),
];
/** Room for an editor's trade between two. */
const BETWEEN = 10;

/** The trades that the assistant knows before any editor has changed them. */
export const readTradeSeeds = async (): Promise<TradeSeedContent[]> => {
  const files = await Promise.all(FILES.map(async (read) => (await read()).default as TradeFamilySeed));
  return files
    .flatMap(({ family, trades }) => trades.map((trade) => ({ ...family, ...trade })))
    .map((trade, at) => ({
      kind: 'trade',
      except: [],
      sources: [],
      ...trade,
      position: (at + 1) * BETWEEN,
    }));
};
