import { foldText } from '../fold';
import { broadTradeOf, ideaTradeOf } from './broad-trade';
import type { IndexedTrade, Trade } from './trade';
import { wordPattern } from './word-pattern';

interface Match extends IndexedTrade {
  at: number;
  length: number;
}

/** "Gli alberghi mi chiedono il 20 %", "i ristoranti ci pagano tardi": a business of somebody else, with whom one deals. */
const OF_OTHERS_AHEAD = /\b(?:i|gli|le|certi|certe|alcuni|alcune|molti|molte|tutti gli|tutti i|tutte le) $/;
const OF_OTHERS_BEHIND =
  /^\p{L}* (?:non )?(?:(?:mi|ci|me|ce|ne|lo|li|la|le|vi) ){0,2}(?:chied|pag|vogli|mand|prend|tratteng|telefon|scriv|propong|compr|ordin|rivend|richied|segnal|consigli)(?:ono|ano)\b/u;
const isOfOthers = (folded: string, { at, length }: Match): boolean =>
  OF_OTHERS_AHEAD.test(folded.slice(0, at)) && OF_OTHERS_BEHIND.test(folded.slice(at + length));

/** A trade of its own before a general one, whatever stands first. */
const GENERAL_RANK = 1_000;
const rank = ({ trade, at, length }: Match): number =>
  (trade.kind === 'general' ? GENERAL_RANK : 0) + at - length / 2;

/** A shop of many kinds under the name that its owner gives it: "il negozio (edicola)". */
const namedAs = (trade: Trade, name: string): Trade => {
  const stem = name.slice(0, Math.max(4, name.length - 2));
  const isNamed = `${foldText(trade.shop)} ${foldText(trade.sells)}`.includes(stem);
  return isNamed || name.length < 4 || name.includes('.')
    ? trade
    : { ...trade, shop: `${trade.shop} (${name.trim()})` };
};

const FARTHEST_HEAD = 24;

/** The trades that are published at one moment, found by the words of a message. Every text is folded. */
export class TradeIndex {
  /** A business of which nobody told the trade. */
  readonly any: Trade;
  readonly #trades: readonly IndexedTrade[];
  readonly #sectors: readonly IndexedTrade[];

  constructor(trades: readonly Trade[]) {
    const indexed = trades.map((trade) => ({ trade, pattern: wordPattern(trade.ways, trade.except) }));
    this.#trades = indexed.filter(({ trade }) => trade.kind === 'trade' || trade.kind === 'general');
    this.#sectors = indexed.filter(({ trade }) => trade.kind === 'sector');
    const any = trades.find(({ kind }) => kind === 'any');
    if (!any) throw new Error('No trade of the kind any');
    this.any = any;
  }

  #match(folded: string): Match | null {
    const found = this.#trades.flatMap(({ trade, pattern }) => {
      const match = pattern.exec(folded);
      return match ? [{ trade, pattern, at: match.index, length: match[0].length }] : [];
    });
    return found.filter((each) => !isOfOthers(folded, each)).sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  /** The trade that words name: one that has a name of its own before a general one, then the first named. */
  find(folded: string): Trade | null {
    const best = this.#match(folded);
    return best ? namedAs(best.trade, folded.slice(best.at, best.at + best.length)) : null;
  }

  /** A business that is only an idea, in the words of whoever has it. */
  findIdea(text: string): Trade | null {
    return ideaTradeOf(text, this.any);
  }

  /** A trade without a plan of its own: its sector's, under the name that its owner gives it. */
  findBroad(folded: string): Trade | null {
    return broadTradeOf(folded, this.#sectors, this.any);
  }

  /** Where the trade of a message is named; -1 where none is. */
  indexIn(folded: string): number {
    return this.#match(folded)?.at ?? -1;
  }

  /** A message without the trade at its head: what it tells of is the same in every trade. */
  withoutTrade(folded: string): string {
    const best = this.#match(folded);
    return best && best.at < FARTHEST_HEAD
      ? `${folded.slice(0, best.at)} ${folded.slice(best.at + best.length)}`
      : folded;
  }
}
