import type { AdminServiceOrder, AdminServiceOrderDetail } from '@contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter } from '../../../../testing/enter';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { liveStream } from '../../../../testing/live-stream';
import { anAccount, render } from '../../../../testing/render';
import { aServiceFile, aServiceMessage, anAdminServiceOrder } from '../../../../testing/service-orders';
import { OrdersSection } from './orders-section';

const PATH = '/admin/service-orders/o1';
const TEAM = [
  { id: 'u1', name: 'Giulia Rossi' },
  { id: 'u2', name: 'Marco Neri' },
];
const account = anAccount({ role: 'admin' });
const boardOf = (...data: AdminServiceOrder[]) => ({
  body: { data, meta: { team: TEAM, total: data.length } },
});

beforeEach(() => window.sessionStorage.clear());

describe('the board', () => {
  const open = (routes: Parameters<typeof fakeApi>[0], at = '/admin?tab=orders') => ({
    api: fakeApi(routes),
    ...render(<OrdersSection />, { account, at }),
  });

  test('each open order stands in the column of its state, with what is late marked', async () => {
    const late = anAdminServiceOrder({
      id: 'o2',
      title: 'Logo',
      state: 'in-progress',
      overdue: true,
      assignee: TEAM[0] ?? null,
      minutes: 90,
      customer: null,
    });
    open({
      'GET /admin/service-orders?show=open': boardOf(
        anAdminServiceOrder({ hasBrief: false, dueOn: null }),
        late,
      ),
    });
    const first = await screen.findByRole('region', { name: 'Da iniziare, 1' });
    expect(within(first).getByRole('link', { name: /Business plan, Anna Bianchi/ })).toHaveAttribute(
      'href',
      '/admin?tab=orders&order=o1',
    );
    expect(within(first).getByText('Senza risposte')).toBeVisible();
    expect(within(first).getByText('Senza scadenza')).toBeVisible();
    const second = within(screen.getByRole('region', { name: 'In lavorazione, 1' }));
    expect(second.getByText('In ritardo')).toBeVisible();
    expect(second.getByText('Entro 4 dic')).toBeVisible();
    expect(second.getByText(/Assegnato a Giulia Rossi · 90 minuti/)).toBeVisible();
    expect(second.getByText('Account eliminato')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Consegnato, 0' })).toHaveTextContent('Nessuno');
  });

  test('those that are done are a click away, and the address says so', async () => {
    const { router } = open({
      'GET /admin/service-orders?show=open': boardOf(),
      'GET /admin/service-orders?show=done': boardOf(anAdminServiceOrder({ state: 'accepted' })),
    });
    expect(await screen.findByText('Nessun ordine aperto')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Conclusi' }));
    const list = await screen.findByRole('list', { name: 'Ordini conclusi' });
    expect(within(list).getByText('Accettato')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=orders&show=done');
  });

  test('a failure can be tried again', async () => {
    open({ 'GET /admin/service-orders?show=open': refusal(403, 'FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Non hai il permesso di farlo.');
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });
});

/** The order as the server has it; `become` is what it is from then on. */
const openDetail = (order: AdminServiceOrderDetail, routes: Parameters<typeof fakeApi>[0] = {}) => {
  let current = order;
  const become = (next: AdminServiceOrderDetail) => {
    current = next;
    return { body: { data: next } };
  };
  const api = fakeApi({
    [`GET ${PATH}`]: () => ({ body: { data: current } }),
    'GET /admin/service-orders?show=open': boardOf(order),
    ...routes,
  });
  return { api, become, ...render(<OrdersSection />, { account, at: '/admin?tab=orders&order=o1' }) };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));

describe('an order', () => {
  test('is opened by its address, with brief, messages and files', async () => {
    openDetail(
      anAdminServiceOrder({
        messages: [
          aServiceMessage({
            from: 'customer',
            author: 'Anna Bianchi',
            files: [aServiceFile({ from: 'customer' })],
          }),
        ],
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Business plan' })).toBeVisible();
    expect(screen.getByText('Aprire una seconda sede')).toBeVisible();
    expect(screen.getByText('Ci serve l’ultimo bilancio.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Scarica piano.pdf/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna agli ordini' })).toHaveAttribute(
      'href',
      '/admin?tab=orders',
    );
  });

  test('that does not exist is not found', async () => {
    openDetail(anAdminServiceOrder(), { [`GET ${PATH}`]: refusal(404, 'NOT_FOUND') });
    expect(await screen.findByText('Ordine non trovato')).toBeVisible();
  });

  test('begins after a question', async () => {
    const { api } = openDetail(anAdminServiceOrder({ brief: null, hasBrief: false }), {
      [`POST ${PATH}/start`]: {
        body: {
          data: anAdminServiceOrder({
            version: 2,
            state: 'in-progress',
            actions: { start: false, deliver: true, write: true },
          }),
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Inizia il lavoro' }));
    const dialog = screen.getByRole('dialog', { name: 'Iniziare il lavoro?' });
    expect(dialog).toHaveTextContent('non ha ancora inviato le risposte');
    expect(api.to(`${PATH}/start`)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inizia il lavoro' }));
    expect(await screen.findByRole('button', { name: 'Consegna' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Inizia il lavoro' })).toBeNull();
  });

  test('is delivered with words and files', async () => {
    const user = userEvent.setup();
    const order = anAdminServiceOrder({
      state: 'in-progress',
      actions: { start: false, deliver: true, write: true },
    });
    const delivery = aServiceMessage({ kind: 'delivery', text: 'Ecco il piano.', files: [aServiceFile()] });
    const { api } = openDetail(order, {
      [`POST ${PATH}/files`]: { body: { data: aServiceFile() } },
      [`POST ${PATH}/deliver`]: {
        body: {
          data: {
            ...order,
            version: 2,
            state: 'delivered',
            messages: [delivery],
            actions: { start: false, deliver: false, write: true },
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Consegna' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Consegna al cliente' }));
    await user.upload(
      dialog.getByLabelText('Allega file', { selector: 'input' }),
      new File(['%PDF'], 'piano.pdf'),
    );
    await dialog.findByText('Pronto');
    await user.click(dialog.getByRole('button', { name: 'Invia la consegna' }));
    expect(dialog.getByText('Scrivi un testo')).toBeVisible();
    await enter(user, dialog.getByRole('textbox'), 'Ecco il piano.');
    await user.click(dialog.getByRole('button', { name: 'Invia la consegna' }));
    const thread = await screen.findByRole('list', { name: 'Messaggi' });
    expect(within(thread).getByText('Ecco il piano.')).toBeVisible();
    const [call] = api.to(`${PATH}/deliver`);
    expect(call?.body).toEqual({ text: 'Ecco il piano.', fileIds: ['f1'] });
    expect(call?.headers['Idempotency-Key']).toBeTruthy();
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });
});

describe('what the team writes down', () => {
  test('only what was changed is saved, and minutes are added', async () => {
    const user = userEvent.setup();
    const { api } = openDetail(anAdminServiceOrder(), {
      [`PATCH ${PATH}`]: {
        body: { data: anAdminServiceOrder({ version: 2, assignee: TEAM[1] ?? null, minutes: 45 }) },
      },
    });
    await screen.findByRole('option', { name: 'Marco Neri' });
    await user.selectOptions(screen.getByLabelText('Assegnato a'), 'u2');
    await enter(user, screen.getByLabelText('Minuti da aggiungere'), '45');
    await save();
    await waitFor(() => expect(sent(api)).toEqual([{ version: 1, assigneeId: 'u2', addMinutes: 45 }]));
    expect(await screen.findByText('45 minuti')).toBeVisible();
    expect(screen.getByLabelText('Minuti da aggiungere')).toHaveValue('');
    expect(screen.getByLabelText('Assegnato a')).toHaveValue('u2');
  });

  test('minutes that are no number are refused where they stand', async () => {
    const user = userEvent.setup();
    const { api } = openDetail(anAdminServiceOrder());
    await enter(user, await screen.findByLabelText('Minuti da aggiungere'), 'due ore');
    await save();
    expect(screen.getByText(/Scrivi un numero intero/)).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  test('a colleague was faster: what they changed is named, what was typed stays, a second save keeps both', async () => {
    const user = userEvent.setup();
    const theirs = anAdminServiceOrder({ version: 2, note: 'Sentire la banca', assignee: TEAM[0] ?? null });
    const page = openDetail(anAdminServiceOrder(), {
      [`PATCH ${PATH}`]: ({ body }) => {
        const { version, note } = body as { version: number; note: string };
        if (version === 2) return page.become({ ...theirs, version: 3, note });
        page.become(theirs);
        return refusal(409, 'STALE_VERSION', { current: 2 });
      },
    });
    await enter(user, await screen.findByLabelText('Nota per i colleghi'), 'Chiamare lunedì');
    await save();
    const notice = (await screen.findByText(/Qualcuno ha modificato questo ordine/)).closest('[role=status]');
    expect(notice).toHaveTextContent('Assegnato a: Giulia Rossi');
    expect(notice).toHaveTextContent('Sentire la banca (resta il tuo)');
    expect(screen.getByLabelText('Nota per i colleghi')).toHaveValue('Chiamare lunedì');
    expect(screen.getByLabelText('Assegnato a')).toHaveValue('u1');
    await save();
    await waitFor(() =>
      expect(sent(page.api)).toEqual([
        { version: 1, note: 'Chiamare lunedì' },
        { version: 2, note: 'Chiamare lunedì' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/Qualcuno ha modificato/)).toBeNull());
  });

  test('what a colleague changes shows by itself, and leaves what is being typed', async () => {
    const user = userEvent.setup();
    const page = openDetail(anAdminServiceOrder());
    const { tell } = liveStream();
    await enter(user, await screen.findByLabelText('Nota per i colleghi'), 'Chiamare lunedì');
    page.become(anAdminServiceOrder({ version: 2, dueOn: '2026-12-10' }));
    await tell({ topic: 'admin-service-orders' });
    await waitFor(() => expect(screen.getByLabelText('Scadenza')).toHaveValue('2026-12-10'));
    expect(screen.getByLabelText('Nota per i colleghi')).toHaveValue('Chiamare lunedì');
  });
});
