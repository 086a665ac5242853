import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { typedEmail } from '../model/typed-email';
import ForgotPassword from './forgot-password';
import Login from './login';

beforeEach(typedEmail.forget);

test('the address typed at sign-in is there already, even if it was typed while this page was on its way', async () => {
  const api = fakeApi({
    'GET /site-config': { body: { data: {} } },
    'POST /auth/forgot-password': { body: { ok: true } },
  });
  const login = render(<Login />, { at: '/login', path: '/login' });
  await userEvent.type(screen.getByLabelText('Email'), 'giulia@bottega.test');
  login.unmount();

  render(<ForgotPassword />, { at: '/password-dimenticata', path: '/password-dimenticata' });
  expect(screen.getByLabelText('Email')).toHaveValue('giulia@bottega.test');
  await userEvent.click(screen.getByRole('button', { name: 'Mandami il link' }));
  expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeVisible();
  expect(api.to('/auth/forgot-password')[0]?.body).toEqual({ email: 'giulia@bottega.test' });
});
