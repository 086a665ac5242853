import { plain } from './plain';
import { remember } from '../text/remember';

/** Minutes since midnight. */
export type Minute = number;

const TIME = /(?<![\d.,/€])([01]?\d|2[0-4])[:.]([0-5]\d)(?![\d/]|\s?€|,\d)/g;
const WORDED =
  /\b(?:alle|dalle|ore|fino alle|entro le|dopo le|prima delle|at|until|from|to) ([01]?\d|2[0-4])(?![\d:%/]|[.,]\d)(?!\s?(?:€|euro|kg|anni|giorni|mesi|persone|km|notti|(?:of )?(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\b))\s?(am|pm)?/g;
const NOON: [RegExp, Minute][] = [
  [/\bmezzanotte\b|\bmidnight\b/g, 24 * 60],
  [/\bmezzogiorno\b|\bnoon\b/g, 12 * 60],
];

/** The times of day that a text names, in its order. */
export const readTimes = remember((text: string): readonly Minute[] => {
  const folded = plain(text);
  const found: [number, Minute][] = [];
  for (const match of folded.matchAll(TIME))
    found.push([match.index, Number(match[1]) * 60 + Number(match[2])]);
  for (const match of folded.matchAll(WORDED))
    found.push([
      match.index,
      (Number(match[1]) + (match[2] === 'pm' && Number(match[1]) < 12 ? 12 : 0)) * 60,
    ]);
  for (const [pattern, minute] of NOON)
    for (const match of folded.matchAll(pattern)) found.push([match.index, minute]);
  return found.sort(([a], [b]) => a - b).map(([, minute]) => minute);
});

/** Whether a text holds a time of day. */
export const holdsTime = (text: string): boolean => readTimes(text).length > 0;
