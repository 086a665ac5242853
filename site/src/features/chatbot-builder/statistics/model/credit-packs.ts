import type { Product } from '@contract';

export interface Pack {
  slug: string;
  messages: number;
  priceCents: number;
  /** Beside as many messages in packs of the smallest size. */
  savesCents: number;
}

/** The packs on sale, smallest first, with what the larger ones save. */
export const packsOf = (products: readonly Product[]): Pack[] => {
  const packs = products
    .flatMap(({ slug, messageCredits, priceCents }) =>
      messageCredits ? [{ slug, messages: messageCredits, priceCents }] : [],
    )
    .sort((one, other) => one.messages - other.messages);
  const [smallest] = packs;
  return packs.map((pack) => ({
    ...pack,
    savesCents: smallest
      ? Math.max(0, Math.round((pack.messages / smallest.messages) * smallest.priceCents) - pack.priceCents)
      : 0,
  }));
};
