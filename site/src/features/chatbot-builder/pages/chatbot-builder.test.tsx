import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { aChatbot } from '../testing/a-chatbot';
import { fakeBuilderServer } from '../testing/fake-builder-server';
import ChatbotBuilder from './chatbot-builder';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });

const account = anAccount();
const start = vi.fn();

const open = (section: string, given: Parameters<typeof fakeBuilderServer>[0] = {}) => {
  const server = fakeBuilderServer(given);
  const view = render(<ChatbotBuilder />, {
    at: `/chatbot-builder?install_id=inst1&section=${section}`,
    path: '/chatbot-builder',
    account,
    session: { start },
  });
  return { server, ...view };
};

beforeEach(() => start.mockReset());

describe('saving', () => {
  test('a design change saves itself, once, with only what changed', async () => {
    const { server } = open('design');
    const name = await screen.findByLabelText('Nome del bot');
    // In one breath: a busy machine takes longer between two keys than saving waits.
    for (const value of ['', 'Gi', 'Giada']) fireEvent.change(name, { target: { value } });
    expect(await screen.findByText('Modifiche non salvate')).toBeVisible();
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(server.saves()).toEqual([{ version: 1, changes: { design: { displayName: 'Giada' } } }]);
  });

  test('instructions are saved by their own button, not before', async () => {
    const { server } = open('training');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Istruzioni' }), 'Dai del tu.');
    await userEvent.click(screen.getByRole('button', { name: 'Salva istruzioni' }));
    await waitFor(() => expect(server.current().instructions).toBe('Dai del tu.'));
    expect(server.saves()).toHaveLength(1);
  });

  test('an address without https is completed; a wrong one is marked and not sent', async () => {
    const { server } = open('installation');
    const url = await screen.findByLabelText('URL del sito');
    await userEvent.type(url, 'pasticceria');
    await userEvent.tab();
    expect(await screen.findByText(/Scrivi un indirizzo web/)).toBeVisible();
    await userEvent.clear(url);
    await userEvent.type(url, 'www.pasticceria.it');
    await userEvent.tab();
    await waitFor(() => expect(server.current().siteUrl).toBe('https://www.pasticceria.it'), {
      timeout: 3000,
    });
    expect(server.saves()).toHaveLength(1);
  });
});

