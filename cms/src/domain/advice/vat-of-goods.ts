/**
 * Goods whose reduced rate is the same wherever they are sold, in hundredths of a per cent. Source: DPR 633/1972, table A, parts II (4 %)
 * and III (10 %). What depends on how it is sold or made is left out.
 */
const REDUCED: readonly { rate: number; goods: RegExp }[] = [
  {
    rate: 400,
    goods:
      /\b(?:pane|latte fresco|pasta secca|pasta fresca|farin[ae]|burro|formagg[io]|olio d'oliva|frutta|verdur[ae]|ortaggi|libr[io]|giornal[ei]|quotidian[oi])\b/,
  },
  { rate: 1_000, goods: /\b(?:carne|uova|miele|zucchero|pesce fresco)\b/ },
];

/** The reduced rate of the goods that a folded text names; null where it names none, or goods of different rates. */
export const vatRateOfGoods = (folded: string): number | null => {
  const rates = REDUCED.filter(({ goods }) => goods.test(folded)).map(({ rate }) => rate);
  return rates.length === 1 ? (rates[0] ?? null) : null;
};
