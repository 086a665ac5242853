import type { Product } from '@contract';
import { fold } from '../../../lib/fold';

/**
 * The products whose title or description holds every word of the query, accents and case aside.
 * Words may stand apart, because people type `chatbot sito`, not the exact phrase of the card.
 */
export const searchProducts = <P extends Pick<Product, 'title' | 'description'>>(
  products: readonly P[],
  query: string,
): P[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return products.filter(({ title, description }) => {
    const text = fold(`${title} ${description}`);
    return words.every((word) => text.includes(word));
  });
};
