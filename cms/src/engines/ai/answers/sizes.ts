import { readQuantities } from '../values/quantities';
import { plain } from '../values/plain';

/** What is asked of a thing's size, the units of the answer and the headers above it. */
const SIZES: { pattern: RegExp; units: ReadonlySet<string>; header: RegExp }[] = [
  { pattern: /\bpes|\bheavy|\bweigh/, units: new Set(['kg', 'g']), header: /\bpes[oi]|\bkg\b|\bweight/ },
  {
    pattern: /\blung|\blong|\bcort[oaie]\b/,
    units: new Set(['m', 'cm', 'mm', 'km']),
    header: /\blung|\blength/,
  },
  { pattern: /\blarg|\bwide/, units: new Set(['m', 'cm', 'mm']), header: /\blarg|\bwidth/ },
  {
    pattern: /\balt[oaie]|\btall|\bhigh/,
    units: new Set(['m', 'cm', 'mm']),
    header: /\balt(?:o|a|i|e|ezz\w+)\b|\bheight/,
  },
  { pattern: /\bprofond|\bdeep/, units: new Set(['m', 'cm', 'mm']), header: /\bprofond|\bdepth/ },
  { pattern: /\bdist|\blontan|\bfar\b/, units: new Set(['km', 'm', 'minute']), header: /\bdist|\bkm\b/ },
  {
    pattern: /\bgrand|\bpiccol|\bampi|\bmisur|\bcapient|\bbig|\blarge/,
    units: new Set(['sqm', 'cbm', 'm', 'cm', 'mm', 'l', 'km', 'kg', 'person', 'cl', 'ml']),
    header:
      /\bgrand|\bmisur|\bdimens|\bsuperf|\bmq\b|\bmc\b|\bsize|\barea|\bformat|\bdiametr|\bporzion|\bpost[oi]\b|\bpersone/,
  },
];
const sizeOf = (question: string): (typeof SIZES)[number] | undefined =>
  SIZES.find(({ pattern }) => pattern.test(question));

/** Whether a text says a size of the kind that a plain question asks for. */
export const holdsSize = (text: string, question: string): boolean => {
  const size = sizeOf(question);
  return (
    size === undefined ||
    readQuantities(text).some(({ unit }) => size.units.has(unit)) ||
    (/\d ?[x×] ?\d/.test(text) && size.units.has('cm'))
  );
};

/** Whether a column's header names the size that a plain question asks for. */
export const headsSize = (header: string, question: string): boolean =>
  sizeOf(question)?.header.test(plain(header)) === true;
