import type { ReportTone } from '../../contract';
import type { IndexKey, IndexValue } from '../accounts';

/**
 * Why a band lies where it does. `practice`: orders of magnitude that Italian manuals of balance analysis and banks use
 * for small companies, across sectors; `arithmetic`: follows from the formula (below 1 what falls due is not covered);
 * `payment-law`: D.Lgs. 231/2002 art. 4, payment in 30 days, or 60 where agreed.
 */
export type BandSource = 'practice' | 'arithmetic' | 'payment-law';
export interface Band {
  /** From here on the index is good (up to here, where less is better). */
  good: number;
  /** Beyond here it is poor. */
  poor: number;
  better: 'higher' | 'lower';
  source: BandSource;
}

export const BANDS: Partial<Record<IndexKey, Band>> = {
  roe: { good: 0.08, poor: 0.03, better: 'higher', source: 'practice' },
  roi: { good: 0.08, poor: 0.04, better: 'higher', source: 'practice' },
  ros: { good: 0.08, poor: 0.03, better: 'higher', source: 'practice' },
  ebitdaMargin: { good: 0.12, poor: 0.06, better: 'higher', source: 'practice' },
  currentRatio: { good: 1.5, poor: 1, better: 'higher', source: 'arithmetic' },
  quickRatio: { good: 1, poor: 0.7, better: 'higher', source: 'practice' },
  leverage: { good: 3, poor: 5, better: 'lower', source: 'practice' },
  debtToEquity: { good: 2, poor: 3, better: 'lower', source: 'practice' },
  interestCover: { good: 3, poor: 1, better: 'higher', source: 'arithmetic' },
  stockDays: { good: 60, poor: 120, better: 'lower', source: 'practice' },
  receivableDays: { good: 60, poor: 90, better: 'lower', source: 'payment-law' },
  payableDays: { good: 60, poor: 90, better: 'lower', source: 'payment-law' },
};

/** How an index is judged; an index without a value is poor only when equity is used up. */
export const judge = (key: IndexKey, index: IndexValue): ReportTone => {
  if (index.value === null)
    return index.reason === 'DENOMINATOR_NOT_POSITIVE' && index.line === 'equity' ? 'poor' : 'neutral';
  const band = BANDS[key];
  if (!band) return 'neutral';
  const { value } = index;
  if (band.better === 'higher') return value >= band.good ? 'good' : value < band.poor ? 'poor' : 'fair';
  return value <= band.good ? 'good' : value > band.poor ? 'poor' : 'fair';
};
