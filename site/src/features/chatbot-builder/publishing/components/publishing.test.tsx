import type { Chatbot } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAccount, render } from '../../../../testing/render';
import ChatbotBuilder from '../../pages/chatbot-builder';
import { aChatbot, contentOfBot } from '../../testing/a-chatbot';
import { fakeBuilderServer } from '../../testing/fake-builder-server';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => sessionStorage.clear());

const content = contentOfBot(aChatbot());
const { design } = content;
const online: Partial<Chatbot> = {
  status: 'published',
  siteUrl: 'https://pasticceria.it',
  published: content,
  publishedVersion: 1,
  publishedAt: '2026-11-20T09:00:00.000Z',
};

const open = (chatbot: Partial<Chatbot> = online) => {
  const server = fakeBuilderServer({ chatbot });
  const view = render(<ChatbotBuilder />, {
    at: '/chatbot-builder?install_id=inst1&section=installation',
    path: '/chatbot-builder',
    account: anAccount(),
  });
  return { server, ...view };
};
const draft = { ...design, bubbleColor: '#0f766e', displayName: 'Giada' };
const menu = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const dialogOf = (title: string) => screen.getByRole('heading', { name: title }).closest('dialog')!;

describe('a draft beside the published version', () => {
  test('the header counts the changes; publishing shows them first and then locks the draft', async () => {
    const { server } = open({ ...online, design: draft, instructions: 'Dai del tu.' });
    expect(await screen.findByText('Bozza con 3 modifiche')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Modifica bozza' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));

    const dialog = within(dialogOf('Pubblicare le modifiche?'));
    expect(dialog.getByText('Nome del bot').closest('div')).toHaveTextContent(
      'Prima: Assistente AIDopo: Giada',
    );
    expect(dialog.getByText('Colore del pulsante').closest('div')).toHaveTextContent(
      'Prima: #d40000Dopo: #0f766e',
    );
    expect(dialog.getByText('Istruzioni').closest('div')).toHaveTextContent('Prima: vuotoDopo: Dai del tu.');
    expect(server.current().published).toEqual(content);

    await userEvent.click(dialog.getByRole('button', { name: 'Pubblica' }));
    await waitFor(() => expect(server.current().published?.design.displayName).toBe('Giada'));
    expect(screen.queryByText(/Bozza con/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Modifica bozza' })).toBeVisible();
  });

  test('closing the dialog publishes nothing', async () => {
    const { server } = open({ ...online, design: draft });
    await userEvent.click(await screen.findByRole('button', { name: 'Pubblica' }));
    await userEvent.click(
      within(dialogOf('Pubblicare le modifiche?')).getByRole('button', { name: 'Annulla' }),
    );
    expect(server.current().published).toEqual(content);
  });

  test('an edit shows in the badge at once and saves itself into the draft', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica bozza' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Apertura automatica' }));
    expect(screen.getByText('Bozza con una modifica')).toBeVisible();
    await waitFor(() => expect(server.current().design.startOpen).toBe(true), { timeout: 3000 });
    expect(server.current().published?.design.startOpen).toBe(false);
  });

  test('the site’s address is no part of what is published', async () => {
    open({ ...online, siteUrl: 'https://altrove.it' });
    expect(await screen.findByText('Pubblicato')).toBeVisible();
    expect(screen.queryByText(/Bozza con/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pubblica' })).not.toBeInTheDocument();
  });

  test('the unlocked draft is remembered for this visit', async () => {
    const first = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica bozza' }));
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Fine modifiche' })).toBeVisible();
  });

  test('changes are discarded after a question, and the toast brings them back', async () => {
    const { server } = open({ ...online, design: draft });
    await menu('Scarta le modifiche');
    const dialog = within(dialogOf('Scartare le modifiche della bozza?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Scarta le modifiche' }));
    await waitFor(() => expect(server.current().design).toEqual(design));
    expect(screen.queryByText(/Bozza con/)).not.toBeInTheDocument();

    (await screen.findByRole('button', { name: 'Annulla' }, { timeout: 20_000 })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.current().design).toEqual(draft));
    expect(await screen.findByText('Bozza con 2 modifiche')).toBeVisible();
  });
});

describe('versions', () => {
  test('each says when it was, what it changed, and can become the draft', async () => {
    const { server } = open({ ...online, design: draft });
    await userEvent.click(await screen.findByRole('button', { name: 'Pubblica' }));
    await userEvent.click(
      within(dialogOf('Pubblicare le modifiche?')).getByRole('button', { name: 'Pubblica' }),
    );
    await waitFor(() => expect(server.current().version).toBe(2));

    await menu('Versioni');
    const dialog = within(dialogOf('Versioni'));
    const [newest, oldest] = await dialog.findAllByRole('listitem');
    expect(newest).toHaveTextContent('21/11/2026, 11:00');
    expect(newest).toHaveTextContent('Online adesso');
    expect(newest).toHaveTextContent('Cambiato: Nome del bot, Colore del pulsante');
    expect(oldest).toHaveTextContent('Prima pubblicazione');

    await userEvent.click(dialog.getByRole('button', { name: 'Torna alla versione del 20/11/2026, 10:00' }));
    await waitFor(() => expect(server.current().design).toEqual(design));
    expect(server.current().published?.design).toEqual(draft);
    expect(await screen.findByText('Bozza con 2 modifiche')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fine modifiche' })).toBeVisible();
  });

  test('a list that does not load can be asked for again', async () => {
    let broken = true;
    const server = fakeBuilderServer({
      chatbot: online,
      routes: {
        'GET /chatbots/inst1/versions': () =>
          broken
            ? { status: 503, body: { error: { status: 503, details: { code: 'UNAVAILABLE' } } } }
            : { body: { data: [] } },
      },
    });
    render(<ChatbotBuilder />, {
      at: '/chatbot-builder?install_id=inst1',
      path: '/chatbot-builder',
      account: anAccount(),
    });
    await menu('Versioni');
    expect(await screen.findByText('Le versioni non si sono caricate.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/Nessuna versione/)).toBeVisible();
    expect(server.to('/chatbots/inst1/versions').length).toBeGreaterThan(1);
  });
});