describe('the domain of the site', () => {
  const HAND_EDITED = { siteUrl: 'https://pasticceria.it', allowedDomains: ['forno.it'] };

  test('is called authorised only while it is among the allowed ones, and is allowed by one press', async () => {
    const { server } = open('installation', { chatbot: HAND_EDITED });
    expect(await screen.findByText(/pasticceria.it non è fra i domini ammessi/)).toBeVisible();
    expect(screen.queryByText(/Dominio autorizzato/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ammetti pasticceria.it' }));
    expect(screen.getByText('Dominio autorizzato: pasticceria.it')).toBeVisible();
    await waitFor(() => expect(server.current().allowedDomains).toEqual(['forno.it', 'pasticceria.it']), {
      timeout: 3000,
    });
  });
});

describe('two tabs', () => {
  const collide = async () => {
    const opened = open('design');
    const name = await screen.findByLabelText('Nome del bot');
    opened.server.elsewhere({ tone: 'calm', design: { displayName: 'Loro', bubbleColor: '#0f766e' } });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Modificato altrove')).toBeVisible();
    expect(name).toHaveValue('Mia');
    return opened;
  };

  test('keeping mine saves my field and leaves their other fields alone', async () => {
    const { server } = await collide();
    await userEvent.click(screen.getByRole('button', { name: 'Tieni le mie' }));
    await waitFor(() => expect(screen.queryByText('Modificato altrove')).not.toBeInTheDocument());
    expect(server.current()).toMatchObject({
      tone: 'calm',
      design: { displayName: 'Mia', bubbleColor: '#0f766e' },
    });
  });

  test('using theirs shows theirs and sends nothing more', async () => {
    const { server } = await collide();
    const before = server.saves().length;
    await userEvent.click(screen.getByRole('button', { name: 'Usa le altre' }));
    await waitFor(() => expect(screen.getByLabelText('Nome del bot')).toHaveValue('Loro'));
    expect(server.saves()).toHaveLength(before);
  });
});

test('a session that ends in the middle of an edit asks to sign in, and then saves what was typed', async () => {
  const { server } = open('design', {
    routes: {
      'POST /auth/local': () => {
        server.returnSession();
        return { body: { jwt: 'new', user: account } };
      },
    },
  });
  const name = await screen.findByLabelText('Nome del bot');
  server.loseSession();
  await userEvent.clear(name);
  await userEvent.type(name, 'Giada');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  const dialog = (await screen.findByText('La sessione è scaduta')).closest('dialog')!;
  expect(within(dialog).getByLabelText('Email')).toHaveValue(account.email);
  await userEvent.type(within(dialog).getByLabelText('Password'), 'officina-demo');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accedi e continua' }));

  await waitFor(() => expect(server.current().design.displayName).toBe('Giada'));
  expect(start).toHaveBeenCalledWith({ jwt: 'new', user: account });
  expect(name).toHaveValue('Giada');
});

test('what could not be saved before the tab closed comes back at the next visit', async () => {
  const first = open('design');
  const name = await screen.findByLabelText('Nome del bot');
  first.server.loseSession();
  await userEvent.clear(name);
  await userEvent.type(name, 'Giada');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText('La sessione è scaduta');
  first.unmount();

  open('design');
  await waitFor(async () => expect(await screen.findByLabelText('Nome del bot')).toHaveValue('Giada'));
});

describe('published', () => {
  const published = { status: 'published', siteUrl: 'https://pasticceria.it' } as const;

  test('everything is read-only but the snippet, until the owner asks for the draft', async () => {
    const { server } = open('installation', { chatbot: published });
    expect(await screen.findByText('Pubblicato')).toBeVisible();
    expect(screen.getByLabelText('URL del sito')).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Apertura automatica' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Copia codice' })).toBeEnabled();

    await userEvent.click(screen.getByRole('button', { name: 'Modifica bozza' }));
    expect(screen.getByLabelText('URL del sito')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Fine modifiche' })).toHaveFocus();
    expect(server.current().status).toBe('published');
    await userEvent.click(screen.getByRole('button', { name: 'Fine modifiche' }));
    expect(screen.getByLabelText('URL del sito')).toBeDisabled();
  });

  test('suspending asks first, and opens the settings', async () => {
    const { server } = open('installation', { chatbot: published });
    await userEvent.click(await screen.findByRole('button', { name: 'Sospendi' }));
    const dialog = screen.getByText('Sospendere “Assistente AI”?').closest('dialog')!;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sospendi' }));
    expect(await screen.findByText('Sospeso')).toBeVisible();
    expect(server.current()).toMatchObject({ status: 'installing', suspended: true });
    expect(screen.getByLabelText('URL del sito')).toBeEnabled();
  });

  test('publishing saves first what is unsaved', async () => {
    const { server } = open('design');
    const name = await screen.findByLabelText('Nome del bot');
    await userEvent.clear(name);
    await userEvent.type(name, 'Giada');
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText('Pubblicato')).toBeVisible();
    expect(server.current()).toMatchObject({ status: 'published', design: { displayName: 'Giada' } });
  });

  test('colours that cannot be read are asked about before they go online', async () => {
    const pale = { ...aChatbot().design, headerBackgroundColor: '#ffffff' };
    const { server } = open('design', { chatbot: { design: pale } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pubblica' }));
    expect(screen.getByText('Pubblicare con testi poco leggibili?')).toBeVisible();
    expect(server.current().status).toBe('installing');
  });
});

test('the snippet goes to the clipboard word for word', async () => {
  const user = userEvent.setup();
  open('installation');
  await user.click(await screen.findByRole('button', { name: 'Copia codice' }));
  expect(await screen.findByRole('button', { name: 'Copiato' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(aChatbot().snippet);
});

test('undo and redo by keyboard, in the design’s text fields too', async () => {
  open('design');
  const icon = await screen.findByRole('radio', { name: 'Robot' });
  await userEvent.click(icon);
  expect(icon).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('radio', { name: 'Punto di domanda' })).toBeChecked();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(icon).toBeChecked();
  screen.getByLabelText('Nome del bot').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(icon).not.toBeChecked();
});

describe('training files', () => {
  const choose = async (files: File[]) =>
    userEvent.upload(await screen.findByLabelText('File di addestramento', { selector: 'input' }), files, {
      applyAccept: false,
    });
  const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

  test('those that cannot be taken are refused in the specification’s words, without an upload', async () => {
    const { server } = open('training');
    await screen.findByText('0 di 10');
    await choose([aFile('grande.pdf', 1024 * 1024 + 1), aFile('foto.png')]);
    expect(await screen.findByText('File troppo grande')).toBeVisible();
    expect(screen.getByText('"grande.pdf" supera il limite di 1MB.')).toBeVisible();
    expect(screen.getByText('Tipo file non supportato')).toBeVisible();
    expect(server.to('/chatbots/inst1/training-files').map(({ method }) => method)).toEqual(['GET']);
  });

  test('the eleventh is refused with how many there are', async () => {
    const files = Array.from({ length: 10 }, (_, index) => ({
      id: `f${index}`,
      name: `listino-${index}.txt`,
      bytes: 100,
      status: 'ready' as const,
      passages: 3,
      pages: null,
      failure: null,
      createdAt: '2026-11-21T09:00:00.000Z',
    }));
    open('training', { files });
    expect(await screen.findAllByText('3 passaggi')).toHaveLength(10);
    await choose([aFile('undici.txt')]);
    expect(await screen.findByText('Limite file raggiunto')).toBeVisible();
    expect(screen.getByText('Massimo 10 file. Hai già 10 file.')).toBeVisible();
  });
});

test('somebody else’s chatbot is not found, with a way back', async () => {
  open('design', { routes: { 'GET /chatbots/inst1': refusal(404, 'NOT_FOUND') } });
  expect(await screen.findByText('Chatbot non trovato')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna ai miei prodotti' })).toHaveAttribute(
    'href',
    '/i-miei-prodotti',
  );
});
