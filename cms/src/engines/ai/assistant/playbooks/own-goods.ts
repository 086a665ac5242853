import type { Trade } from './trade';

/** "Costruiamo stufe in maiolica", "vendo formaggi d'alpe": what is made or sold, in its owner's words. */
const OWN_GOODS =
  // "Come faccio ad avere prenotazioni?" makes nothing.
  /\b(?<!(?:cosa|come|che|quanto|perch[eé]) )(?:vend(?:o|iamo)|produc(?:o|iamo)|costruisc(?:o)|costruiamo|fabbric(?:o|hiamo)|facci(?:o|amo)|realizz(?:o|iamo)|coltiv(?:o|iamo)|allev(?:o|iamo)|ripar(?:o|iamo)|noleggi(?:o|amo)|restaur(?:o|iamo)|stamp(?:o|iamo)|install(?:o|iamo)|organizz(?:o|iamo)) (?!(?:fatica|male|bene|meno|piu|più|poco|tanto|solo|sempre|molto|online|un sacco|il|la|lo|i|le|gli|a|ad|in|da|di|coi|col|con|per|se|quasi|tutto|tutti)\b)(\p{L}[\p{L}'’ ]{3,38}?)(?= (?:a|in|su|per|ma|e|con|da|che|dal|nel|ai|alle)\b|[,.;:?!]|$)/iu;

/** "Negozio di articoli da pesca", "bottega di cornici": a place that is called by what it sells. */
const GOODS_OF_PLACE =
  /\b(?:negozi(?:o|etto)|bottega|banco|bancarella|rivendita|emporio|fabbrica|laboratorio|vendita|ingrosso|produzione|commercio) (?:di|d') ?(\p{L}[\p{L}'’ ]{3,38}?)(?= (?:a|in|su|per|ma|e|con|che|nel|al|alla|dove)\b|[,.;:?!]|$)/iu;

/** The trade with what its owner sells in place of what such a trade sells as a rule. */
export const withOwnGoods = (trade: Trade, text: string): Trade => {
  const goods = (OWN_GOODS.exec(text) ?? GOODS_OF_PLACE.exec(text))?.[1]?.trim() ?? '';
  return goods === '' || trade.sells.includes(goods)
    ? trade
    : { ...trade, sells: `${goods}, ${trade.sells}` };
};
