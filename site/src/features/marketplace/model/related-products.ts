import type { Product } from '@contract';

const SHOWN = 3;

/** Up to three other products: those of the same kind first, then in the order of the catalogue. */
export const relatedTo = (product: Product, products: readonly Product[]): Product[] =>
  products
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => Number(other.kind === product.kind) - Number(one.kind === product.kind))
    .slice(0, SHOWN);
