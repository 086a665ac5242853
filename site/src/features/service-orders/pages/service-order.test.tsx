import type { ServiceOrder, ServiceOrderActions } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { liveStream } from '../../../testing/live-stream';
import { anAccount, render } from '../../../testing/render';
import { A_BRIEF, aServiceFile, aServiceMessage, aServiceOrder } from '../../../testing/service-orders';
import ServiceOrderPage from './service-order';

const PATH = '/service-orders/o1';
const READ_ONLY: ServiceOrderActions = {
  sendBrief: false,
  write: false,
  accept: false,
  askForRevision: false,
};
const DELIVERY = aServiceMessage({
  id: 'm2',
  kind: 'delivery',
  text: 'Ecco il piano completo.',
  files: [aServiceFile()],
});
const delivered = aServiceOrder({
  state: 'delivered',
  brief: A_BRIEF,
  dueOn: '2026-12-04',
  refundRule: 'part',
  deliveredAt: '2026-12-01T09:00:00.000Z',
  messages: [DELIVERY],
  actions: { sendBrief: false, write: true, accept: true, askForRevision: true },
});

beforeEach(() => window.sessionStorage.clear());

/** The order as the server has it; `become` is what it is from then on. */
const open = (
  order: ServiceOrder,
  routes: Parameters<typeof fakeApi>[0] = {},
  locale: 'it' | 'en' = 'it',
) => {
  let current = order;
  const api = fakeApi({ [`GET ${PATH}`]: () => ({ body: { data: current } }), ...routes });
  const become = (next: ServiceOrder) => {
    current = next;
    return { body: { data: next } };
  };
  const rendered = render(<ServiceOrderPage />, {
    account: anAccount(),
    at: '/ordini/o1',
    path: '/ordini/:id',
    locale,
  });
  return { api, become, ...rendered };
};
const brief = (name: RegExp) => screen.getByRole('textbox', { name });

describe('each state says where the order stands and what happens next', () => {
  test.each<[string, Partial<ServiceOrder>, string, RegExp, RegExp]>([
    ['bought', {}, 'Da iniziare', /consegniamo entro 10 giorni lavorativi/, /intero/],
    [
      'with its brief',
      { brief: A_BRIEF, dueOn: '2026-12-04' },
      'Da iniziare',
      /stiamo per iniziare/,
      /intero/,
    ],
    [
      'under way',
      { state: 'in-progress', brief: A_BRIEF, dueOn: '2026-12-04', refundRule: 'part', actions: READ_ONLY },
      'In lavorazione',
      /Ci stiamo lavorando/,
      /parte non ancora svolta/,
    ],
    ['delivered', delivered, 'Consegnato', /guardala, poi accettala/, /parte non ancora svolta/],
    [
      'to be revised',
      { ...delivered, state: 'to-revise', actions: READ_ONLY },
      'Da rivedere',
      /prepariamo una nuova consegna/,
      /parte non ancora svolta/,
    ],
    [
      'accepted',
      {
        ...delivered,
        state: 'accepted',
        acceptedAt: '2026-12-02T09:00:00.000Z',
        refundRule: 'none',
        actions: READ_ONLY,
      },
      'Accettato',
      /l’ordine è concluso/,
      /non è più possibile/,
    ],
  ])('%s', async (_, changes, step, next, refund) => {
    open(aServiceOrder(changes));
    expect(await screen.findByRole('heading', { level: 1, name: 'Business plan' })).toBeVisible();
    const line = screen.getByRole('list', { name: 'A che punto è l’ordine' });
    const current = within(line)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.textContent)).toEqual([expect.stringContaining(step)]);
    expect(screen.getByText(next)).toBeVisible();
    expect(screen.getByText(refund)).toBeVisible();
  });
});

test('the due day is said until the delivery is there', async () => {
  open(aServiceOrder({ brief: A_BRIEF, dueOn: '2026-12-04' }));
  expect(await screen.findByText(/Consegna entro venerdì 4 dicembre 2026/)).toBeVisible();
});

test('a closed order can only be read', async () => {
  open({ ...delivered, closed: true, actions: READ_ONLY });
  expect(await screen.findByText('Questo ordine è chiuso')).toBeVisible();
  expect(screen.getByText('Ecco il piano completo.')).toBeVisible();
  expect(screen.getByText(A_BRIEF.goal)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Accetta|Chiedi|Modifica|Invia/ })).toBeNull();
  expect(screen.queryByText(/Rimborso:/)).toBeNull();
});

