import type { ListNotifications, Notification } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { NotificationBell } from '../components/notification-bell';
import Notifications from './notifications';

const PAID: Notification = {
  id: 'n1',
  kind: 'purchase-paid',
  params: { productTitle: 'Chatbot AI' },
  link: '/i-miei-prodotti',
  createdAt: '2026-11-20T09:00:00.000Z',
  readAt: null,
};
const WAITING: Notification = {
  id: 'n2',
  kind: 'person-request',
  params: { botName: 'Forno', visitor: '', question: 'Fate torte nuziali?' },
  link: '/chatbot-builder?install_id=i1',
  createdAt: '2026-11-19T09:00:00.000Z',
  readAt: '2026-11-19T10:00:00.000Z',
};
const listOf = (data: Notification[]): { body: ListNotifications['response'] } => ({
  body: {
    data,
    meta: {
      page: 1,
      pageSize: 20,
      total: data.length,
      unread: data.filter(({ readAt }) => !readAt).length,
    },
  },
});
const ALL = 'GET /notifications?filter=all&page=1';
const person = { account: anAccount() };

test('the bell tells how many are unread, and opens the newest with the way to each', async () => {
  const api = fakeApi({ [ALL]: listOf([PAID, WAITING]), 'PATCH /notifications/n1': { body: {} } });
  render(<NotificationBell />, person);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifiche, 1 da leggere' }));
  const panel = screen.getByRole('dialog', { name: 'Le ultime notifiche' });
  const link = await within(panel).findByRole('link', { name: /Pagamento ricevuto.*Chatbot AI è attivo/ });
  expect(link).toHaveAttribute('href', '/i-miei-prodotti');
  expect(within(panel).getByText(/Un visitatore ha chiesto una persona/)).toHaveTextContent(
    'Voleva sapere: “Fate torte nuziali?”',
  );
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(api.to('/notifications/n1')[0]?.body).toEqual({ read: true }));
});

test('Esc closes the panel and gives the focus back to the bell', async () => {
  fakeApi({ [ALL]: listOf([]) });
  render(<NotificationBell />, person);
  const bell = await screen.findByRole('button', { name: 'Notifiche' });
  await userEvent.click(bell);
  expect(await screen.findByText('Nessuna notifica')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bell).toHaveFocus();
});

test('the page marks all as read, and says so when it cannot', async () => {
  let requests = 0;
  fakeApi({
    [ALL]: () => listOf(requests > 0 ? [{ ...PAID, readAt: PAID.createdAt }] : [PAID]),
    'POST /notifications/read': () => {
      requests += 1;
      return { body: { data: null } };
    },
  });
  render(<Notifications />, person);
  await userEvent.click(await screen.findByRole('button', { name: 'Segna come letta' }));
  // Refused: nothing changes.
  expect(await screen.findByRole('button', { name: 'Segna come letta' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Segna tutte come lette' }));
  expect(await screen.findByRole('button', { name: 'Segna come da leggere' })).toBeInTheDocument();
});

test('what cannot be read can be asked for again', async () => {
  let reachable = false;
  fakeApi({ [ALL]: () => (reachable ? listOf([PAID]) : 'offline') });
  render(<Notifications />, person);
  expect(await screen.findByText('Le notifiche non arrivano')).toBeInTheDocument();
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Pagamento ricevuto')).toBeInTheDocument();
});

test.each<[Notification, RegExp]>([
  [
    {
      ...PAID,
      kind: 'service-order',
      params: { title: 'Business plan', news: 'delivered' },
      link: '/ordini/i1',
    },
    /Business plan.*La consegna è pronta/,
  ],
  [
    {
      ...PAID,
      kind: 'team-service-order',
      params: { title: 'Business plan', customer: 'Anna Bianchi', news: 'revision' },
      link: '/admin?tab=orders&order=i1',
    },
    /Ordine: Business plan.*Anna Bianchi chiede una modifica/,
  ],
])('news of an order leads to it', async (notification, name) => {
  fakeApi({ [ALL]: listOf([notification]) });
  render(<Notifications />, person);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', notification.link);
});
