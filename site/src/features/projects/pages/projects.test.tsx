import type { Project } from '@contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type ApiCall } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { aProject } from '../testing';
import NewProject from './new-project';
import Projects from './projects';

const listed = (...data: Project[]) => ({
  body: { data, meta: { page: 1, pageSize: 20, total: data.length } },
});
const NEWEST = 'GET /projects?q=&status=active&sort=newest&page=1';

test('each project shows its kind, date, progress, and leads to its chat', async () => {
  fakeApi({ [NEWEST]: listed(aProject()) });
  render(<Projects />, { account: anAccount() });
  const [, row] = await screen.findAllByRole('row');
  const inRow = within(row as HTMLElement);
  expect(inRow.getByText('Azienda senza bilanci')).toBeInTheDocument();
  expect(inRow.getByText('21/11/2026')).toBeVisible();
  expect(inRow.getByText('3/8 passi')).toBeVisible();
  expect(inRow.getByRole('link', { name: 'Apri la chat di Forno 2027' })).toHaveAttribute(
    'href',
    '/chat-project/c1',
  );
});

test('a project is put away, and taken back from the toast', async () => {
  const person = userEvent.setup();
  const changes: unknown[] = [];
  fakeApi({
    [NEWEST]: listed(aProject()),
    'PATCH /projects/p1': ({ body }: ApiCall) => {
      changes.push(body);
      return { body: { data: aProject() } };
    },
  });
  render(<Projects />, { account: anAccount() });
  await person.click(await screen.findByRole('button', { name: 'Azioni per Forno 2027' }));
  await person.click(screen.getByRole('menuitem', { name: 'Archivia' }));
  // The toast follows the pointer, which jsdom does not have.
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }, { timeout: 10_000 }));
  await waitFor(() => expect(changes).toEqual([{ status: 'archived' }, { status: 'active' }]));
});

test('a name that was refused is still in its dialog', async () => {
  const person = userEvent.setup();
  fakeApi({ [NEWEST]: listed(aProject()), 'PATCH /projects/p1': 'offline' });
  render(<Projects />, { account: anAccount() });
  await person.click(await screen.findByRole('button', { name: 'Azioni per Forno 2027' }));
  await person.click(screen.getByRole('menuitem', { name: 'Rinomina' }));
  const field = await screen.findByRole('textbox', { name: 'Nome Progetto' });
  await person.clear(field);
  await person.type(field, 'Forno 2028{Enter}');
  expect(await screen.findByText('L’operazione non è riuscita')).toBeVisible();
  expect(field).toHaveValue('Forno 2028');
});

test.each([
  ['nothing yet', listed(), 'Nessun progetto'],
  ['a failure', refusal(400, 'BAD_REQUEST'), 'Impossibile caricare i progetti'],
])('%s is said', async (_, reply, words) => {
  fakeApi({ [NEWEST]: reply });
  render(<Projects />, { account: anAccount() });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a form without what is required is not sent, and says what is missing', async () => {
  const person = userEvent.setup();
  const { calls } = fakeApi({});
  render(<NewProject />, { account: anAccount() });
  await person.click(await screen.findByRole('button', { name: 'Crea Progetto' }));
  expect(await screen.findByText('Compila tutti i campi obbligatori')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nome Progetto/ })).toHaveFocus();
  expect(screen.getByText('Inserisci almeno PEC o Email')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a project whose answer was lost is sent again under the same key, with all that was typed', async () => {
  const person = userEvent.setup();
  let replies = 0;
  const keys: (string | undefined)[] = [];
  const { calls } = fakeApi({
    'POST /projects': ({ headers }: ApiCall) => {
      keys.push(headers['Idempotency-Key']);
      replies += 1;
      return replies === 1 ? 'offline' : { status: 201, body: { data: aProject() } };
    },
  });
  render(<NewProject />, { account: anAccount() });
  await person.type(await screen.findByRole('textbox', { name: /Nome Progetto/ }), 'Forno');
  await person.selectOptions(screen.getByRole('combobox', { name: /Tipo Progetto/ }), 'business-idea');
  await person.type(screen.getByRole('textbox', { name: /Nome Azienda/ }), 'Forno Rossi');
  await person.type(screen.getByRole('textbox', { name: /^Email/ }), 'forno@rossi.test');
  const submit = screen.getByRole('button', { name: 'Crea Progetto' });
  await person.click(submit);
  expect(await screen.findByText('Errore di rete, riprova')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nome Azienda/ })).toHaveValue('Forno Rossi');
  await person.click(submit);
  expect(await screen.findByText('Progetto creato con successo')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  expect(calls.at(-1)?.body).toEqual({
    projectName: 'Forno',
    projectType: 'business-idea',
    companyName: 'Forno Rossi',
    pec: '',
    email: 'forno@rossi.test',
  });
});
