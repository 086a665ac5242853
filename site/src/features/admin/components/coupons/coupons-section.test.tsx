import type { AdminCoupon } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import Admin from '../../pages/admin';

const coupon: AdminCoupon = {
  id: 'c1',
  code: 'AUTUNNO',
  percentOff: 20,
  amountOffCents: null,
  lastDay: null,
  maxRedemptions: 10,
  active: true,
  uses: 3,
  discountCents: 4980,
  revenueCents: 19_920,
  createdAt: '2026-11-01T09:00:00.000Z',
};
const page = (...data: AdminCoupon[]) => ({
  body: { data, meta: { page: 1, pageSize: 20, total: data.length } },
});

test('marketing sees its coupons and no other section, creates one and switches one off', async () => {
  let stored = [coupon];
  const sent: unknown[] = [];
  fakeApi({
    'GET /admin/coupons': () => page(...stored),
    'POST /admin/coupons': ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return refusal(422, 'VALIDATION', { fields: { code: 'taken' } });
      stored = [{ ...coupon, id: 'c2', code: 'NATALE', uses: 0 }, coupon];
      return { status: 201, body: { data: stored[0] } };
    },
    'PATCH /admin/coupons/c1': ({ body }) => {
      sent.push(body);
      stored = stored.map((each) => (each.id === 'c1' ? { ...each, active: false } : each));
      return { body: { data: stored[1] } };
    },
  });
  render(<Admin />, { account: anAccount({ role: 'marketing' }) });
  const row = await screen.findByRole('row', { name: /AUTUNNO/ });
  expect(within(row).getByText('3 di 10')).toBeVisible();
  expect(within(row).getByText('€199,20')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Coupon']);

  await userEvent.click(screen.getByRole('button', { name: 'Crea coupon' }));
  const dialog = screen.getByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Crea coupon' });
  await userEvent.click(save);
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/^Codice/), 'natale');
  await userEvent.type(within(dialog).getByLabelText(/^Percentuale di sconto/), '15');
  await userEvent.click(save);
  expect(await within(dialog).findByText('C’è già un coupon con questo codice')).toBeVisible();
  await userEvent.click(save);
  expect(await screen.findByRole('row', { name: /NATALE/ })).toBeVisible();
  expect(sent.at(-1)).toEqual({
    code: 'natale',
    percentOff: 15,
    amountOffCents: null,
    lastDay: null,
    maxRedemptions: null,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Spegni AUTUNNO' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ active: false }));
  expect(await screen.findByText('Spento')).toBeVisible();
});
