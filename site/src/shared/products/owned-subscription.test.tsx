import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { aProduct, aPurchase } from '../../testing/products';
import { anAccount, render } from '../../testing/render';
import { OwnedSubscription } from './owned-subscription';

const open = (purchases = [aPurchase()], product = aProduct(), account = anAccount()) => {
  const api = fakeApi({ 'GET /purchases': { body: { data: purchases } } });
  render(
    <>
      <OwnedSubscription product={product} />
      <p>Pagina</p>
    </>,
    { account },
  );
  return api;
};

test.each(['paid', 'expiring', 'unpaid'] as const)(
  'who has the product (%s) learns it, and gets to the one they have',
  async (status) => {
    open([aPurchase({ status })]);
    expect(await screen.findByText('Ne hai già uno')).toBeVisible();
    expect(screen.getByText(/attivo dal 21 novembre 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai a quello che hai' })).toHaveAttribute(
      'href',
      '/chatbot-builder?install_id=install-1',
    );
  },
);

test.each([
  ['ended', aPurchase({ status: 'ended' })],
  ['given back', aPurchase({ status: 'refunded' })],
  ['never paid', aPurchase({ status: 'pending', periodEndsAt: null, installationId: null })],
  ['of another product', aPurchase({ product: { ...aPurchase().product, id: 'p2' } })],
])('a subscription that is %s does not count', async (_, purchase) => {
  const api = open([purchase]);
  await waitFor(() => expect(api.to('/purchases')).toHaveLength(1));
  expect(await screen.findByText('Pagina')).toBeVisible();
  expect(screen.queryByText('Ne hai già uno')).toBeNull();
});

test('what is bought once may be bought again, without a question', async () => {
  const api = open([aPurchase()], aProduct({ billingPeriod: 'once' }));
  expect(await screen.findByText('Pagina')).toBeVisible();
  expect(api.to('/purchases')).toEqual([]);
});
