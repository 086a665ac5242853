import type { ReportTone } from '../../contract';
import { INDEX_UNITS, type IndexKey, type IndexValue } from '../accounts';
import type { Choice } from '../interview';

/**
 * Why a band lies where it does. `practice`: orders of magnitude that Italian manuals of balance analysis and banks use
 * for small companies, across sectors; `arithmetic`: follows from the formula (below 1 what falls due is not covered);
 * `payment-law`: D.Lgs. 231/2002 art. 4, payment in 30 days, or 60 where agreed. `sector`: an order of magnitude of the sector.
 * `model`: what the model's author found.
 */
export type BandSource = 'practice' | 'sector' | 'arithmetic' | 'payment-law' | 'model';
export interface Band {
  /** From here on the index is good (up to here, where less is better). */
  good: number;
  /** Beyond here it is poor. */
  poor: number;
  better: 'higher' | 'lower';
  source: BandSource;
}

const BANDS: Partial<Record<IndexKey, Band>> = {
  roe: { good: 0.08, poor: 0.03, better: 'higher', source: 'practice' },
  roi: { good: 0.08, poor: 0.04, better: 'higher', source: 'practice' },
  ros: { good: 0.08, poor: 0.03, better: 'higher', source: 'practice' },
  ebitdaMargin: { good: 0.12, poor: 0.06, better: 'higher', source: 'practice' },
  currentRatio: { good: 1.5, poor: 1, better: 'higher', source: 'arithmetic' },
  quickRatio: { good: 1, poor: 0.7, better: 'higher', source: 'practice' },
  leverage: { good: 3, poor: 5, better: 'lower', source: 'practice' },
  debtToEquity: { good: 2, poor: 3, better: 'lower', source: 'practice' },
  interestCover: { good: 3, poor: 1.5, better: 'higher', source: 'practice' },
  netDebtToEbitda: { good: 3, poor: 5, better: 'lower', source: 'practice' },
  dscr: { good: 1.1, poor: 1, better: 'higher', source: 'arithmetic' },
  zScore: { good: 2.6, poor: 1.1, better: 'higher', source: 'model' },
  stockDays: { good: 60, poor: 120, better: 'lower', source: 'practice' },
  receivableDays: { good: 60, poor: 75, better: 'lower', source: 'payment-law' },
  payableDays: { good: 60, poor: 90, better: 'lower', source: 'payment-law' },
};

type SectorBands = Partial<Record<IndexKey, readonly [good: number, poor: number]>>;
/** Where a sector lives by other margins and stocks than most. */
const SECTOR_BANDS: Partial<Record<Choice<'sector'>, SectorBands>> = {
  shop: { ebitdaMargin: [0.08, 0.03], ros: [0.05, 0.02], stockDays: [90, 180] },
  food: { ebitdaMargin: [0.1, 0.05], ros: [0.06, 0.02], stockDays: [20, 45] },
  construction: { ebitdaMargin: [0.09, 0.04], ros: [0.06, 0.02], stockDays: [90, 180] },
  services: { ebitdaMargin: [0.15, 0.07], ros: [0.1, 0.04] },
  tourism: { ebitdaMargin: [0.2, 0.1], ros: [0.1, 0.04], stockDays: [20, 45] },
  digital: { ebitdaMargin: [0.15, 0.07], ros: [0.1, 0.04] },
  transport: { ebitdaMargin: [0.1, 0.05], ros: [0.05, 0.02] },
  farming: { ebitdaMargin: [0.15, 0.07], stockDays: [120, 240] },
};

/** What an index is held against, for a sector or for companies in general. */
export const bandOf = (key: IndexKey, sector: Choice<'sector'> | null): Band | undefined => {
  const band = BANDS[key];
  const [good, poor] = (sector && SECTOR_BANDS[sector]?.[key]) || [];
  return band && good !== undefined && poor !== undefined ? { ...band, good, poor, source: 'sector' } : band;
};

const DIGITS = { percent: 3, ratio: 2, days: 0, euro: 0 } as const;
/** As it is shown, so that a figure is never called weak beside a threshold that it seems to reach. */
const asShown = (key: IndexKey, value: number): number => {
  const scale = 10 ** DIGITS[INDEX_UNITS[key]];
  return Math.round(value * scale) / scale;
};

/** How an index is judged; an index without a value is poor only when equity is used up. */
export const judge = (
  key: IndexKey,
  index: IndexValue,
  sector: Choice<'sector'> | null = null,
): ReportTone => {
  if (index.value === null)
    return index.reason === 'DENOMINATOR_NOT_POSITIVE' && index.line === 'equity' ? 'poor' : 'neutral';
  const band = bandOf(key, sector);
  if (!band) return 'neutral';
  const value = asShown(key, index.value);
  if (band.better === 'higher') return value >= band.good ? 'good' : value < band.poor ? 'poor' : 'fair';
  return value <= band.good ? 'good' : value > band.poor ? 'poor' : 'fair';
};
