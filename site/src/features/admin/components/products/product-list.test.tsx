import type { AdminProduct } from '@contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { EMPTY_DRAFT, readDraft } from '../../model/product-draft';
import { ProductList } from './product-list';

const { form } = readDraft({ ...EMPTY_DRAFT, title: 'Chatbot', slug: 'chatbot', priceCents: '19,00' });
if (!form) throw new Error('The draft of this test cannot be read');
const chatbot: AdminProduct = {
  ...form,
  id: 'a',
  version: '1',
  imageUrl: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  orders: 0,
};

test('a double click makes one copy of one product', async () => {
  const copies: AdminProduct[] = [];
  fakeApi({
    'GET /admin/products': () => ({
      body: {
        data: [...copies, chatbot],
        meta: { page: 1, pageSize: 20, total: 1 + copies.length },
      },
    }),
    'POST /admin/products/a/duplicate': () => {
      const copy = { ...chatbot, id: `copy-${copies.length}`, title: 'Copia' };
      copies.push(copy);
      return { status: 201, body: { data: copy } };
    },
  });
  render(<ProductList onOpen={() => undefined} />, { account: anAccount({ role: 'admin' }) });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Duplica Chatbot' }));
  expect(await screen.findByRole('button', { name: 'Duplica Copia' })).toBeVisible();
  expect(copies).toHaveLength(1);
});
