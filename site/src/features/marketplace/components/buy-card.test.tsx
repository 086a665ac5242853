import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { aProduct, aPurchase } from '../../../testing/products';
import { anAccount, render } from '../../../testing/render';
import { BuyCard } from './buy-card';

test('a guest is asked nothing, and buys', async () => {
  const api = fakeApi({ 'GET /purchases': { body: { data: [aPurchase()] } } });
  render(<BuyCard product={aProduct()} />);
  expect(await screen.findByRole('link', { name: 'Aggiungi al carrello' })).toBeVisible();
  expect(api.to('/purchases')).toEqual([]);
});

test('whoever has the product is told beside the way to a second one', async () => {
  fakeApi({ 'GET /purchases': { body: { data: [aPurchase()] } } });
  render(<BuyCard product={aProduct()} />, { account: anAccount() });
  expect(await screen.findByText('Ne hai già uno')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aggiungi al carrello' })).toHaveAttribute(
    'href',
    '/checkout?product=p1',
  );
});
