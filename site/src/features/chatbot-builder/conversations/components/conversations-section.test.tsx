import type { AnswerVisitor, ListConversations, VisitorConversation, VisitorMessage } from '@contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { enter } from '../../../../testing/enter';
import { anAccount, render } from '../../../../testing/render';
import ChatbotBuilder from '../../pages/chatbot-builder';
import { aConversation, aVisitorMessage } from '../../testing/a-conversation';
import { fakeBuilderServer } from '../../testing/fake-builder-server';
import { liveStream } from '../../../../testing/live-stream';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const BASE = '/chatbots/inst1/conversations';
const waitingOne = aConversation({
  sessionId: 's1',
  label: '10421',
  waiting: true,
  unread: true,
  personRequestedAt: '2026-11-21T09:04:00.000Z',
  identity: { name: 'Lucia Ferrante', email: 'lucia@example.test' },
});
const quietOne = aConversation({ sessionId: 's2', label: '20842', preview: 'Siete aperti la domenica?' });
const talk: VisitorMessage[] = [
  aVisitorMessage({ id: 'm1', text: 'Entro quanto posso chiedere il rimborso?' }),
  aVisitorMessage({
    id: 'm2',
    sender: 'bot',
    text: 'Entro quarantotto ore.',
    answered: true,
    sources: [{ title: 'resi.pdf', page: 2 }],
    feedback: 'down',
    feedbackReason: 'Non è chiaro',
    stopped: true,
    createdAt: '2026-11-21T09:00:02.000Z',
  }),
];
const page = (data: VisitorConversation[], total = data.length, waiting = 0): ApiReply => ({
  body: { data, meta: { page: 1, pageSize: 20, total, waiting } } satisfies ListConversations['response'],
});
const detail = (conversation: VisitorConversation, messages = talk): ApiReply => ({
  body: { data: { conversation, messages } },
});

const open = (routes: Parameters<typeof fakeBuilderServer>[0] = {}, address = '') => {
  const server = fakeBuilderServer({
    ...routes,
    routes: {
      [`GET ${BASE}?page=1`]: page([waitingOne, quietOne], 2, 1),
      [`GET ${BASE}/s1`]: detail(waitingOne),
      [`GET ${BASE}/s2`]: detail(quietOne, []),
      'POST /chatbots/inst1/inbox-presence': { status: 204 },
      ...routes.routes,
    },
  });
  const view = render(<ChatbotBuilder />, {
    at: `/chatbot-builder?install_id=inst1&section=conversations${address}`,
    path: '/chatbot-builder',
    account: anAccount(),
  });
  return { server, user: userEvent.setup(), ...view };
};
const requestsTo = (server: ReturnType<typeof fakeBuilderServer>, method: string, path: string) =>
  server.to(path).filter((call) => call.method === method);
const row = (name: RegExp) => screen.findByRole('link', { name });

