import type { Locale } from '../../../contract';
import type { DaySpan } from '../values/calendar';
import type { Quantity } from '../values/quantities';
import type { Weekday } from '../values/weekdays';
import type { Term } from './words';

/** What kind of value a question wants. */
export const MEASURES = [
  'money',
  'duration',
  'time',
  'date',
  'weekday',
  'person',
  'place',
  'count',
  'percent',
  'age',
  /** How long, large, heavy or far. */
  'size',
  /** For how long something has been so. */
  'since',
  'how',
] as const;
export type Measure = (typeof MEASURES)[number];

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A name that a table explains, and that a question means by other words: "L" by "SUV", "Lattanti" by "8 mesi". */
export interface MeantName {
  name: string;
  /** The name behind what the names are of: "taglia S", "taglie S e M". */
  pattern: RegExp | null;
  /** The other names of the same table. */
  others: readonly string[];
  /** The words of the question that mean it. */
  by: readonly string[];
}

/** A question as it is understood: what is wanted, of what, under which conditions. */
export interface Frame {
  /** The visitor's words in standard spelling, folded. */
  plain: string;
  /** The same of the questions that this one leans on. */
  earlier: string;
  language: Locale;
  measure: Measure | null;
  isYesNo: boolean;
  isList: boolean;
  /** Asks whether somebody is there, or when. */
  asksOpen: 'open' | 'close' | 'hours' | null;
  superlative: { direction: 'most' | 'least'; of: 'money' | 'size' | 'duration' | 'value' } | null;
  comparison: { left: string; right: string; direction: 'most' | 'least' } | null;
  /** "In tutto", "quanto spendiamo": a sum is wanted. */
  wantsTotal: boolean;
  terms: Term[];
  days: DaySpan[];
  /** Of which days without a year are meant. */
  year: number;
  weekdays: ReadonlySet<Weekday>;
  /** The day that is asked about is a public holiday. */
  isHoliday: boolean;
  dayPart: DayPart | null;
  /** Minutes since midnight, with the side that is meant. */
  after: number | null;
  quantities: readonly Quantity[];
  /** What is counted by "quanti": "quante notti" counts nights. */
  counted: { unit: string; stem: string } | null;
  /** Names that tables explain and the question means by other words. */
  meant?: readonly MeantName[];
}
