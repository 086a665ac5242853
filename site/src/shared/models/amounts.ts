/** Cents as they are edited: `12,50`, and '' for nothing. */
export const euroText = (cents: number | null): string =>
  cents === null || cents === 0 ? '' : String(cents / 100).replace('.', ',');

/** Cents of an amount as people write it, '' being 0; null for what is no amount. */
export const centsOf = (text: string): number | null => {
  const amount = text
    .trim()
    .replace(/^€\s*|\s*€$/g, '')
    .replace(',', '.');
  if (amount === '') return 0;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
};
