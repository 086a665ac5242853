import type { UnsentMail } from '@contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { aMail } from '../../testing';
import { MailsSection } from './mails-section';

const account = anAccount({ role: 'admin' });
const page = (...data: UnsentMail[]) => ({
  body: { data, meta: { page: 1, pageSize: 25, total: data.length } },
});

test('a mail that was given up says why, and leaves when it is tried again', async () => {
  let mails = [aMail()];
  const api = fakeApi({
    'GET /admin/mails': () => page(...mails),
    'POST /admin/mails/m1/retry': () => {
      mails = [];
      return { body: { data: aMail({ state: 'queued' }) } };
    },
  });
  render(<MailsSection />, { account });
  expect(await screen.findByText('Il server di posta dice: 451 come back')).toBeVisible();
  expect(screen.getByText('3 tentativi')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Riprova l’invio a luca@clienti.test: Conferma il tuo indirizzo' }),
  );
  expect(await screen.findByText('Tutte le email sono partite')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('one that waits says until when; one whose link is dead cannot be sent', async () => {
  fakeApi({
    'GET /admin/mails': page(
      aMail({ id: 'm1', state: 'queued', nextAttemptAt: '2026-11-23T12:30:00.000Z' }),
      aMail({ id: 'm2', state: 'expired', lastError: null }),
    ),
  });
  render(<MailsSection />, { account });
  expect(await screen.findByText(/Prossimo tentativo: .*13:30/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Riprova l’invio/ })).toHaveLength(1);
});

test('what was sent meanwhile is said, not hidden', async () => {
  fakeApi({
    'GET /admin/mails': page(aMail()),
    'POST /admin/mails/m1/retry': refusal(409, 'CONFLICT'),
  });
  render(<MailsSection />, { account });
  await userEvent.click(await screen.findByRole('button', { name: /^Riprova l’invio/ }));
  // A notice fades in.
  await waitFor(() => expect(screen.getByText('Non è stato possibile riprovare')).toBeVisible());
});
