import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { aPurchase } from '../../../testing/products';
import { anAccount, render } from '../../../testing/render';
import MyProducts from './my-products';

const open = (reply: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({ 'GET /purchases': reply });
  return render(<MyProducts />, { account: anAccount() });
};

test('lists each purchase with date, status and where it opens', async () => {
  const social = aPurchase({
    id: 'order-2',
    installationId: 'install-2',
    product: {
      id: 'p2',
      slug: 'creatore-post-social',
      kind: 'social',
      title: 'Creatore Post Social',
      imageUrl: null,
    },
  });
  const waiting = aPurchase({ id: 'order-3', status: 'pending', installationId: null });
  open({ body: { data: [social, waiting] } });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByText('21/11/2026')).toBeVisible();
  expect(within(first as HTMLElement).getByText('Pagato')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('link', { name: /Apri il builder/ })).toHaveAttribute(
    'href',
    '/social-builder?install_id=install-2',
  );
  expect(within(second as HTMLElement).getByText('In attesa')).toBeVisible();
  expect(within(second as HTMLElement).queryByRole('link', { name: /Apri il builder/ })).toBeNull();
});

test('nothing bought yet: says so and shows the way', async () => {
  open({ body: { data: [] } });
  expect(await screen.findByText('Nessun prodotto acquistato')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri il Marketplace' })).toHaveAttribute('href', '/marketplace');
});

test('orders that came to nothing are not listed', async () => {
  const none = { installationId: null };
  open({
    body: {
      data: [
        aPurchase({ ...none, id: 'order-4', status: 'cancelled' }),
        aPurchase({ ...none, id: 'order-5', status: 'failed' }),
        // A subscription given up after a time was a product, and keeps its data.
        aPurchase({ id: 'order-6', status: 'cancelled' }),
      ],
    },
  });
  const [, ...rows] = await screen.findAllByRole('row');
  expect(rows).toHaveLength(1);
});

test('a failure can be tried again', async () => {
  open(refusal(400, 'BAD_REQUEST'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossibile caricare i tuoi prodotti');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
