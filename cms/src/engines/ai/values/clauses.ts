import { plain } from './plain';
import { remember } from '../text/remember';

/** Kinds of value by which a sentence is parted: what is asked for tells which. */
export const VALUE_KINDS = ['money', 'time', 'duration', 'percent'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const NUMBER_WORD =
  '\\d+(?:[.,]\\d+)?|un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|quaranta|sessanta|mezz|one|two|three|four|five|six|ten|half an';
const VALUES: Record<ValueKind, RegExp> = {
  money: /(?:€|euro|eur)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euro\b|eur\b)|\bgratuit[oaie]\b|\bgratis\b|\bfree\b/g,
  time: /\b(?:[01]?\d|2[0-4])[:.][0-5]\d\b|\b(?:alle|dalle|ore|entro le|fino alle|at|from|until|by) (?:[01]?\d|2[0-4])\b(?![:.,]\d)/g,
  duration: new RegExp(
    `\\b(?:${NUMBER_WORD})['\\s]?(?:min(?:ut[oi]|utes?)?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|h|days?|hours?|weeks?|months?|years?)\\b`,
    'g',
  ),
  percent: /\d+(?:[.,]\d+)?\s?(?:%|per cento\b|percent\b)/g,
};
/** What parts two statements within one sentence. */
const BORDER = /[;,(](?=\s|\S)|\s(?:e|ed|oppure|o|mentre|invece|ma|and|or|but|while)\s|\s[-–—/]\s/g;
/** Two figures of one statement: "da 10 a 15 €", "30 € invece di 35", "9:00-13:00". */
const BELONGS =
  /\b(?:invece di|anziche|al posto di|scontat[oaie] a|instead of)\b|\bfino a\s*$|^\s?(?:-|a|alle|al|ai|to|until|e)\s?(?:le |il |i )?$|^\s?(?:\(|\/)\s?$/;

/** The other half of one rule: "gratis sopra i 40 €, altrimenti 5 €", "250 € per 60, ogni altro 3 €". */
const OTHERWISE =
  /^\s*(?:altrimenti|sennò|senno|se no|otherwise|(?:ogni|each|every) (?:\p{L}+ )?(?:altr[oa]|in piu|aggiuntiv[oa]|extra|additional))(?!\p{L})/u;

/**
 * A sentence parted so that each piece says one value of a kind: "la doppia costa 70 €, la tripla 90 €" is two pieces for prices and
 * one for hours. A sentence of one value stays whole.
 */
export const partByValues = remember((key: string): readonly string[] => {
  const [kind = 'money', text = ''] = splitKey(key);
  // Plain text keeps the places of letters where nothing was folded into two.
  const folded = plain(text);
  if (folded.length !== text.length) return [text];
  const values = [...folded.matchAll(VALUES[kind as ValueKind])].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  const pieces: string[] = [];
  let from = 0;
  for (const [at, value] of values.entries()) {
    const next = values[at + 1];
    if (!next) break;
    const between = folded.slice(value.end, next.start);
    if (BELONGS.test(between)) continue;
    // A remark in brackets without a value belongs to what stands before it.
    const open = between.replace(/\([^()]*\)/g, (remark) => '_'.repeat(remark.length));
    const [border] = [...open.matchAll(BORDER)];
    if (!border) continue;
    if (OTHERWISE.test(open.slice(border.index + border[0].length))) continue;
    const isOpening = border[0].startsWith('(');
    const cut = value.end + border.index + (isOpening ? 0 : border[0].length);
    pieces.push(text.slice(from, value.end + border.index));
    from = cut;
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim().replace(/^[,;]\s*/, '')).filter((piece) => piece !== '');
});

const splitKey = (key: string): [string, string] => {
  const at = key.indexOf('\n');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** Pieces of a sentence that each say one value of a kind. */
export const clausesOf = (text: string, kind: ValueKind): readonly string[] =>
  partByValues(`${kind}\n${text.replace(/\s+/g, ' ')}`);