describe('finding conversations', () => {
  test('each row says who, what and what deserves a look; the menu and the title say who waits', async () => {
    document.title = 'Chatbot Builder';
    const { server } = open();
    const first = await row(/Lucia Ferrante/);
    expect(first).toHaveTextContent(/Non letta.*In attesa.*Chiede una persona/);
    expect(await row(/Siete aperti la domenica/)).not.toHaveTextContent('Non letta');
    expect(screen.getByRole('link', { name: 'Chat 1 in attesa' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(1) Chatbot Builder'));
    expect(requestsTo(server, 'POST', '/chatbots/inst1/inbox-presence')).toHaveLength(1);
  });

  test('a word is searched once typing rests, from the first page', async () => {
    const { server, user, router } = open(
      {
        routes: {
          [`GET ${BASE}?page=2`]: page([quietOne], 21),
          [`GET ${BASE}?q=domenica&page=1`]: page([quietOne]),
        },
      },
      '&page=2',
    );
    await row(/20842/);
    await user.type(screen.getByLabelText('Cerca nelle conversazioni'), 'domenica');
    await waitFor(() => expect(router.state.location.search).toMatch(/q=domenica/));
    expect(router.state.location.search).not.toMatch(/page=/);
    expect(await screen.findByText('1 conversazione')).toBeVisible();
    expect(server.calls.filter(({ path }) => path.includes('q=')).map(({ path }) => path)).toEqual([
      `${BASE}?q=domenica&page=1`,
    ]);
  });

  test('a filter is in the address, and what finds nothing offers the way back', async () => {
    const { user, router } = open({ routes: { [`GET ${BASE}?filter=thumbs-down&page=1`]: page([]) } });
    await row(/Lucia Ferrante/);
    const chip = screen.getByRole('button', { name: /^Pollice giù/ });
    await user.click(chip);
    expect(await screen.findByText('Nessuna conversazione corrisponde')).toBeVisible();
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toMatch(/filter=thumbs-down/);
    await router.navigate(-1);
    expect(await row(/Lucia Ferrante/)).toBeVisible();
  });

  test('dates need both ends, none after today, in order', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Scegli le date' }));
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('Scegli entrambe le date.')).toBeVisible();
    await user.type(screen.getByLabelText('Dal'), '2026-01-02');
    await user.type(screen.getByLabelText('Al'), '2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('La data iniziale non può essere dopo quella finale.')).toBeVisible();
  });

  test('a page beyond the last leads to the last', async () => {
    const { router } = open({ routes: { [`GET ${BASE}?page=9`]: page([], 2) } }, '&page=9');
    expect(await row(/Lucia Ferrante/)).toBeVisible();
    expect(router.state.location.search).not.toMatch(/page=/);
  });

  test('nothing yet, and nothing to be read, say so', async () => {
    const first = open({ routes: { [`GET ${BASE}?page=1`]: page([]) } });
    expect(await screen.findByText('Nessuna conversazione, per ora')).toBeVisible();
    first.unmount();
    open({ routes: { [`GET ${BASE}?page=1`]: refusal(500, 'INTERNAL') } });
    expect(await screen.findByText('Non riusciamo a leggere le conversazioni.')).toBeVisible();
  });
});

describe('reading one', () => {
  test('it tells where replies come from and how the visitor took them', async () => {
    open({}, '&session=s1');
    const log = await screen.findByRole('log', { name: 'Messaggi della conversazione' });
    expect(log).toHaveTextContent('Entro quarantotto ore.');
    expect(within(log).getByText('resi.pdf, pag. 2')).toBeVisible();
    expect(within(log).getByText('Pollice giù')).toBeVisible();
    expect(within(log).getByText('“Non è chiaro”')).toBeVisible();
    expect(within(log).getByText('Il visitatore ha interrotto la risposta')).toBeVisible();
    expect(screen.getByRole('button', { name: 'dichiarato dalla pagina' })).toBeVisible();
  });

  test('by keyboard: arrows to a row, Enter into it, Esc back to the same row', async () => {
    const { user } = open();
    const first = await row(/Lucia Ferrante/);
    first.focus();
    await user.keyboard('{ArrowDown}');
    const second = await row(/20842/);
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { name: 'Conversazione 20842' });
    await waitFor(() => expect(title).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Conversazione 20842' })).not.toBeInTheDocument();
  });

  test('what the visitor writes meanwhile appears', async () => {
    open({}, '&session=s1');
    const live = liveStream();
    const log = await screen.findByRole('log', { name: 'Messaggi della conversazione' });
    const message = aVisitorMessage({ id: 'm9', text: 'Ci siete?' });
    await live.tell({ topic: 'visitor-message', chatbotId: 'inst1', message });
    await waitFor(() => expect(log).toHaveTextContent('Ci siete?'));
  });

  test('news that overtake the conversation itself do not keep it from showing', async () => {
    open({}, '&session=s1');
    const { fetch: rest } = globalThis;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const underWay = vi.fn();
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (!url.endsWith('/s1') || underWay.mock.calls.length > 0) return rest(url, init);
      underWay();
      await held;
      return rest(url, init);
    });
    const live = liveStream();
    await waitFor(() => expect(underWay).toHaveBeenCalled());
    await live.tell({ topic: 'conversation', chatbotId: 'inst1', conversation: waitingOne });
    letGo();
    expect(await screen.findByRole('heading', { name: 'Conversazione 10421' })).toBeVisible();
  });

  test('erased elsewhere, it is gone here', async () => {
    let there = true;
    open(
      { routes: { [`GET ${BASE}/s1`]: () => (there ? detail(waitingOne) : refusal(404, 'NOT_FOUND')) } },
      '&session=s1',
    );
    const live = liveStream();
    await screen.findByRole('log', { name: 'Messaggi della conversazione' });
    there = false;
    await live.tell({ topic: 'conversation-erased', chatbotId: 'inst1', sessionId: 's1' });
    expect(await screen.findByText('Questa conversazione non c’è più.')).toBeVisible();
  });
});

