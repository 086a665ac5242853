const AMOUNT = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/;

/** Cents as people write them in Italian: `2900` is `29,00`. */
export const formatEuros = (cents: number): string => {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
};

/**
 * What somebody wrote, in cents; `null` where it is no amount. A point before one or two last digits is read as a comma, because many
 * keyboards have no other: `29.9` is 29,90. Before three digits it parts thousands, as on every Italian bill.
 */
export const parseEuros = (text: string): number | null => {
  const plain = text.replace(/[\s€]/g, '').replace(/^(\d+)\.(\d{1,2})$/, '$1,$2');
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
};
