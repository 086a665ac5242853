import { SERVICE_ORDER_LIMITS } from '@contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api';
import { anAccount, render } from '../../testing/render';
import { aServiceFile } from '../../testing/service-orders';
import { MessageForm } from './message-form';

const PATH = '/service-orders/o1';
beforeEach(() => window.sessionStorage.clear());

const aFile = (name: string, bytes = 4) => {
  const file = new File(['data'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const open = (routes: Parameters<typeof fakeApi>[0] = {}) => {
  let stored = 0;
  const api = fakeApi({
    [`POST ${PATH}/files`]: () => {
      stored += 1;
      return { body: { data: aServiceFile({ id: `f${stored}`, from: 'customer' }) } };
    },
    [`DELETE ${PATH}/files/f1`]: { body: null },
    ...routes,
  });
  const onSend = vi.fn(async () => undefined);
  const rendered = render(
    <MessageForm order={PATH} purpose="message" label="Messaggio" submitLabel="Invia" onSend={onSend} />,
    { account: anAccount() },
  );
  return { api, onSend, ...rendered };
};
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Allega file', { selector: 'input' }), { target: { files } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia' }));
const list = () => screen.findByRole('list', { name: 'File allegati' });

test('files that would be refused are not sent, and each says why', async () => {
  const { api } = open();
  choose(
    aFile('virus.exe'),
    aFile('video.zip', SERVICE_ORDER_LIMITS.files.maxBytes + 1),
    ...['1', '2', '3', '4', '5', '6'].map((name) => aFile(`${name}.pdf`)),
  );
  expect(await screen.findByText(/virus.exe: questo tipo di file/)).toBeVisible();
  expect(screen.getByText(/video.zip: supera i 20 MB/)).toBeVisible();
  expect(screen.getByText(/6.pdf: non più di 5 file/)).toBeVisible();
  await waitFor(() => expect(api.to(`${PATH}/files`)).toHaveLength(5));
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Scegli i file' })).toBeDisabled();
});

test('a file that is removed is taken back from the server', async () => {
  const { api } = open();
  choose(aFile('bilancio.pdf'));
  await screen.findByText('Pronto');
  await userEvent.click(screen.getByRole('button', { name: 'Togli bilancio.pdf' }));
  expect(screen.queryByText('Pronto')).toBeNull();
  await waitFor(() => expect(api.to(`${PATH}/files/f1`).map(({ method }) => method)).toEqual(['DELETE']));
});

test('an upload that fails can be tried again, and nothing is sent before it is there', async () => {
  let broken = true;
  const { onSend } = open({
    [`POST ${PATH}/files`]: () =>
      broken ? refusal(413, 'FILE_TOO_LARGE') : { body: { data: aServiceFile({ id: 'f9' }) } },
  });
  choose(aFile('bilancio.pdf'));
  expect(await screen.findByText('Il file è troppo grande.')).toBeVisible();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Aspetta che i file siano caricati');
  expect(onSend).not.toHaveBeenCalled();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova a caricare bilancio.pdf' }));
  await screen.findByText('Pronto');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ text: '', fileIds: ['f9'] }));
});

test('an empty message is not sent', async () => {
  const { onSend } = open();
  await send();
  expect(screen.getByText('Scrivi un messaggio o allega un file')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('what was typed is there after a reload; files that no message named are taken back', async () => {
  const { api, unmount } = open();
  await userEvent.type(screen.getByRole('textbox'), 'Ciao');
  choose(aFile('bilancio.pdf'));
  await screen.findByText('Pronto');
  unmount();
  await waitFor(() => expect(api.to(`${PATH}/files/f1`)).toHaveLength(1));
  open();
  expect(screen.getByRole('textbox')).toHaveValue('Ciao');
});

test('without a line it says that nothing is lost', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(screen.getByText(/Sei senza connessione/)).toBeVisible();
  vi.restoreAllMocks();
});
