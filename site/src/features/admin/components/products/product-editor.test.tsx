import type { AdminProduct } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { EMPTY_DRAFT, readDraft } from '../../model/product-draft';
import { ProductEditor } from './product-editor';

const PATH = '/admin/products/p1';
const { form } = readDraft({ ...EMPTY_DRAFT, title: 'Analisi', slug: 'analisi', priceCents: '19,00' });
if (!form) throw new Error('The draft of this test cannot be read');
const opened: AdminProduct = {
  ...form,
  id: 'p1',
  version: '1',
  imageUrl: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  orders: 0,
};
/** What a colleague saved while it was open here. */
const saved: AdminProduct = { ...opened, version: '2', title: 'Analisi dei costi', badge: 'Novità' };

const open = (current: AdminProduct = saved) => {
  const onDone = vi.fn();
  const { calls } = fakeApi({
    [`GET ${PATH}`]: { body: { data: current } },
    [`PATCH ${PATH}`]: ({ body }) =>
      (body as { version: string }).version === '1'
        ? refusal(409, 'STALE_VERSION', { current: '2' })
        : { body: { data: current } },
  });
  vi.stubGlobal('scrollTo', vi.fn());
  render(<ProductEditor product={opened} onDone={onDone} />, { account: anAccount({ role: 'admin' }) });
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { onDone, sent };
};
const title = () => screen.getAllByLabelText(/^Titolo/)[0] as HTMLInputElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));
const notice = async () =>
  within((await screen.findByText(/Qualcuno ha modificato/)).closest('[role=status]') as HTMLElement);

test('a colleague was faster: what they changed is named, what was typed stays, and a second save keeps both', async () => {
  const { onDone, sent } = open();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Analisi dei prezzi');
  await save();
  const shown = await notice();
  expect(shown.getByText(/Analisi dei costi/)).toBeVisible();
  expect(shown.getByText(/Novità/)).toBeVisible();
  expect(title()).toHaveValue('Analisi dei prezzi');
  expect(screen.getAllByLabelText('Badge')[0]).toHaveValue('Novità');
  expect(onDone).not.toHaveBeenCalled();

  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()[1]).toEqual({ version: '2', changes: { title: 'Analisi dei prezzi' } });
});

test('one field can be taken from the colleague, or all of them', async () => {
  open();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Analisi dei prezzi');
  await userEvent.clear(screen.getByLabelText('Installazioni'));
  await userEvent.type(screen.getByLabelText('Installazioni'), '3');
  await save();
  const shown = await notice();
  await userEvent.click(shown.getByRole('button', { name: 'Usa il suo: Titolo' }));
  expect(title()).toHaveValue('Analisi dei costi');
  expect(screen.getByLabelText('Installazioni')).toHaveValue('3');
  await userEvent.click(shown.getByRole('button', { name: 'Prendi tutto dalla versione nuova' }));
  expect(screen.getByLabelText('Installazioni')).toHaveValue('10');
  expect(screen.queryByText(/Qualcuno ha modificato/)).toBeNull();
});
