import type {
  AssistantMessage,
  Calculation,
  GetAssistantWelcome,
  ReplyAdvice,
  SendAssistantMessage,
} from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PROMPT_KEY } from '../../../shared/prompt';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal, type ApiCall, type ApiReply } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { aConversation, aMessage, anAllowance } from '../testing';
import Chat from './chat';

type Welcome = GetAssistantWelcome['response']['data'];

const welcoming = (changes: Partial<Welcome> = {}) => ({
  body: { data: { name: 'Anna', companyName: '', hasEarlier: false, allowance: anAllowance(), ...changes } },
});
const HISTORY = 'GET /assistant/conversations?q=&archived=false&page=1';
const nothing: ApiReply = { body: { data: [], meta: { page: 1, pageSize: 20, total: 0 } } };
const CALCULATION: Calculation = {
  kind: 'break-even',
  inputs: [{ name: 'price', value: 1200, unit: 'cents' }],
  result: [{ name: 'units', value: 200, unit: 'count' }],
  steps: [],
  notes: [],
};
const advice = (changes: Partial<ReplyAdvice> = {}): ReplyAdvice => ({
  topic: 'prices',
  outcome: 'calculated',
  suggestions: [],
  nextStep: null,
  sources: [],
  engine: 'model',
  fallback: false,
  ...changes,
});
/** What the server says to a message: the whole exchange as its stream. */
const replying =
  (reply: Partial<AssistantMessage>, end: 'done' | 'error' = 'done') =>
  ({ body }: ApiCall): ApiReply => {
    const { clientId, text } = JSON.parse(String(body)) as SendAssistantMessage['request'];
    const message = aMessage({ id: 'm1', clientId, text });
    const made = aMessage({ id: 'r1', clientId, author: 'assistant', ...reply });
    const allowance = anAllowance({ left: 189 });
    return {
      events: [
        {
          type: 'meta',
          conversation: aConversation(),
          message,
          reply: { ...made, text: '', state: 'pending', advice: null },
        },
        { type: 'delta', text: made.text.slice(0, 3) },
        end === 'done'
          ? { type: 'done', reply: made, allowance }
          : { type: 'error', code: 'UNAVAILABLE', reply: made, allowance },
      ],
    };
  };
const open = (routes: Parameters<typeof fakeApi>[0], at = '/chat') => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const api = fakeApi({ 'GET /assistant/welcome': welcoming(), [HISTORY]: nothing, ...routes });
  return { ...api, ...render(<Chat />, { account: anAccount(), at, path: '/chat/:conversationId?' }) };
};
const field = () => screen.findByRole('textbox', { name: 'Scrivi un messaggio...' });
const ask = async (text: string) => {
  const person = userEvent.setup();
  await enter(person, await field(), text);
  await person.click(screen.getByRole('button', { name: 'Invia' }));
  return person;
};

test.each([
  [{}, 'Ciao Anna!', "Ti va di iniziare con l'analisi della tua azienda?"],
  [{ companyName: 'Forno Rossi' }, 'Ciao Anna!', "Ti va di iniziare con l'analisi di Forno Rossi?"],
  [{ hasEarlier: true }, 'Ciao Anna, eccoti di nuovo!', 'Ti va di iniziare un nuovo progetto?'],
])('who has %o is greeted so', async (known, greeting, subline) => {
  open({ 'GET /assistant/welcome': welcoming(known) });
  expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeVisible();
  expect(screen.getAllByText(subline)[0]).toBeInTheDocument();
});

test('what was written on the landing page is in the field', async () => {
  sessionStorage.setItem(PROMPT_KEY, 'Un forno sociale');
  open({});
  expect(await field()).toHaveValue('Un forno sociale');
});

test('a question brings its reply, its figures, the next step, an address, and one message less', async () => {
  const { router } = open({
    'POST /assistant/messages': replying({
      text: 'Ne vendi 200.',
      advice: advice({
        calculation: CALCULATION,
        nextStep: { kind: 'consultation' },
        suggestions: ['E con 900 €?'],
      }),
    }),
  });
  await ask('Quanti ne vendo?');
  expect(await screen.findByText('Ne vendi 200.')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'In cifre: Punto di pareggio' }));
  expect(table.getByRole('row', { name: 'pezzi (o ore) 200' })).toBeVisible();
  expect(screen.getByRole('link', { name: /prenota una consulenza/ })).toHaveAttribute(
    'href',
    '/consultation-booking',
  );
  expect(screen.getByRole('button', { name: 'E con 900 €?' })).toBeVisible();
  expect(screen.getByText('Ti restano 189 messaggi gratuiti questo mese')).toBeVisible();
  expect(router.state.location.pathname).toBe('/chat/k1');
  expect(await field()).toHaveValue('');
  // Nothing is on its way any more.
  expect(screen.queryByRole('button', { name: 'Ferma la risposta' })).toBeNull();
});

test.each([
  [
    refusal(429, 'QUOTA_EXCEEDED', { limit: 200, resetsAt: '2026-11-30T23:00:00.000Z' }),
    'Tornano il 1 dicembre 2026.',
  ],
  ['offline' as const, 'Messaggio non inviato'],
])('a message that is refused is in the field again, with the reason', async (reply, words) => {
  open({ 'POST /assistant/messages': reply });
  await ask('La mia idea');
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(await field()).toHaveValue('La mia idea');
});

test('a reply that failed apologises, and is asked for again', async () => {
  const apology = "Mi dispiace, c'è stato un problema di connessione. Potresti riprovare?";
  const { calls } = open({
    'POST /assistant/messages': replying({ text: apology, state: 'failed' }, 'error'),
    'POST /assistant/conversations/k1/regenerate': replying({ id: 'r2', text: 'Eccomi.', advice: advice() }),
    'GET /assistant/conversations/k1': 'offline',
  });
  const person = await ask('Quanti ne vendo?');
  expect(await screen.findByText(apology)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Eccomi.')).toBeVisible();
  expect(screen.queryByText(apology)).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/regenerate'))).toHaveLength(1);
});

test('a conversation that is not there says so, and offers a new one', async () => {
  open({}, '/chat/k9');
  expect(await screen.findByRole('heading', { name: 'Conversazione non trovata' })).toBeVisible();
  const main = screen.getAllByRole('link', { name: 'Nuova conversazione' });
  expect(main.at(-1)).toHaveAttribute('href', '/chat');
});
