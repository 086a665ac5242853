import type { Locale } from '@contract';
import { formatNumber } from '../../../../lib/numbers';

/** A figure as its network gave it; «–» where it did not, which is not zero. */
export const figure = (value: number | null, locale: Locale): string =>
  value === null ? '–' : formatNumber(value, locale);
