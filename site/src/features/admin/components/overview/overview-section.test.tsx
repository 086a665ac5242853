import type { GetBusiness } from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type ApiReply } from '../../../../testing/fake-api';
import { render } from '../../../../testing/render';
import { OverviewSection } from './overview-section';

const business: GetBusiness['response']['data'] = {
  revenue: [
    { month: '2026-10', totalCents: 0, netCents: 0, vatCents: 0, creditedCents: 0, documents: 0 },
    {
      month: '2026-11',
      totalCents: 29900,
      netCents: 24508,
      vatCents: 5392,
      creditedCents: 2900,
      documents: 4,
    },
  ],
  products: [{ title: 'Business plan', totalCents: 24900 }],
  recurring: [
    { month: '2026-10', recurringCents: 4754, subscriptions: 2, ended: 0, runningBefore: 2 },
    { month: '2026-11', recurringCents: 2377, subscriptions: 1, ended: 1, runningBefore: 2 },
  ],
  renewals: [{ day: '2026-11-28', count: 1, amountCents: 2900 }],
  failures: { count: 1, amountCents: 2900 },
  overdueTransfers: [{ late: '7', count: 1, amountCents: 24900 }],
  coupons: [{ code: 'META50', uses: 1, limit: 3, discountCents: 12450, validUntil: null, active: true }],
  cohorts: [{ month: '2026-11', customers: 2, active: [2] }],
  bookings: [{ day: '2026-11-27', count: 3 }],
  unanswered: [{ day: '2026-11-27', count: 0 }],
  failedJobs: [],
};
const counts = {
  purchases: { total: 4, awaitingTransfer: 0 },
  bookings: { total: 1, upcoming: 1 },
  holidays: 12,
  products: { total: 9, listed: 7 },
};
const open = (at = '/admin', more: Record<string, ApiReply> = {}) => {
  fakeApi({
    'GET /admin/overview': { body: { data: counts } },
    'GET /admin/business': { body: { data: business } },
    'GET /admin/business/rows?figure=revenue&month=2026-11': {
      body: {
        data: [
          {
            id: 'r1',
            at: '2026-11-27T09:00:00.000Z',
            name: '2026/17',
            customer: 'giulia@posta.test',
            title: 'Business plan',
            amountCents: 24900,
          },
        ],
        meta: { page: 1, pageSize: 50, total: 1 },
      },
    },
    ...more,
  });
  return render(<OverviewSection />, { at, path: '/admin' });
};

test('each figure stands beside what it means, and each column of its chart says what it is', async () => {
  open();
  expect(await screen.findByRole('link', { name: '€299' })).toBeVisible();
  expect(screen.getByText('Imponibile €245,08 · IVA €53,92 · restituiti €29')).toBeVisible();
  expect(screen.getByRole('link', { name: '50%' })).toBeVisible();
  expect(screen.getByText('1 su 2 attivi a inizio mese')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 rinnovo non pagato per €29' })).toBeVisible();
  const chart = screen.getByRole('list', { name: 'Ricavi del mese' });
  expect(within(chart).getByRole('link', { name: 'novembre 2026: €299' })).toBeVisible();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('28 nov – 28 nov: €29')).toBe('/admin?rows=renewals&day=2026-11-28&until=2026-11-28');
  expect(leadsTo('fino a 7 giorni: 1, €249')).toBe('/admin?rows=overdue-transfers&late=7');
  expect(leadsTo('Gestisci i coupon')).toBe('/admin?tab=coupons');
  expect(screen.getByText('1 di 3 usi · sconti €124,50')).toBeVisible();
});

test('a figure opens its rows, and the way back closes them', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: '€299' }));
  expect(router.state.location.search).toBe('?rows=revenue&month=2026-11');
  const dialog = await screen.findByRole('dialog', { name: 'Documenti' });
  expect(await within(dialog).findByText('giulia@posta.test')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Scarica CSV' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  expect(router.state.location.search).toBe('');
});

test('figures that do not arrive say so, and the counters stand', async () => {
  open('/admin', { 'GET /admin/business': refusal(500, 'INTERNAL') });
  expect(await screen.findByText('Acquisti totali')).toBeVisible();
  expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
});