describe('answering in person', () => {
  const attended = { ...waitingOne, attendedBy: 'person', personRequestedAt: null } as const;
  const bodyOf = ({ body }: { body: unknown }) => body as AnswerVisitor['request'];
  const stepIn = async (say: () => ApiReply = () => ({ status: 500 })) => {
    const opened = open(
      {
        routes: {
          [`POST ${BASE}/s1/take-over`]: { body: { data: attended } },
          [`POST ${BASE}/s1/hand-back`]: { body: { data: { ...attended, attendedBy: 'bot' } } },
          [`POST ${BASE}/s1/messages`]: say,
          [`POST ${BASE}/s1/typing`]: { status: 204 },
        },
      },
      '&session=s1',
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Rispondi tu' }));
    const field = await screen.findByLabelText('Il tuo messaggio');
    return { ...opened, field };
  };
  const replyOf = (text: string): ApiReply => ({
    body: { data: aVisitorMessage({ id: 'p1', sender: 'person', text }) },
  });

  test('one press steps in; Enter sends, Shift+Enter adds a line; the visitor sees that somebody writes', async () => {
    const { server, user, field } = await stepIn(() => replyOf('Buongiorno\nsono Giada'));
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('Buongiorno{Shift>}{Enter}{/Shift}sono Giada{Enter}');
    expect(field).toHaveValue('');
    const log = screen.getByRole('log', { name: 'Messaggi della conversazione' });
    await waitFor(() => expect(log).toHaveTextContent('sono Giada'));
    const [sent] = requestsTo(server, 'POST', `${BASE}/s1/messages`).map(bodyOf);
    expect(sent?.text).toBe('Buongiorno\nsono Giada');
    expect(requestsTo(server, 'POST', `${BASE}/s1/typing`)).toHaveLength(1);
    await waitFor(() => expect(within(log).queryByText(/Invio…/)).not.toBeInTheDocument());
    expect(within(log).getAllByText(/sono Giada/)).toHaveLength(1);
  });

  test('a message that did not go out is there, and goes again under the same id', async () => {
    let cut = true;
    const { server, user, field } = await stepIn(() => (cut ? 'offline' : replyOf('Eccomi')));
    await enter(user, field, 'Eccomi');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Non inviato/)).toBeVisible();
    cut = false;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.queryByText(/Non inviato/)).not.toBeInTheDocument());
    const sent = requestsTo(server, 'POST', `${BASE}/s1/messages`).map(bodyOf);
    expect(sent.map(({ text }) => text)).toEqual(['Eccomi', 'Eccomi']);
    expect(sent[0]?.clientId).toBe(sent[1]?.clientId);
  });

  test('what is too long is not sent, and what is half written is kept', async () => {
    const { server, user, field } = await stepIn();
    await enter(user, field, 'a'.repeat(2003));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Troppo lungo: togli 3 caratteri.')).toBeVisible();
    expect(requestsTo(server, 'POST', `${BASE}/s1/messages`)).toEqual([]);
    await user.clear(field);
    await enter(user, field, 'Un attimo che');
    await user.click(await row(/20842/));
    await screen.findByRole('heading', { name: 'Conversazione 20842' });
    await user.click(await row(/Lucia Ferrante/));
    // The server still says that a person attends.
    await user.click(await screen.findByRole('button', { name: 'Rispondi tu' }));
    expect(await screen.findByLabelText('Il tuo messaggio')).toHaveValue('Un attimo che');
  });

  test('the bot gets the word back', async () => {
    const { user } = await stepIn();
    await user.click(screen.getByRole('button', { name: 'Ridai la parola al bot' }));
    expect(await screen.findByText('Sta rispondendo il bot.')).toBeVisible();
    expect(screen.queryByLabelText('Il tuo messaggio')).not.toBeInTheDocument();
  });
});

