import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal, type ApiReply } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { enter } from '../../../testing/enter';
import Login from './login';
import { typedEmail } from '../model/typed-email';

beforeEach(typedEmail.forget);

const account = anAccount();
const open = (reply: ApiReply, at = '/login') => {
  const api = fakeApi({ 'POST /auth/local': reply, 'GET /site-config': { body: { data: {} } } });
  const start = vi.fn();
  const view = render(<Login />, { at, path: '/login', session: { start } });
  return { api, start, ...view };
};
const fill = async (email: string, password: string) => {
  const user = userEvent.setup({ delay: null });
  if (email) await enter(user, screen.getByLabelText('Email'), email);
  if (password) await enter(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
};

test('nothing is sent while a field is wrong, and the first wrong field has the focus', async () => {
  const { api } = open({});
  await fill('giulia', '123');
  expect(screen.getByText('Email non valida')).toBeVisible();
  expect(screen.getByText('La password deve essere di almeno 6 caratteri')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.to('/auth/local')).toEqual([]);
});

test('signing in leads back to where the person was going', async () => {
  const session = { jwt: 'token', user: account };
  const { start, router, api } = open({ body: session }, '/login?next=%2Fcheckout%3Fproduct%3Dp1');
  await fill(' anna.bianchi@example.test ', 'officina-demo');
  await waitFor(() => expect(start).toHaveBeenCalledWith(session));
  expect(router.state.location.pathname + router.state.location.search).toBe('/checkout?product=p1');
  expect(api.to('/auth/local')[0]?.body).toEqual({
    identifier: 'anna.bianchi@example.test',
    password: 'officina-demo',
  });
});

test('another site is never where signing in leads', async () => {
  const { router } = open({ body: { jwt: 't', user: account } }, '/login?next=%2F%2Fevil.example');
  await fill('anna@example.test', 'officina-demo');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test.each<[string, ApiReply, string]>([
  ['wrong credentials', refusal(401, 'INVALID_CREDENTIALS'), 'Email o password non corretti.'],
  ['a lost connection', 'offline', 'Connessione assente. Controlla la rete e riprova.'],
  ['an internal error', refusal(500, 'INTERNAL'), "Si è verificato un errore durante l'accesso."],
])('%s: says so and keeps what was typed', async (_case, reply, words) => {
  open(reply);
  await fill('anna@example.test', 'sbagliata');
  expect(await screen.findByRole('alert')).toHaveTextContent('Errore di accesso');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('sbagliata');
});

test('locked capitals are pointed out while a password is typed', async () => {
  open({});
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Il blocco maiuscole è attivo.')).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Il blocco maiuscole è attivo.')).toBeNull();
});

test('too many tries: the time left is shown and the button waits', async () => {
  open(refusal(429, 'RATE_LIMITED', { retryAfterSeconds: 245 }));
  await fill('anna@example.test', 'sbagliata');
  expect(await screen.findByRole('alert')).toHaveTextContent('Potrai riprovare tra 4:05.');
  expect(screen.getByRole('alert')).toHaveTextContent(/entra subito con “Password dimenticata\?”/);
  expect(screen.getByRole('button', { name: 'Accedi' })).toBeDisabled();
});

test('an address not confirmed yet can have its mail sent again', async () => {
  const api = fakeApi({
    'POST /auth/local': refusal(403, 'EMAIL_NOT_CONFIRMED'),
    'POST /auth/send-email-confirmation': { body: { ok: true } },
  });
  render(<Login />, { at: '/login', path: '/login' });
  await fill('anna@example.test', 'officina-demo');
  await userEvent.click(await screen.findByRole('button', { name: 'Rimanda l’email' }));
  expect(await screen.findByText(/l’email sta arrivando/)).toBeVisible();
  expect(api.to('/auth/send-email-confirmation')[0]?.body).toEqual({ email: 'anna@example.test' });
});

test('who is signed in already is told so', () => {
  fakeApi({});
  render(<Login />, { at: '/login', path: '/login', account });
  expect(screen.getByRole('heading', { name: 'Hai già effettuato l’accesso' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('password managers find their fields', () => {
  open({});
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('Google is offered only where it works', async () => {
  fakeApi({ 'GET /site-config': { body: { data: { googleSignIn: true } } } });
  render(<Login />, { at: '/login', path: '/login' });
  expect(await screen.findByRole('link', { name: 'Accedi con Google' })).toBeVisible();
});

const openCode = (reply: ApiReply, at = '/login?step=code') => {
  const api = fakeApi({ 'POST /auth/second-factor': reply, 'GET /site-config': { body: { data: {} } } });
  const start = vi.fn();
  return { api, start, ...render(<Login />, { at, path: '/login', session: { start } }) };
};

test('where a second factor is on, a right password leads to its code, and the code to where the person was going', async () => {
  const session = { jwt: 'token', user: account };
  const start = vi.fn();
  const api = fakeApi({
    'POST /auth/local': { body: { secondFactor: { expiresAt: '2026-11-26T12:00:00.000Z' } } },
    'POST /auth/second-factor': { body: session },
    'GET /site-config': { body: { data: {} } },
  });
  const { router } = render(<Login />, { at: '/login?next=%2Fchat', path: '/login', session: { start } });
  await fill('anna@example.test', 'officina-demo');
  const code = await screen.findByLabelText('Codice dell’app');
  expect(start).not.toHaveBeenCalled();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Enter}');
  expect(screen.getByText('Il codice è richiesto')).toBeVisible();
  await enter(user, code, '123 456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(start).toHaveBeenCalledWith(session));
  expect(api.to('/auth/second-factor')[0]?.body).toEqual({ code: '123 456' });
  expect(router.state.location.pathname).toBe('/chat');
});

test('a wrong code is said at its field; a recovery code may be used instead', async () => {
  const { api } = openCode(refusal(422, 'VALIDATION', { fields: { code: 'wrong' } }));
  const user = userEvent.setup({ delay: null });
  await enter(user, await screen.findByLabelText('Codice dell’app'), '000000');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText(/Il codice non è corretto/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Usa un codice di recupero/ }));
  await enter(user, screen.getByLabelText('Codice di recupero'), '4k7d-9wqe-0r2m-xz5t');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText('Il codice di recupero non è corretto o è già stato usato.')).toBeVisible();
  expect(api.to('/auth/second-factor').at(-1)?.body).toEqual({ code: '4k7d-9wqe-0r2m-xz5t' });
});

test('whoever took too long starts again with the password', async () => {
  const { router } = openCode(refusal(422, 'TOKEN_EXPIRED'), '/login?step=code&next=%2Fchat');
  const user = userEvent.setup({ delay: null });
  await enter(user, await screen.findByLabelText('Codice dell’app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  await user.click(
    within(
      (await screen.findByText(/È passato troppo tempo/)).closest('[role="status"]') as HTMLElement,
    ).getByRole('button', { name: 'Ricomincia' }),
  );
  expect(router.state.location.search).toBe('?next=%2Fchat');
  expect(screen.getByLabelText('Password')).toBeVisible();
});
