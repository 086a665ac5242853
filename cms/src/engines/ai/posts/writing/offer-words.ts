import { lowerFirst } from '../profile/text';

/** `a, b e c`. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/** What a thing is sold in, after its name: ` da 1 kg`, ` per 8 persone`. */
export const inFormat = (format: string): string => {
  if (format === '') return '';
  if (/^(?:per|da|in|al|alla|a)\s/iu.test(format)) return ` ${format}`;
  if (
    /^(?:taglia|alt[oaie]|larg\p{L}+|lung\p{L}+|spess\p{L}+|grand[ei]|piccol[oaie]|medi[oaie])\s/iu.test(
      format,
    )
  )
    return ` (${format})`;
  if (/^h \d/iu.test(format)) return ` (${format.replace(/^h /iu, 'altezza ')})`;
  // "da 3 vasetti da 250 g", "da 2 vasetti e una candela" stumble over their own words.
  if (/\s(?:e|da|con|più)\s/u.test(format)) return ` (${format})`;
  if (/^\d+ ?[x×] ?\d/u.test(format)) return ` (${format})`;
  return /^\d/u.test(format) ? ` da ${format}` : ` in ${lowerFirst(format)}`;
};

/** "Adotta un’arnia" is an invitation, and takes no article. */
export const ORDER_NAME = /^\p{L}+\s(?:(?:un|una|uno|il|lo|la|i|gli|le|an|the|your)\s|(?:un|l)[’'])/iu;
/** `Sensore di pressione sostituito` names what is done to it: "il sensore sostituito costa" is said by nobody. */
export const DONE =
  /\s(?:sostituit|riparat|cambiat|rifatt|spianat|sistemat|smontat|incollat|saldat|riverniciat|ricucit|accorciat)[oaie]$/iu;
/** `La Cucina della Strega` brings its own article. */
export const HAS_ARTICLE = /^(?:(?:il|lo|la|i|gli|le|the)\s|l[’'])/iu;
/** Lists of examples. */
export const EXAMPLE = /\besemp[io]|\bexamples?\b/iu;
