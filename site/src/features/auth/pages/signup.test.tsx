import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal, type ApiReply } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { enter } from '../../../testing/enter';
import Signup from './signup';
import { typedEmail } from '../model/typed-email';

beforeEach(typedEmail.forget);

const open = (reply: ApiReply) => {
  const api = fakeApi({ 'POST /auth/local/register': reply });
  const start = vi.fn();
  return { api, start, ...render(<Signup />, { at: '/signup', path: '/signup', session: { start } }) };
};
const fillAndSend = async () => {
  const user = userEvent.setup({ delay: null });
  await enter(user, screen.getByLabelText('Nome completo'), 'Giulia Ferri');
  await enter(user, screen.getByLabelText('Email'), 'giulia@bottega.it');
  await enter(user, screen.getByLabelText('Password'), 'segretissima');
  await enter(user, screen.getByLabelText('Conferma password'), 'segretissima');
  await user.click(screen.getByRole('button', { name: 'Registrati' }));
};

test('an empty form names all that is missing', async () => {
  open({});
  await userEvent.click(screen.getByRole('button', { name: 'Registrati' }));
  for (const words of [
    "L'email è richiesta",
    'Il nome è richiesto',
    'La password è richiesta',
    'Conferma la password',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByLabelText('Nome completo')).toHaveFocus();
});

test('a new account is signed in at once and goes home', async () => {
  const session = { jwt: 't', user: anAccount() };
  const { start, router, api } = open({ body: { session, confirmationSent: false } });
  await fillAndSend();
  await waitFor(() => expect(start).toHaveBeenCalledWith(session));
  expect(router.state.location.pathname).toBe('/');
  expect(api.to('/auth/local/register')[0]?.body).toEqual({
    displayName: 'Giulia Ferri',
    email: 'giulia@bottega.it',
    password: 'segretissima',
    locale: 'it',
  });
});

test('where addresses are confirmed first, the person is sent to their mail', async () => {
  const { start } = open({ body: { session: null, confirmationSent: true } });
  await fillAndSend();
  expect(
    await screen.findByText("Benvenuto Giulia Ferri! Controlla la tua email per confermare l'account."),
  ).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['EMAIL_TAKEN', 409, 'Email', 'Esiste già un account con questa email.'],
  ['WEAK_PASSWORD', 422, 'Password', 'Questa password è troppo comune: scegline un’altra.'],
])('%s is said at its field', async (code, status, label, words) => {
  open(refusal(status, code));
  await fillAndSend();
  await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText('Nome completo')).toHaveValue('Giulia Ferri');
});
