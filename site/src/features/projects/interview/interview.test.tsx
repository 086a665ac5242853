import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type ApiCall } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import ProjectChat from '../pages/project-chat';
import { aProjectChat as aChat, aQuestion } from '../testing';
import { pastedMonths } from './months-form';

const GET = 'GET /project-chats/c1';
const POST = 'POST /project-chats/c1/messages';
const show = () =>
  render(<ProjectChat />, { account: anAccount(), path: '/chat-project/:chatId', at: '/chat-project/c1' });

test('several choices are sent together, in the words that the server knows', async () => {
  const person = userEvent.setup();
  const sent: unknown[] = [];
  fakeApi({
    [GET]: { body: { data: aChat() } },
    [POST]: ({ body }: ApiCall) => {
      sent.push(body);
      return { body: { data: aChat({ question: null }) } };
    },
  });
  show();
  await person.click(await screen.findByRole('button', { name: 'Negozio o sede' }));
  await person.click(screen.getByRole('button', { name: 'Agenti e rivenditori' }));
  await person.click(screen.getByRole('button', { name: 'Invia 2 scelte' }));
  await waitFor(() => expect(sent).toMatchObject([{ questionId: 'channels', text: 'premises, agents' }]));
});

test('an answer that came too late shows what another device has said, and stays in the field', async () => {
  const person = userEvent.setup();
  const fresh = aChat({
    question: aQuestion({ id: 'budgetMonth', answerKind: 'amount', quickReplies: [] }),
    progress: { done: 7, of: 8, draftReady: true, complete: false },
  });
  fakeApi({
    [GET]: { body: { data: aChat() } },
    [POST]: refusal(409, 'STALE_VERSION', { chat: fresh }),
  });
  show();
  const field = await screen.findByRole('textbox', { name: 'Scrivi un messaggio...' });
  await person.type(field, 'social{Enter}');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7'));
  expect(field).toHaveValue('social');
});

test('the same answer sent again keeps its id, so that the server takes it once', async () => {
  const person = userEvent.setup();
  const ids: unknown[] = [];
  fakeApi({
    [GET]: { body: { data: aChat() } },
    [POST]: ({ body }: ApiCall) => {
      ids.push((body as { clientId: string }).clientId);
      return 'offline';
    },
  });
  show();
  const field = await screen.findByRole('textbox', { name: 'Scrivi un messaggio...' });
  await person.type(field, 'social{Enter}');
  await waitFor(() => expect(field).toHaveValue('social'));
  await person.type(field, '{Enter}');
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
});

test.each([
  ['nothing like it', refusal(404, 'NOT_FOUND'), 'Questa chat non esiste'],
  ['a failure', refusal(400, 'BAD_REQUEST'), 'Impossibile caricare i messaggi'],
])('%s is said', async (_, reply, words) => {
  fakeApi({ [GET]: reply });
  show();
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['1;2;3;4;5;6;7;8;9;10;11;12', 12],
  [Array.from({ length: 12 }, () => '1.000,50').join('\t'), 12],
  ['1;2;3', null],
  ['ciao', null],
])('“%s” pasted gives %s months', (text, count) => {
  expect(pastedMonths(text)?.length ?? null).toBe(count);
});
