import { beforeAll, describe, expect, test } from 'vitest';
import type { ListAdminServiceOrders, ListNotifications, Purchase } from '@contract';
import { client, eventually, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { testOnSqlite } from '../support/on-sqlite';
import { mailTo, outbox } from '../support/outbox';
import { A_BRIEF, orderedService } from '../support/service-orders';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
let team: TestUser;
const ordered = (slug?: string) => orderedService(server, team, slug);
type Ordered = Awaited<ReturnType<typeof ordered>>;
const DAY = 86_400_000;
const note = (text: string) => ({ text, fileIds: [] });
const delivered = async (): Promise<Ordered> => {
  const order = await ordered();
  await order.theirs.post('deliver', note('Ecco il lavoro.'));
  return order;
};

beforeAll(async () => {
  server = sharedCms();
  team = await signIn(server, 'admin@officina.test', 'officina-demo');
});

test('a service goes from its purchase over delivery and revision to acceptance', async () => {
  const { mine, theirs, customer } = await ordered();
  expect((await mine.get()).body.data).toMatchObject({
    title: 'Business plan',
    state: 'to-start',
    brief: null,
    dueOn: null,
    refundRule: 'full',
    messages: [],
    actions: { sendBrief: true, write: true, accept: false, askForRevision: false },
  });

  const briefed = await mine.put('brief', A_BRIEF);
  expect(briefed.body.data).toMatchObject({
    brief: A_BRIEF,
    dueOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
  expect((await theirs.post('start')).body.data.state).toBe('in-progress');
  expect(refusalOf(await mine.put('brief', A_BRIEF))).toMatchObject({ code: 'CONFLICT' });

  const file = (await theirs.upload('piano.pdf', '%PDF-1.7 piano')).body.data;
  const delivery = await theirs.post('deliver', { text: 'Ecco il piano.', fileIds: [file.id] });
  expect(delivery.body.data).toMatchObject({ state: 'delivered', refundRule: 'part' });
  const [message] = (await mine.get()).body.data.messages;
  expect(message).toMatchObject({ kind: 'delivery', from: 'team', files: [{ name: 'piano.pdf' }] });
  expect((await mine.download(file)).body).toBe('%PDF-1.7 piano');

  expect((await mine.post('revision', note('Manca il secondo anno.'))).body.data.state).toBe('to-revise');
  await theirs.post('deliver', note('Ora c’è.'));
  const accepted = (await mine.post('accept')).body.data;
  expect(accepted).toMatchObject({ state: 'accepted', refundRule: 'none' });
  expect(accepted.messages.map(({ kind }) => kind)).toEqual(['delivery', 'revision', 'delivery']);

  const mail = await mailTo(server, customer.email, 'service-news');
  expect(mail.links[0]).toContain('/ordini/');
});

test('every word of one side reaches the other by mail, notification and on its screen', async () => {
  const { mine, theirs, customer, id } = await ordered();
  const question = 'Vi serve anche il bilancio?';
  await mine.post('messages', note(question));
  await theirs.post('messages', note('Sì, quello del 2025.'));
  const { messages } = (await mine.get()).body.data;
  expect(messages.map(({ from, text }) => [from, text])).toEqual([
    ['customer', question],
    ['team', 'Sì, quello del 2025.'],
  ]);
  const toTeam = await eventually(
    () => outbox(server, team.email),
    (mails) => mails.some(({ text }) => text.includes(question)),
  );
  expect(toTeam.find(({ text }) => text.includes(question))?.links[0]).toContain(`order=${id}`);
  const { body } = await client(server).get<ListNotifications['response']>('/notifications', {
    token: customer.token,
  });
  expect(body.data).toContainEqual(
    expect.objectContaining({
      kind: 'service-order',
      params: { title: 'Business plan', news: 'message' },
      link: `/ordini/${id}`,
    }),
  );
});

test('a file goes alone, a delivery is explained', async () => {
  const { mine, theirs } = await ordered();
  const sent = (await mine.upload('bilancio.csv', 'voce;euro')).body.data;
  expect((await mine.post('messages', { text: '', fileIds: [sent.id] })).body.data.messages).toMatchObject([
    { text: '', files: [{ name: 'bilancio.csv', from: 'customer' }] },
  ]);
  const mute = (await theirs.upload('piano.pdf', '%PDF-1.7')).body.data;
  const refused = await theirs.post('deliver', { text: '', fileIds: [mute.id] });
  expect(refusalOf(refused).fields).toEqual({ text: 'required' });
});

describe('what is whose', () => {
  test('another’s order cannot be told from a missing one', async () => {
    const order = await ordered();
    const stranger = order.viewedBy(await signUp(server));
    const replies = [
      await stranger.get(),
      await stranger.put('brief', A_BRIEF),
      await stranger.post('messages', note('Ciao')),
      await stranger.post('accept'),
      await stranger.post('revision', note('No')),
      await stranger.upload('a.txt', 'a'),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  });

  testOnSqlite('customers are kept from the team’s side', async () => {
    const { customer, id } = await ordered();
    const as = { token: customer.token, headers: { 'idempotency-key': 'x' } };
    const api = client(server);
    expect((await api.get('/admin/service-orders', as)).status).toBe(403);
    expect((await api.post(`/admin/service-orders/${id}/deliver`, note('Fatto'), as)).status).toBe(403);
  });

  test('a file that no message has named yet is its sender’s alone, and can be taken back', async () => {
    const { mine, theirs } = await ordered();
    const draft = (await theirs.upload('bozza.txt', 'segreto')).body.data;
    expect((await mine.download(draft)).status).toBe(404);
    expect((await mine.remove(draft)).status).toBe(404);
    const stolen = await mine.post('messages', { text: 'Mio', fileIds: [draft.id] });
    expect(refusalOf(stolen)).toMatchObject({ code: 'VALIDATION', fields: { fileIds: 'unknown' } });
    expect((await theirs.remove(draft)).status).toBe(204);
    expect((await theirs.download(draft)).status).toBe(404);
  });

  test('a file of another order is no file of this one', async () => {
    const [mine, other] = [await ordered(), await ordered()];
    const file = (await other.mine.upload('altro.txt', 'altro')).body.data;
    expect((await mine.mine.post('messages', { text: 'x', fileIds: [file.id] })).status).toBe(422);
  });
});

describe('what cannot be', () => {
  test('a delivery is accepted or revised only where there is one', async () => {
    const { mine } = await ordered();
    for (const reply of [await mine.post('accept'), await mine.post('revision', note('Diverso'))])
      expect([reply.status, refusalOf(reply).reason]).toEqual([409, 'to-start']);
  });

  testOnSqlite('an answer that is missing or too long is named', async () => {
    const { mine } = await ordered();
    const reply = await mine.put('brief', { ...A_BRIEF, goal: ' ', notes: 'x'.repeat(4001) });
    expect(refusalOf(reply).fields).toEqual({ goal: 'required', notes: 'max' });
    expect(refusalOf(await mine.post('messages', note(''))).fields).toEqual({ text: 'required' });
  });

  testOnSqlite('programs, empty files and too many files of one message are refused', async () => {
    const { mine } = await ordered();
    expect((await mine.upload('virus.exe', 'MZ')).status).toBe(415);
    expect((await mine.upload('vuoto.txt', '')).status).toBe(422);
    const fileIds = Array.from({ length: 6 }, (_, index) => `file${index}`);
    expect((await mine.post('messages', { text: 'x', fileIds })).status).toBe(422);
  });

  test('eight acceptances at once are one', async () => {
    const { mine, id } = await delivered();
    const replies = await Promise.all(Array.from({ length: 8 }, () => mine.post('accept')));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const mails = (await outbox(server, team.email)).filter(
      ({ kind, subject, links }) =>
        kind === 'service-team' && subject.startsWith('Consegna accettata') && links[0]?.includes(id),
    );
    expect(mails).toHaveLength(1);
  });
});

describe('the right to withdraw', () => {
  const purchaseOf = async ({ customer, purchase }: Ordered): Promise<Purchase> =>
    (await client(server).get<{ data: Purchase }>(`/purchases/${purchase.id}`, { token: customer.token }))
      .body.data;

  test('ends when the delivery is accepted', async () => {
    const order = await delivered();
    expect((await purchaseOf(order)).actions.withdrawUntil).not.toBeNull();
    await order.mine.post('accept');
    expect((await purchaseOf(order)).actions.withdrawUntil).toBeNull();
  });

  test('closes the order for both sides', async () => {
    const order = await ordered();
    await client(server).post(
      `/purchases/${order.purchase.id}/withdraw`,
      { name: 'Giulia Rossi', email: order.customer.email },
      { token: order.customer.token },
    );
    expect((await order.mine.get()).body.data).toMatchObject({ closed: true, actions: { write: false } });
    expect(refusalOf(await order.theirs.post('deliver', note('Tardi')))).toMatchObject({
      code: 'CONFLICT',
      reason: 'closed',
    });
  });
});

describe('the team’s board', () => {
  const board = async (show = 'open') =>
    (
      await client(server).get<ListAdminServiceOrders['response']>(`/admin/service-orders?show=${show}`, {
        token: team.token,
      })
    ).body;

  test('shows what is open, and what is done apart', async () => {
    const order = await delivered();
    expect((await board()).data.find(({ id }) => id === order.id)).toMatchObject({
      state: 'delivered',
      customer: { email: order.customer.email },
      hasBrief: false,
      overdue: false,
    });
    await order.mine.post('accept');
    expect((await board()).data.some(({ id }) => id === order.id)).toBe(false);
    expect((await board('done')).data.some(({ id }) => id === order.id)).toBe(true);
  });

  test('somebody takes an order, agrees on a day and notes the time; a change of what is old is refused', async () => {
    const { theirs, mine } = await ordered();
    const { version } = (await theirs.get()).body.data;
    const changes = {
      version,
      assigneeId: team.user.id,
      dueOn: '2030-01-15',
      note: 'Ha fretta',
      addMinutes: 45,
    };
    const changed = (await theirs.patch(changes)).body.data;
    expect(changed).toMatchObject({
      assignee: { id: team.user.id },
      dueOn: '2030-01-15',
      note: 'Ha fretta',
      minutes: 45,
    });
    expect(refusalOf(await theirs.patch(changes))).toMatchObject({ code: 'STALE_VERSION' });
    const more = await theirs.patch({ version: changed.version, addMinutes: 15 });
    expect(more.body.data).toMatchObject({ minutes: 60, dueOn: '2030-01-15' });
    expect(JSON.stringify((await mine.get()).body)).not.toContain('Ha fretta');
  });

  test('an order is given to the team only', async () => {
    const { theirs, customer } = await ordered();
    const reply = await theirs.patch({ version: 1, assigneeId: customer.user.id });
    expect(refusalOf(reply).fields).toEqual({ assigneeId: 'unknown' });
  });
});

test('who sends no brief, or does not answer a delivery, is reminded once', async () => {
  const silent = await ordered();
  const waiting = await delivered();
  const ago = (days: number) => instant(server, Date.now() - days * DAY);
  await sql(server, `update service_orders set ordered_at = ${ago(3)} where install_id = '${silent.id}'`);
  await sql(server, `update service_orders set delivered_at = ${ago(8)} where install_id = '${waiting.id}'`);
  await runJob(server, 'remind-service-orders');
  await runJob(server, 'remind-service-orders');
  const headings = async ({ customer }: Ordered) =>
    (await outbox(server, customer.email))
      .filter(({ kind }) => kind === 'service-news')
      .map(({ subject }) => subject.split(':')[0]);
  expect(await headings(silent)).toEqual(['Raccontaci che cosa ti serve']);
  expect((await headings(waiting)).filter((heading) => heading === 'La consegna ti aspetta')).toHaveLength(1);
});

test('a service that is renewed begins again after its acceptance', async () => {
  const { mine, theirs } = await ordered('revisione-mensile-chatbot');
  await theirs.post('deliver', note('Le domande di novembre.'));
  await mine.post('accept');
  expect((await theirs.get()).body.data.actions.start).toBe(true);
  expect((await theirs.post('start')).body.data.state).toBe('in-progress');
});
