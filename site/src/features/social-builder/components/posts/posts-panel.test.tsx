import type { SocialPost } from '@contract';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { anAccount, aPost } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { PostsPanel } from './posts-panel';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const LIST = 'GET /social/projects/p1/posts?page=1';
const page = (data: SocialPost[]): ApiReply => ({
  body: { data, meta: { page: 1, pageSize: 20, total: data.length } },
});
const open = (posts: SocialPost[], routes: Record<string, ApiReply> = {}, search = '') =>
  renderWithSocialProject(<PostsPanel />, { routes: { [LIST]: () => page(posts), ...routes }, search });
const choose = async (deed: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Azioni sul post' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: deed }));
};

test('a generated post says why it is there, one that its owner wrote does not', async () => {
  open([
    aPost({ id: 'post1', reason: { kind: 'wish', words: 'orari' } }),
    aPost({ id: 'post2', reason: null }),
  ]);
  expect(await screen.findAllByText(/Perché questo post: Hai chiesto di parlare di «orari»/)).toHaveLength(1);
});

test('a post that no model wrote although one was to says why', async () => {
  open([
    aPost({ id: 'post1', modelFault: 'too-long' }),
    aPost({ id: 'post2', modelFault: 'TOO_SLOW' }),
    aPost({ id: 'post3', modelFault: null }),
  ]);
  expect(await screen.findByText(/motore integrato.*era troppo lungo per questa rete/)).toBeVisible();
  expect(screen.getByText(/motore integrato.*Il server non ha risposto in tempo/)).toBeVisible();
  expect(screen.getAllByText(/motore integrato/)).toHaveLength(2);
});

