/** What is known of a kind of business beside its name; each a phrase that can stand inside a sentence. */
export interface TradeFamily {
  /** Who buys, with article: "i clienti". */
  clients: string;
  /** What is sold, three to five things. */
  sells: string;
  /** Typical economics, said as an order of size. */
  economics: string;
  /** When it is busy and when not. */
  season: string;
  /** Who can send customers. */
  partners: string;
  /** Businesses that buy. */
  business: string;
  /** Why and after how long somebody comes back. */
  comeback: string;
  /** What fills empty hours. */
  quiet: string;
  /** What can be sold beside. */
  extra: string;
  /** What a large competitor cannot do. */
  edge: string;
  /** What is left over, and what to make of it. */
  waste: string;
  /** Rules to check. */
  rules: string;
}

/** A trade: how people call it, and its economics. */
export interface Trade extends TradeFamily {
  id: string;
  /** `general` names give way to others in the same words, a `sector` is for businesses that are none of the trades, `any` for unknown ones. */
  kind: 'trade' | 'general' | 'sector' | 'any';
  /** How people call it, as words with `*` for any ending: `wordPattern` reads them. */
  ways: readonly string[];
  /** The same words where they mean something else. */
  except: readonly string[];
  /** With its article: "la toelettatura". */
  shop: string;
}

/** A trade with its words as a pattern. */
export interface IndexedTrade {
  trade: Trade;
  pattern: RegExp;
}