describe('settling a conversation', () => {
  const RESOLVED = '2026-11-21T10:00:00.000Z';
  const left = { ...waitingOne, handoverEmail: 'lucia@example.test', handoverNote: 'Scrivetemi' };
  const settled = { ...left, waiting: false, personRequestedAt: null, resolvedAt: RESOLVED };
  const openIt = () =>
    open(
      {
        routes: {
          [`GET ${BASE}/s1`]: detail(left),
          [`POST ${BASE}/s1/resolve`]: { body: { data: settled } },
          [`POST ${BASE}/s1/reopen`]: { body: { data: left } },
        },
      },
      '&session=s1',
    );

  test('one press closes it, one opens it again', async () => {
    const { server, user } = openIt();
    await user.click(await screen.findByRole('button', { name: 'Segna come risolto' }));
    expect(await screen.findByText(/Hai segnato questa conversazione come risolta/)).toBeVisible();
    expect(screen.getByText('Risolta')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riapri' }));
    expect(await screen.findByText('Il visitatore aspetta una persona.')).toBeVisible();
    expect(requestsTo(server, 'POST', `${BASE}/s1/resolve`)).toHaveLength(1);
  });

  test('answering by mail closes it too; the mail begins with the question', async () => {
    const { server, user } = openIt();
    const link = await screen.findByRole('link', { name: 'Rispondi per email' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^mailto:lucia@example\.test\?subject=La tua domanda.*“Entro quanto posso chiedere il rimborso\?”/s,
    );
    await user.click(link);
    await waitFor(() => expect(requestsTo(server, 'POST', `${BASE}/s1/resolve`)).toHaveLength(1));
    expect(await screen.findByText('Risolta')).toBeVisible();
  });
});

test('erasing asks, says what goes, and returns to the list', async () => {
  const { server, user, router } = open(
    { routes: { [`DELETE ${BASE}/s1`]: { status: 204 } } },
    '&session=s1',
  );
  await user.click(await screen.findByRole('button', { name: 'Elimina la conversazione' }));
  const dialog = screen.getByText('Eliminare la conversazione 10421?').closest('dialog')!;
  expect(dialog).toHaveTextContent(/2 messaggi, i voti, e il nome/);
  expect(requestsTo(server, 'DELETE', `${BASE}/s1`)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Elimina per sempre' }));
  await waitFor(() => expect(router.state.location.search).not.toMatch(/session=/));
  expect(requestsTo(server, 'DELETE', `${BASE}/s1`)).toHaveLength(1);
});

test('keeping conversations for less time warns first, and is saved by its own button', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Impostazioni della chat' }));
  expect(screen.getByRole('radio', { name: /^90 giorni/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^30 giorni/ }));
  expect(screen.getByText(/ferme da più di 30 giorni si cancelleranno/)).toBeVisible();
  expect(server.saves()).toEqual([]);
  const dialog = screen.getByRole('radio', { name: /^30 giorni/ }).closest('dialog')!;
  await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(server.current().retentionDays).toBe(30));
});

test('a reply becomes the bot’s own answer to that question', async () => {
  const answers = '/chatbots/inst1/curated-answers';
  const { server, user } = open(
    {
      routes: {
        [`GET ${answers}`]: { body: { data: [] } },
        [`POST ${answers}`]: ({ body }) => ({ body: { data: { id: 'a1', ...(body as object) } } }),
      },
    },
    '&session=s1',
  );
  await user.click(await screen.findByRole('button', { name: 'Usa come risposta curata' }));
  const answer = screen.getByDisplayValue('Entro quarantotto ore.');
  await user.clear(answer);
  await enter(user, answer, 'Entro due giorni dalla consegna.');
  await user.click(screen.getByRole('button', { name: 'Salva risposta' }));
  await waitFor(() =>
    expect(requestsTo(server, 'POST', answers).map(({ body }) => body)).toEqual([
      { question: 'Entro quanto posso chiedere il rimborso?', answer: 'Entro due giorni dalla consegna.' },
    ]),
  );
});