describe('a post says the truth and offers the one thing that helps', () => {
  test.each<[string, Partial<SocialPost>, string, string | null]>([
    ['Pronto', { status: 'ready', held: 'approval' }, 'Aspetta la tua approvazione.', 'Approva'],
    [
      'Pronto',
      { status: 'ready', held: 'no-account' },
      'Nessun account Facebook collegato.',
      'Vai agli account',
    ],
    ['Pronto', { status: 'ready', held: 'image' }, 'Serve un’immagine.', 'Cambia immagine'],
    ['Pronto', { status: 'ready', held: 'project-paused' }, 'La pubblicazione è in pausa.', null],
    ['In pubblicazione', { status: 'publishing' }, 'Sta uscendo proprio adesso.', null],
    ['Da verificare', { status: 'to-verify' }, 'Non sappiamo se Facebook l’ha pubblicato', 'Che cosa vedi?'],
    ['Saltato', { status: 'skipped', failure: 'late' }, 'Saltato: il server era spento', 'Pubblica ora'],
    [
      'Fallito',
      { status: 'failed', failure: 'reconnect' },
      'L’account è da ricollegare.',
      'Vai agli account',
    ],
    [
      'Fallito',
      { status: 'failed', failure: 'text-too-long' },
      'Il testo è troppo lungo',
      'Modifica e riprova',
    ],
    [
      'Fallito',
      { status: 'failed', failure: 'image-refused' },
      'non accetta questa immagine',
      'Cambia immagine',
    ],
    [
      'Fallito',
      { status: 'failed', failure: 'network-down' },
      'Facebook non ha risposto in tempo.',
      'Riprova',
    ],
  ])('%s: %j', async (badge, fields, cause, remedy) => {
    open([aPost(fields)]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(badge)).toBeVisible();
    expect(card.getByText(new RegExp(cause))).toBeVisible();
    const others = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')]
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .filter((name) => !name?.startsWith('Azioni sul post'));
    expect(others).toEqual(remedy === null ? [] : [remedy]);
  });

  test('what is out has its link, and can no longer be changed', async () => {
    open([
      aPost({
        status: 'published',
        publishedAt: '2026-11-23T08:00:04.000Z',
        externalUrl: 'https://facebook.test/posts/1',
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'Apri su Facebook' })).toHaveAttribute(
      'href',
      'https://facebook.test/posts/1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Azioni sul post' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Duplica']);
  });

  test('the day is the calendar’s own, whatever the clocks here', async () => {
    open([aPost({ timezone: 'America/New_York', scheduledFor: '2026-11-23T02:30:00.000Z' })]);
    expect(await screen.findByText(/^22\/11\/2026 alle 21:30 \(ora di New York\)$/)).toBeVisible();
  });
});

test('a post on its way out is not changed, in the specification’s words', async () => {
  open([aPost()], {
    'POST /social/posts/post1/next-slot': refusal(409, 'CONFLICT', { reason: 'publishing' }),
  });
  await choose('Metti nel prossimo slot libero');
  expect(await screen.findByText('Questo post è già in pubblicazione')).toBeInTheDocument();
});

test('what was deleted comes back', async () => {
  const { api } = open([aPost()], {
    'DELETE /social/posts/post1': { body: { data: null } },
    'POST /social/posts/post1/restore': { body: { data: aPost() } },
  });
  await choose('Elimina');
  expect(await screen.findByText('Post eliminato')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(api.to('/social/posts/post1/restore')).toHaveLength(1));
});

test('by keyboard a post of the week is moved to another day and time', async () => {
  const week =
    '/social/projects/p1/posts?from=2026-11-22T00%3A00%3A00.000Z&to=2026-12-01T00%3A00%3A00.000Z&pageSize=200';
  const { api } = open(
    [],
    {
      [`GET ${week}`]: page([
        aPost({
          image: { url: '/uploads/pane.webp', width: 1080, height: 1080, alt: 'Pane', kind: 'upload' },
        }),
      ]),
      'PATCH /social/posts/post1': { body: { data: aPost({ version: 5 }) } },
    },
    '&view=week&day=2026-11-25',
  );
  const post = await screen.findByRole('button', { name: '09:00, Facebook, Pronto: Pane caldo alle sette.' });
  expect(within(post).getByText('Pronto')).toBeVisible();
  expect(post.querySelector('img')).toHaveAttribute('src', '/uploads/pane.webp');
  fireEvent.keyDown(post, { key: 'm' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta il post' }));
  fireEvent.change(dialog.getByLabelText('Giorno'), { target: { value: '2026-11-26' } });
  fireEvent.change(dialog.getByLabelText('Ora'), { target: { value: '07:15' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sposta' }));
  await waitFor(() =>
    expect(api.to('/social/posts/post1').map(({ body }) => body)).toEqual([
      { version: 4, scheduledFor: '2026-11-26T06:15:00.000Z' },
    ]),
  );
});

test('nothing yet, and nothing with these filters, are not the same', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('Nessun post, per ora')).toBeVisible();
  unmount();
  open([], { 'GET /social/projects/p1/posts?status=failed&page=1': page([]) }, '&status=failed');
  expect(await screen.findByText('Nessun post con questi filtri')).toBeVisible();
});

describe('all posts at once', () => {
  const MANY = Array.from({ length: 130 }, (_, index) => aPost({ id: `post${index}` }));
  const pageOf = (number: number, pageSize: number): ApiReply => ({
    body: {
      data: MANY.slice((number - 1) * pageSize, number * pageSize),
      meta: { page: number, pageSize, total: MANY.length },
    },
  });
  const BULK = '/social/projects/p1/posts/bulk';

  test('are those of every page, and what is done to them goes in as many requests as it takes', async () => {
    const { api } = open([], {
      [LIST]: pageOf(1, 20),
      'GET /social/projects/p1/posts?page=1&pageSize=100': pageOf(1, 100),
      'GET /social/projects/p1/posts?page=2&pageSize=100': pageOf(2, 100),
      [`POST ${BULK}`]: { body: { data: { done: ['post0'], refused: [] } } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Seleziona tutti' }));
    expect(await screen.findByText('130 post scelti')).toBeVisible();
    const bar = screen.getByRole('group', { name: 'Azioni sui post scelti' });
    fireEvent.click(within(bar).getByRole('button', { name: 'Un’ora dopo' }));
    await waitFor(() => expect(api.to(BULK)).toHaveLength(2));
    const ids = api.to(BULK).flatMap(({ body }) => (body as { ids: string[] }).ids);
    expect(ids.sort()).toEqual(MANY.map(({ id }) => id).sort());
  });

  test('are left alone again by choosing one by one, or by choosing none', async () => {
    open([], {
      [LIST]: pageOf(1, 20),
      'GET /social/projects/p1/posts?page=1&pageSize=100': pageOf(1, 100),
      'GET /social/projects/p1/posts?page=2&pageSize=100': pageOf(2, 100),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Seleziona tutti' }));
    await screen.findByText('130 post scelti');
    fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
    expect(screen.getByText('19 post scelti')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Seleziona tutti' }));
    await screen.findByText('130 post scelti');
    fireEvent.click(screen.getByRole('button', { name: 'Deseleziona tutti' }));
    await waitFor(() => expect(screen.queryByText(/post scelti/)).toBeNull());
  });

  test('that cannot be fetched are not chosen, and it is said', async () => {
    open([], {
      [LIST]: pageOf(1, 20),
      'GET /social/projects/p1/posts?page=1&pageSize=100': refusal(500, 'INTERNAL'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Seleziona tutti' }));
    // The notice fades in.
    await waitFor(() => expect(screen.getByText('Non siamo riusciti a selezionarli')).toBeVisible());
    expect(screen.queryByRole('group', { name: 'Azioni sui post scelti' })).toBeNull();
  });
});

test.each([
  [false, 'Esce subito su Facebook, account Pasticceria Aurora. Non si può annullare da qui.'],
  [true, 'È una simulazione di Facebook, account Pasticceria Aurora: il post resta su questo server.'],
])('publishing at once names the account (simulated: %s)', async (simulated, words) => {
  open([aPost({ simulated })], {
    'GET /social/projects/p1/accounts': { body: { data: [anAccount()] } },
  });
  await choose('Pubblica ora');
  expect(await screen.findByText(words)).toBeVisible();
});
