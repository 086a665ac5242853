import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/products';
import { relatedTo } from './related-products';

test('those of the same kind come first, never the product itself, and three are enough', () => {
  const product = aProduct({ id: 'a' });
  const others = [
    product,
    aProduct({ id: 'b', kind: 'service' }),
    aProduct({ id: 'c', kind: 'social' }),
    aProduct({ id: 'd' }),
    aProduct({ id: 'e', kind: 'service' }),
  ];
  expect(relatedTo(product, others).map(({ id }) => id)).toEqual(['d', 'b', 'c']);
  expect(relatedTo(product, [product])).toEqual([]);
});
