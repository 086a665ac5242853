import { plain } from '../values/plain';
import { type Range, readRange } from '../values/quantities';

const LEAST = /\b(?:min|minim[aoi]|minimum|da|dai|from)\b/;
const MOST = /\b(?:max|massim[aoi]|maximum|fino a|up to)\b/;
/** What a heading counts where its cells hold bare figures: "Età minima", "peso max kg". */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:eta|ann[oi]|age|years?)\b/, 'year'],
  [/\b(?:peso|kg|weight)\b/, 'kg'],
  [/\b(?:altezza|statura|cm|height)\b/, 'cm'],
  [/\b(?:person[ae]|posti|people|guests)\b/, 'person'],
];
const BARE = /^(\d+(?:[.,]\d+)?)(?: ?(?:anni|kg|cm|persone|years|people))?$/;

/** The limit that a cell sets, by its own words or by those above it: "da 7 a 12 anni"; "90" under "peso max kg". */
export const limitOfCell = (heading: string, cell: string): Range | null => {
  const range = readRange(cell);
  if (range !== null) return range;
  const [, figure] = BARE.exec(plain(cell).trim()) ?? [];
  const name = plain(heading);
  const unit = UNITS.find(([pattern]) => pattern.test(name))?.[1];
  if (figure === undefined || unit === undefined) return null;
  const amount = Number(figure.replace(',', '.'));
  if (LEAST.test(name)) return { min: amount, max: Infinity, unit };
  return MOST.test(name) ? { min: 0, max: amount, unit } : null;
};
