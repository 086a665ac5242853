import { type Trade } from '../trade';
import { foldText } from '../../fold';
import { CARE, EDUCATION } from './care';
import { HOME_TRADES, VEHICLES, WORKSHOPS } from './crafts';
import { FOOD_SERVICE, FOOD_SHOPS } from './food';
import { RETAIL } from './retail';
import { PROFESSIONALS, TOURISM } from './services';

/** Every trade that the assistant knows, in Italian. */
export const TRADES: readonly Trade[] = [
  ...FOOD_SERVICE,
  ...FOOD_SHOPS,
  ...RETAIL,
  ...CARE,
  ...EDUCATION,
  ...HOME_TRADES,
  ...WORKSHOPS,
  ...VEHICLES,
  ...PROFESSIONALS,
  ...TOURISM,
];

/** Names so general that another trade in the same words is meant. */
const GENERAL = new Set([
  'shop',
  'artisan',
  'consultant',
  'training',
  'manufacturer',
  'non-profit',
  'second-hand',
  'events-venue',
]);

/** A shop of many kinds under the name that its owner gives it: "il negozio (edicola)". */
const namedAs = (trade: Trade, name: string): Trade => {
  const stem = name.slice(0, Math.max(4, name.length - 2));
  const isNamed = `${foldText(trade.shop)} ${foldText(trade.sells)}`.includes(stem);
  return isNamed || name.length < 4 || name.includes('.')
    ? trade
    : { ...trade, shop: `${trade.shop} (${name.trim()})` };
};

/** The trade that words name: one that has a name of its own before a general one, then the first named. */
export const tradeOf = (folded: string): Trade | null => {
  const found = TRADES.flatMap((trade) => {
    const match = trade.pattern.exec(folded);
    return match ? [{ trade, at: match.index, length: match[0].length }] : [];
  });
  const rank = ({ trade, at, length }: (typeof found)[number]): number =>
    (GENERAL.has(trade.id) ? 1_000 : 0) + at - length / 2;
  const [best] = found.sort((a, b) => rank(a) - rank(b));
  return best ? namedAs(best.trade, folded.slice(best.at, best.at + best.length)) : null;
};

const FARTHEST_HEAD = 24;
/** A message without the trade at its head: what it tells of is the same in every trade. On folded text. */
export const withoutTrade = (folded: string): string => {
  const trade = tradeOf(folded);
  const found = trade?.pattern.exec(folded);
  return found && found.index < FARTHEST_HEAD
    ? `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`
    : folded;
};
