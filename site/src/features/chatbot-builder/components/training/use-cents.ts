import { useLocale } from '../../../../i18n';

/** Cents with their fractions as euro: a reply costs less than one. */
export const useCents = (): ((cents: number) => string) => {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale === 'it' ? 'it-IT' : 'en-IE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return (cents) => `€${format.format(cents / 100)}`;
};
