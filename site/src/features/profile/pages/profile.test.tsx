import type { Profile as ProfileShape } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
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
    'GET /me/second-factor': { body: { data: { enabledAt: null, recoveryCodesLeft: 0, passkeys: false } } },
    'GET /me/passkeys': { body: { data: [] } },
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
  await waitFor(() => expect(company.getByLabelText('Codice fiscale')).toHaveFocus());
  expect(company.getByText('Ci sono caratteri non ammessi.')).toBeVisible();
});

const codes = Array.from({ length: 10 }, (_, index) => `4k7d-9wqe-0r2m-xz${String(index).padStart(2, '0')}`);

test('two-step verification is turned on with the password and a first code, and its recovery codes are shown', async () => {
  const { api } = open({
    'POST /me/second-factor/setup': ({ body }) =>
      (body as { password: string }).password === 'giusta'
        ? {
            body: {
              data: {
                secret: 'GEZDGNBVGY3TQOJQ',
                uri: 'otpauth://totp/Officina:anna?secret=GEZDGNBVGY3TQOJQ',
              },
            },
          }
        : refusal(422, 'VALIDATION', { fields: { password: 'wrong' } }),
    'POST /me/second-factor': ({ body }) =>
      (body as { code: string }).code === '123456'
        ? { body: { data: { account: { ...account, secondFactor: true }, recoveryCodes: codes } } }
        : refusal(422, 'VALIDATION', { fields: { code: 'wrong' } }),
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Attiva la verifica' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Attiva la verifica in due passaggi' }));
  await user.click(dialog.getByRole('button', { name: 'Continua' }));
  expect(dialog.getByText('La password è richiesta')).toBeVisible();
  await enter(user, dialog.getByLabelText(/^La tua password/), 'sbagliata');
  await user.click(dialog.getByRole('button', { name: 'Continua' }));
  expect(await dialog.findByText('La password non è corretta.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^La tua password/));
  await enter(user, dialog.getByLabelText(/^La tua password/), 'giusta');
  await user.click(dialog.getByRole('button', { name: 'Continua' }));

  expect(await dialog.findByRole('img', { name: /^Codice QR/ })).toBeVisible();
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  await enter(user, dialog.getByLabelText(/^Codice dell’app/), '000000');
  await user.click(dialog.getByRole('button', { name: 'Conferma e attiva' }));
  expect(await dialog.findByText(/Il codice non è corretto/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Codice dell’app/));
  await enter(user, dialog.getByLabelText(/^Codice dell’app/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Conferma e attiva' }));
  const list = within(await dialog.findByRole('list', { name: 'Codici di recupero' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(dialog.getByRole('button', { name: 'Li ho conservati' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.to('/me/second-factor').filter(({ method }) => method === 'POST')).toHaveLength(2);
});
