/** The phrases by which a trade is described; each can stand inside a sentence. What they mean is said in the panel's form. */
export const TRADE_PHRASES = [
  'clients',
  'sells',
  'economics',
  'season',
  'partners',
  'business',
  'comeback',
  'quiet',
  'extra',
  'edge',
  'waste',
  'rules',
] as const;
export type TradePhrases = Record<(typeof TRADE_PHRASES)[number], string>;

/**
 * - `trade`: has a name of its own.
 * - `general`: a name so general that another trade in the same words is meant.
 * - `sector`: recognised by the way its names are made, for businesses that are none of the trades.
 * - `any`: a business of which nobody told the trade.
 */
export const TRADE_KINDS = ['trade', 'general', 'sector', 'any'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

/** A trade as editors write it: the fields of `trade`. */
export interface TradeContent extends TradePhrases {
  key: string;
  kind: TradeKind;
  /** The trade with its article: "la toelettatura". */
  shop: string;
  /** How people call it: words, with `*` for any letters and `…` for some words between. */
  ways: readonly string[];
  /** Words that begin like one of them and mean something else. */
  except: readonly string[];
  /** Lower ones are meant where two are named alike. */
  position: number;
}

/** A trade as the assistant knows it. */
export interface TradeOfDay extends Omit<TradeContent, 'key' | 'position'> {
  id: string;
}

/** Only the phrases of a trade. */
export const phrasesOf = (content: TradePhrases): TradePhrases => ({
  clients: content.clients,
  sells: content.sells,
  economics: content.economics,
  season: content.season,
  partners: content.partners,
  business: content.business,
  comeback: content.comeback,
  quiet: content.quiet,
  extra: content.extra,
  edge: content.edge,
  waste: content.waste,
  rules: content.rules,
});

/** As the assistant reads them, those that are meant first before the others. */
export const tradesInOrder = (contents: readonly TradeContent[]): TradeOfDay[] =>
  [...contents]
    .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
    .map(({ key, kind, shop, ways, except, ...content }) => ({
      id: key,
      kind,
      shop,
      ways,
      except,
      ...phrasesOf(content),
    }));

/** A name that would be found in any message: without a letter or digit in some word of it. */
export const tooWideWay = (ways: readonly string[]): string | undefined =>
  ways.find(
    (way) =>
      way
        .replaceAll('…', ' ')
        .split(/\s+/)
        .filter(Boolean)
        .some((word) => !/[\p{L}\d&]/u.test(word)) || !/[\p{L}\d]/u.test(way),
  );
