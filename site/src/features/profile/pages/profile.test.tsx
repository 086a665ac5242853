import type { Profile as ProfileShape } from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal, type ApiReply } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import Profile from './profile';

const account = anAccount();
const aProfile = (changes: Partial<ProfileShape> = {}): ApiReply => ({
  body: {
    data: { account, hasPassword: true, newEmail: null, createdAt: '2026-11-01T09:00:00.000Z', ...changes },
  },
});
const open = (routes: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /me/profile': aProfile(),
    'GET /company': { body: { data: null } },
    'GET /me/sessions': { body: { data: [] } },
    ...routes,
  });
  return { api, ...render(<Profile />, { at: '/profile', path: '/profile', account }) };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('offline, the page says so and tries again', async () => {
  let online = false;
  open({ 'GET /me/profile': () => (online ? aProfile() : 'offline') });
  expect(await screen.findByText('Impossibile caricare il profilo')).toBeVisible();
  expect(screen.getByText('Connessione assente. Controlla la rete e riprova.')).toBeVisible();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('region', { name: 'Dati personali' })).toBeVisible();
});

test('who came in with Google is offered a password by mail, and nothing that would ask for one', async () => {
  const { api } = open({
    'GET /me/profile': aProfile({ hasPassword: false }),
    'POST /auth/forgot-password': { body: { ok: true } },
  });
  const password = await section('Password');
  expect(screen.queryByRole('button', { name: 'Cambia email' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Elimina account' })).toBeDisabled();
  await userEvent.click(password.getByRole('button', { name: 'Imposta una password via email' }));
  expect(await password.findByText('Email inviata')).toBeVisible();
  expect(api.to('/auth/forgot-password')[0]?.body).toEqual({ email: account.email });
});

test('a company’s refusals stand at their fields, in words', async () => {
  open({
    'PUT /company': refusal(422, 'VALIDATION', { fields: { taxCode: 'tax-code', city: 'unheard-of' } }),
  });
  const company = await section('Azienda e fatturazione');
  const user = userEvent.setup({ delay: null });
  await user.click(await company.findByRole('button', { name: 'Salva dati aziendali' }));
  expect(company.getByText('Il nome è richiesto')).toBeVisible();
  await enter(user, company.getByLabelText(/^Ragione sociale/), 'Forno Rossi');
  await user.click(company.getByRole('button', { name: 'Salva dati aziendali' }));
  expect(await company.findByText('Il codice fiscale non è valido: controlla i caratteri.')).toBeVisible();
  expect(company.getByLabelText('Codice fiscale')).toHaveFocus();
  expect(company.getByText('Ci sono caratteri non ammessi.')).toBeVisible();
});
