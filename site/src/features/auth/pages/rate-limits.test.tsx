import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { ResendConfirmation } from '../components/resend-confirmation';
import { typedEmail } from '../model/typed-email';
import ConfirmEmail from './confirm-email';
import ConfirmNewEmail from './confirm-new-email';
import ForgotPassword from './forgot-password';
import ResetPassword from './reset-password';

beforeEach(typedEmail.forget);
afterEach(() => {
  window.location.hash = '';
});

const limited = refusal(429, 'RATE_LIMITED', { retryAfterSeconds: 245 });
const user = userEvent.setup({ delay: null });

test.each([
  {
    name: 'asking for the link',
    path: '/auth/forgot-password',
    page: <ForgotPassword />,
    fill: () => enter(user, screen.getByLabelText('Email'), 'giulia@bottega.test'),
    button: 'Mandami il link',
  },
  {
    name: 'choosing a new password',
    path: '/auth/reset-password',
    page: <ResetPassword />,
    fill: async () => {
      await enter(user, screen.getByLabelText('Nuova password'), 'segretissima');
      await enter(user, screen.getByLabelText('Conferma password'), 'segretissima');
    },
    button: 'Salva la nuova password',
  },
  {
    name: 'confirming an address',
    path: '/auth/confirm-email',
    page: <ConfirmEmail />,
    fill: () => Promise.resolve(),
    button: 'Conferma l’indirizzo',
  },
  {
    name: 'confirming a new address',
    path: '/auth/confirm-new-email',
    page: <ConfirmNewEmail />,
    fill: () => Promise.resolve(),
    button: 'Conferma il nuovo indirizzo',
  },
  {
    name: 'having the mail sent again',
    path: '/auth/send-email-confirmation',
    page: <ResendConfirmation email="giulia@bottega.test" />,
    fill: () => Promise.resolve(),
    button: 'Rimanda l’email',
  },
])('too many tries at $name: the time left is shown and the button waits', async (attempt) => {
  window.location.hash = '#code=abc&confirmation=abc';
  const api = fakeApi({ [`POST ${attempt.path}`]: limited });
  render(attempt.page);
  await attempt.fill();
  await user.click(screen.getByRole('button', { name: attempt.button }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Potrai riprovare tra [34]:\d\d\./);
  expect(screen.getByRole('button', { name: attempt.button })).toBeDisabled();
  expect(api.to(attempt.path)).toHaveLength(1);
});
