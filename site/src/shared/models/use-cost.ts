import { useLocale } from '../../i18n';
import { formatEuro } from '../../lib/money';

const LEAST_CENTS = 0.01;
/** Below so much, fractions of a cent are what two replies differ in. */
const ROUNDED_FROM = 10;

/** What a model cost, in euro: a reply costs less than a cent, and less is not nothing. */
export const useCost = (): ((cents: number) => string) => {
  const { locale } = useLocale();
  const fractions = new Intl.NumberFormat(locale === 'it' ? 'it-IT' : 'en-IE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return (cents) => {
    if (cents === 0 || cents >= ROUNDED_FROM) return formatEuro(Math.round(cents), locale);
    return cents < LEAST_CENTS
      ? `<\u00a0€${fractions.format(LEAST_CENTS / 100)}`
      : `€${fractions.format(cents / 100)}`;
  };
};
