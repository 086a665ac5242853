import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { anAccount, render } from '../../testing/render';
import type { ChatMessage } from './message';
import { MessageList } from './message-list';

const question: ChatMessage = {
  id: 'u1',
  from: 'user',
  text: 'Quanto **vendo**?',
  createdAt: '2026-11-22T09:00:00.000Z',
};
const reply: ChatMessage = {
  id: 'a1',
  from: 'assistant',
  text: 'Il **pareggio** è 100.',
  createdAt: '2026-11-22T09:00:01.000Z',
};
const list = (...messages: ChatMessage[]) => <MessageList label="Conversazione" messages={messages} />;

test('the person’s words stay as typed, under Tu; the brand’s are formatted', () => {
  render(list(question, reply), { account: anAccount() });
  const [mine, theirs] = screen.getAllByRole('article');
  expect(mine).toHaveTextContent(/^ATu10:00Quanto \*\*vendo\*\*\?$/);
  expect(theirs).toHaveTextContent('Officina10:00Il pareggio è 100.');
});

/** A conversation whose last reply becomes whole at the press of a button. */
function Growing() {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <button onClick={() => setWhole(true)}>fine</button>
      {list(question, whole ? reply : { ...reply, text: 'Il **par', growing: true })}
    </>
  );
}

test('a reply is said aloud when it is whole, and not before', async () => {
  const person = userEvent.setup();
  render(<Growing />, { account: anAccount() });
  expect(screen.getByRole('status')).toHaveTextContent(/^Sto scrivendo…$/);
  await person.click(screen.getByRole('button', { name: 'fine' }));
  expect(screen.getByRole('status')).toHaveTextContent('Officina: Il pareggio è 100.');
});

test('what was there already is not said', () => {
  render(list(question, reply), { account: anAccount() });
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test.each([
  [async () => undefined, 'Messaggio copiato negli appunti'],
  [() => Promise.reject(new Error('refused')), 'Errore nella copia del messaggio'],
])('copying says how it went', async (writeText, words) => {
  const person = userEvent.setup();
  const copy = vi.fn(writeText);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copy } as unknown as Clipboard);
  render(list(reply), { account: anAccount() });
  await person.click(screen.getByRole('button', { name: 'Copia il messaggio' }));
  expect(copy).toHaveBeenCalledWith('Il **pareggio** è 100.');
  // It fades in.
  await waitFor(() => expect(screen.getByText(words)).toBeVisible(), { timeout: 10_000 });
});

test('a picture opens larger; a document shows its name and what was read', async () => {
  const person = userEvent.setup();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const load = async () => new Blob(['x']);
  render(
    list({
      ...question,
      attachments: [
        { id: 'i', type: 'image', name: 'vetrina.png', load },
        { id: 'd', type: 'document', name: 'listino.pdf', note: '3 pagine lette' },
      ],
    }),
    { account: anAccount() },
  );
  await person.click(await screen.findByRole('button', { name: 'Immagine vetrina.png: apri più grande' }));
  expect(screen.getByRole('dialog', { name: 'vetrina.png' })).toBeVisible();
  expect(screen.getByText('listino.pdf')).toBeVisible();
  expect(screen.getByText('3 pagine lette')).toBeVisible();
});