describe('the brief', () => {
  const sent = aServiceOrder({ brief: A_BRIEF, dueOn: '2026-12-04' });

  test('without what is needed nothing is sent, and the first gap gets the focus', async () => {
    const { api } = open(aServiceOrder());
    await userEvent.click(await screen.findByRole('button', { name: 'Invia le risposte' }));
    expect(screen.getAllByText('Questa risposta ci serve per iniziare')).toHaveLength(3);
    expect(brief(/obiettivo/)).toHaveFocus();
    expect(api.to(`${PATH}/brief`)).toEqual([]);
  });

  test('sent, it is shown as text and can be changed', async () => {
    const user = userEvent.setup();
    const { api } = open(aServiceOrder(), { [`PUT ${PATH}/brief`]: { body: { data: sent } } });
    await screen.findByRole('button', { name: 'Invia le risposte' });
    await enter(user, brief(/obiettivo/), A_BRIEF.goal);
    await enter(user, brief(/tua attività/), A_BRIEF.business);
    await enter(user, brief(/A chi/), ` ${A_BRIEF.audience} `);
    await user.click(screen.getByRole('button', { name: 'Invia le risposte' }));
    expect(await screen.findByText(A_BRIEF.goal)).toBeVisible();
    expect(api.to(`${PATH}/brief`)[0]?.body).toEqual(A_BRIEF);
    await user.click(screen.getByRole('button', { name: 'Modifica' }));
    expect(brief(/obiettivo/)).toHaveValue(A_BRIEF.goal);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('textbox', { name: /obiettivo/ })).toBeNull();
  });

  test('what was typed is still there after a reload', async () => {
    const user = userEvent.setup();
    const first = open(aServiceOrder());
    await screen.findByRole('button', { name: 'Invia le risposte' });
    await enter(user, brief(/obiettivo/), 'Convincere la banca');
    first.unmount();
    open(aServiceOrder());
    await screen.findByRole('button', { name: 'Invia le risposte' });
    expect(brief(/obiettivo/)).toHaveValue('Convincere la banca');
  });

  test('the work began meanwhile: says so, and shows what was sent', async () => {
    const user = userEvent.setup();
    const page = open(sent, {
      [`PUT ${PATH}/brief`]: () => {
        page.become({ ...sent, state: 'in-progress', actions: { ...READ_ONLY, write: true } });
        return refusal(409, 'CONFLICT');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Modifica' }));
    await enter(user, brief(/Note/), 'Senza grafici');
    await user.click(screen.getByRole('button', { name: 'Salva le risposte' }));
    expect(await screen.findByText('Nel frattempo il lavoro è iniziato')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Note/ })).toBeNull());
    expect(screen.getByText(A_BRIEF.goal)).toBeVisible();
  });

  test('a refusal is said, and what was typed stays', async () => {
    const user = userEvent.setup();
    open(sent, { [`PUT ${PATH}/brief`]: 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Modifica' }));
    await enter(user, brief(/Note/), 'Senza grafici');
    await user.click(screen.getByRole('button', { name: 'Salva le risposte' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Connessione assente');
    expect(brief(/Note/)).toHaveValue('Senza grafici');
  });
});

test('a message goes out with its file, and is then in the conversation', async () => {
  const user = userEvent.setup();
  const bilancio = aServiceFile({ id: 'f7', name: 'bilancio.pdf', from: 'customer' });
  const answer = aServiceMessage({
    id: 'm3',
    from: 'customer',
    author: 'Anna Bianchi',
    text: 'Ecco il bilancio.',
    files: [bilancio],
  });
  const order = aServiceOrder({ brief: A_BRIEF, messages: [aServiceMessage()] });
  const { api } = open(order, {
    [`POST ${PATH}/files`]: { status: 201, body: { data: bilancio } },
    [`POST ${PATH}/messages`]: {
      status: 201,
      body: { data: { ...order, messages: [...order.messages, answer] } },
    },
  });
  const thread = await screen.findByRole('list', { name: 'Messaggi' });
  expect(within(thread).getByText('Giulia Rossi')).toBeVisible();
  expect(within(thread).getByText('22/11/2026, 10:00')).toBeVisible();
  const form = screen.getByRole('form', { name: 'Il tuo messaggio' });
  await user.upload(within(form).getByLabelText('Allega file', { selector: 'input' }), [
    new File(['%PDF'], 'bilancio.pdf', { type: 'application/pdf' }),
  ]);
  expect(await within(form).findByText('Pronto')).toBeVisible();
  await enter(user, within(form).getByRole('textbox', { name: 'Il tuo messaggio' }), 'Ecco il bilancio.');
  await user.click(within(form).getByRole('button', { name: 'Invia' }));
  expect(await within(thread).findByText('Ecco il bilancio.')).toBeVisible();
  expect(within(thread).getByRole('button', { name: /^Scarica bilancio.pdf/ })).toBeVisible();
  const [call] = api.to(`${PATH}/messages`);
  expect(call?.body).toEqual({ text: 'Ecco il bilancio.', fileIds: ['f7'] });
  expect(call?.headers['Idempotency-Key']).toBeTruthy();
  expect(within(form).getByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue('');
  expect(within(form).queryByText('bilancio.pdf')).toBeNull();
});

describe('a delivery', () => {
  test('is accepted after a question that says what cannot be undone', async () => {
    const user = userEvent.setup();
    const accepted: ServiceOrder = {
      ...delivered,
      state: 'accepted',
      acceptedAt: '2026-12-02T09:00:00.000Z',
      refundRule: 'none',
      actions: { ...READ_ONLY, write: true },
    };
    const { api } = open(delivered, { [`POST ${PATH}/accept`]: { body: { data: accepted } } });
    await user.click(await screen.findByRole('button', { name: 'Accetta la consegna' }));
    const dialog = screen.getByRole('dialog', { name: 'Accettare la consegna?' });
    expect(dialog).toHaveTextContent('né avere indietro quanto hai pagato');
    expect(api.to(`${PATH}/accept`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Accetta la consegna' }));
    expect(await screen.findByText(/l’ordine è concluso/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accetta la consegna' })).toBeNull();
  });

  test('is sent back with words that say what should be different', async () => {
    const user = userEvent.setup();
    const wish = aServiceMessage({
      id: 'm3',
      kind: 'revision',
      from: 'customer',
      author: 'Anna Bianchi',
      text: 'Più prudenza nei ricavi.',
    });
    const { api } = open(delivered, {
      [`POST ${PATH}/revision`]: {
        body: {
          data: {
            ...delivered,
            state: 'to-revise',
            messages: [DELIVERY, wish],
            actions: { ...READ_ONLY, write: true },
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Chiedi una modifica' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Chiedi una modifica' }));
    await user.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
    expect(dialog.getByText('Scrivi un testo')).toBeVisible();
    expect(api.to(`${PATH}/revision`)).toEqual([]);
    await enter(user, dialog.getByRole('textbox'), wish.text);
    await user.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
    expect(await screen.findByText('Modifica richiesta')).toBeVisible();
    expect(api.to(`${PATH}/revision`)[0]?.body).toEqual({ text: wish.text, fileIds: [] });
    expect(api.to(`${PATH}/revision`)[0]?.headers['Idempotency-Key']).toBeTruthy();
  });
});

test('what the team does meanwhile shows by itself, and is said', async () => {
  const { become } = open(aServiceOrder({ state: 'in-progress', brief: A_BRIEF, actions: READ_ONLY }));
  const { tell } = liveStream();
  await screen.findByText(/Ci stiamo lavorando/);
  become(delivered);
  await tell({ topic: 'service-order', orderId: 'o1' });
  expect(await screen.findByText('Ecco il piano completo.')).toBeVisible();
  expect(
    screen.getByText('Nuova consegna di Giulia Rossi. Lo stato dell’ordine è cambiato: Consegnato'),
  ).toHaveAttribute('role', 'status');
});

test('an order that is not theirs is not found', async () => {
  open(aServiceOrder(), { [`GET ${PATH}`]: refusal(404, 'NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'I miei prodotti' })).toHaveAttribute('href', '/i-miei-prodotti');
});

test('without a line it says so, and can be asked again', async () => {
  const user = userEvent.setup();
  let online = false;
  open(aServiceOrder(), {
    [`GET ${PATH}`]: () => (online ? { body: { data: aServiceOrder() } } : 'offline'),
  });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Impossibile caricare l’ordine');
  online = true;
  await user.click(within(notice).getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Business plan' })).toBeVisible();
});

test('in English', async () => {
  open(delivered, {}, 'en');
  expect(await screen.findByRole('button', { name: 'Accept the delivery' })).toBeVisible();
  expect(screen.getByText(/The delivery is ready/)).toBeVisible();
});
