import { useLocale } from '../../i18n';
import { formatEuro } from '../../lib/money';

/** Below a tenth of a cent another digit tells nothing. */
const LEAST_CENTS = 0.01;

/** What a model cost, in euro: a reply costs less than a cent, and less is not nothing. */
export const useCost = (): ((cents: number) => string) => {
  const { locale } = useLocale();
  const fractions = new Intl.NumberFormat(locale === 'it' ? 'it-IT' : 'en-IE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return (cents) => {
    if (cents === 0 || cents >= 1) return formatEuro(Math.round(cents), locale);
    return cents < LEAST_CENTS
      ? `< €${fractions.format(LEAST_CENTS / 100)}`
      : `€${fractions.format(cents / 100)}`;
  };
};
