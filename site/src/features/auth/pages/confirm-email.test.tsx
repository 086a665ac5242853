import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import ConfirmEmail from './confirm-email';

afterEach(() => {
  window.location.hash = '';
});

const user = userEvent.setup({ delay: null });
const RESEND = '/auth/send-email-confirmation';

test('a link that has ended offers another, and says what is wrong with a mistyped address', async () => {
  window.location.hash = '#confirmation=vecchio';
  const api = fakeApi({
    'POST /auth/confirm-email': refusal(400, 'TOKEN_EXPIRED'),
    [`POST ${RESEND}`]: { body: { data: null } },
  });
  render(<ConfirmEmail />);
  await user.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
  const again = await screen.findByRole('button', { name: 'Rimanda l’email' });
  await user.click(again);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(api.to(RESEND)).toHaveLength(0);

  await enter(user, screen.getByLabelText('Email'), ' giulia@bottega.test ');
  expect(screen.getByLabelText('Email')).toBeValid();
  await user.click(again);
  expect(await screen.findByText(/l’email sta arrivando/)).toBeInTheDocument();
  expect(api.to(RESEND)).toMatchObject([{ body: { email: 'giulia@bottega.test' } }]);
});
