import type { Locale } from './common';

/** What stands in brackets after a figure that a model gave and no source holds. */
export const ESTIMATE_LABELS: Readonly<Record<Locale, string>> = { it: 'stima', en: 'estimate' };

/** True where a text holds figures that are marked as estimates. */
export const hasEstimates = (text: string): boolean =>
  Object.values(ESTIMATE_LABELS).some((label) => text.includes(`(${label})`));
