import type { HelpEntry } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import Help from './help';
import HelpArticle from './help-article';

const ENTRIES: HelpEntry[] = [
  { slug: 'primi-passi', topic: 'start', title: 'Da dove comincio?', text: 'Scrivi nella pagina iniziale.' },
  { slug: 'come-pagare', topic: 'purchases', title: 'Come posso pagare?', text: 'Con carta o bonifico.' },
];
const LIST = { 'GET /site/help-articles?locale=it': { body: { data: ENTRIES } } };

test('answers stand by topic, and a search finds them by their text', async () => {
  fakeApi(LIST);
  render(<Help />);
  expect(await screen.findByRole('heading', { name: 'Acquisti e pagamenti' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'BONÌFICO');
  expect(screen.getByRole('link', { name: 'Come posso pagare?' })).toHaveAttribute(
    'href',
    '/help/come-pagare',
  );
  expect(screen.queryByRole('link', { name: 'Da dove comincio?' })).not.toBeInTheDocument();
  // A word that no article holds takes nothing away from the others.
  await userEvent.type(screen.getByRole('searchbox'), ' lunare');
  expect(screen.getByRole('link', { name: 'Come posso pagare?' })).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'lunare');
  expect(screen.getByText('Nessuna risposta trovata')).toBeInTheDocument();
});

test('a request needs its fields, stays when it is refused, and is confirmed when it has left', async () => {
  let answers = 0;
  const api = fakeApi({
    ...LIST,
    'POST /help-messages': () => {
      answers += 1;
      return answers === 1 ? refusal(429, 'RATE_LIMITED') : { status: 202, body: { data: { sent: true } } };
    },
  });
  render(<Help />, { account: anAccount() });
  const form = within(
    await screen
      .findByRole('heading', { name: 'Scrivici' })
      .then((title) => title.closest('section') ?? title),
  );
  expect(form.getByLabelText(/Email/)).toHaveValue('anna.bianchi@example.test');
  await userEvent.click(form.getByRole('button', { name: 'Invia il messaggio' }));
  expect(form.getByLabelText(/Messaggio/)).toBeInvalid();
  expect(api.to('/help-messages')).toHaveLength(0);

  await userEvent.type(form.getByLabelText(/Messaggio/), 'Dove trovo la ricevuta?');
  await userEvent.click(form.getByRole('button', { name: 'Invia il messaggio' }));
  expect(await form.findByText('Il messaggio non è partito')).toBeInTheDocument();
  expect(form.getByLabelText(/Messaggio/)).toHaveValue('Dove trovo la ricevuta?');
  await userEvent.click(form.getByRole('button', { name: 'Invia il messaggio' }));
  expect(await form.findByText('Messaggio inviato')).toBeInTheDocument();
  expect(api.to('/help-messages').at(-1)?.body).toMatchObject({
    message: 'Dove trovo la ricevuta?',
    locale: 'it',
  });
});

test('an unknown topic says that it is being built, and leads back', async () => {
  fakeApi({});
  render(<HelpArticle />, { at: '/help/nessuno', path: '/help/:slug' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Questa sezione è in sviluppo' })).toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Torna indietro' })).toBeInTheDocument();
});
