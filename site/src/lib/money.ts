type Period = 'month' | 'year' | 'once';
type Locale = 'it' | 'en';

const AFTER: Record<Locale, Record<Period, string>> = {
  it: { month: '/mese', year: '/anno', once: '' },
  en: { month: '/month', year: '/year', once: '' },
};

/** `€29`, `€29,90` in Italian, `€29.90` in English: the specification puts the sign in front in both; `-€29` below zero. */
export const formatEuro = (cents: number, locale: Locale): string => {
  const whole = cents % 100 === 0;
  const amount = (Math.abs(cents) / 100).toLocaleString(locale === 'it' ? 'it-IT' : 'en-IE', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  });
  return `${cents < 0 ? '-' : ''}€${amount}`;
};

/** `€29/mese`, or `Gratis` / `Free` for nothing. */
export const formatPrice = (cents: number, period: Period, locale: Locale): string =>
  cents === 0
    ? locale === 'it'
      ? 'Gratis'
      : 'Free'
    : `${formatEuro(cents, locale)}${AFTER[locale][period]}`;
