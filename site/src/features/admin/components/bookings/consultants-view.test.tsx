import type { AdminConsultant } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type ApiReply } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { aConsultant } from '../../testing';
import { ConsultantsView } from './consultants-view';

const BIANCA = aConsultant({ id: 'c2', name: 'Bianca Neri', upcoming: 2 });
const open = (
  routes: Record<string, ApiReply> = {},
  consultants: AdminConsultant[] = [aConsultant(), BIANCA],
) => {
  const api = fakeApi({ 'GET /admin/consultants': { body: { data: consultants } }, ...routes });
  render(<ConsultantsView />, {
    account: anAccount({ role: 'admin' }),
    at: '/admin?tab=bookings&view=consultants',
  });
  return api;
};

test('a consultant is added with a name of their own: one that is taken says so at the name', async () => {
  const user = userEvent.setup();
  open({ 'POST /admin/consultants': refusal(422, 'VALIDATION', { fields: { name: 'taken' } }) });
  await user.click(await screen.findByRole('button', { name: 'Aggiungi consulente' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Aggiungi consulente' });
  await user.click(save);
  expect(await within(dialog).findByText('Scrivi un nome')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Nome/), 'Bianca Neri');
  await user.click(save);
  expect(await within(dialog).findByText('Un altro consulente ha già questo nome')).toBeVisible();
});

test('deactivating says what happens to the hours that are booked', async () => {
  const user = userEvent.setup();
  const inactive = { ...BIANCA, active: false };
  const api = open({ 'PATCH /admin/consultants/c2': { body: { data: inactive } } });
  await user.click(await screen.findByRole('button', { name: 'Disattiva Bianca Neri' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/2 consulenze già prenotate restano in programma/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Disattiva' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ active: false }),
  );
});

test('the last one who is active: nobody can book after that', async () => {
  const user = userEvent.setup();
  open({}, [aConsultant(), { ...BIANCA, active: false }]);
  await user.click(await screen.findByRole('button', { name: 'Disattiva Anna Rossi' }));
  expect(await screen.findByText(/È l’ultimo consulente attivo/)).toBeVisible();
});

test('an absence that ends before it begins is not sent', async () => {
  const user = userEvent.setup();
  const api = open();
  await user.click(await screen.findByRole('button', { name: 'Assenze di Bianca Neri' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Dal'), '2026-12-10');
  await user.type(within(dialog).getByLabelText('Al (compreso)'), '2026-12-09');
  await user.click(within(dialog).getByRole('button', { name: 'Aggiungi assenza' }));
  expect(await within(dialog).findByText('L’ultimo giorno viene prima del primo')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
