import { configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectAttempt } from '@contract';
import { anAccount, simulatedNetworks } from '../../testing/a-social-builder';
import { refusal } from '../../../../testing/fake-api';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { AccountsSection } from './accounts-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const ACCOUNTS = 'GET /social/projects/p1/accounts';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
const card = (name: string) => screen.findByRole('article', { name });

describe('an account says how it is', () => {
  test.each([
    ['Collegato', anAccount({ pendingPosts: 2 }), '2 post in coda', false],
    ['Scade tra 3 giorni', anAccount({ status: 'expiring', expiresAt: inDays(3) }), null, true],
    ['Scade oggi', anAccount({ status: 'expiring', expiresAt: inDays(0) }), null, true],
    [
      'Da ricollegare',
      anAccount({ status: 'reconnect', pendingPosts: 2 }),
      '2 post aspettano che lo ricolleghi.',
      true,
    ],
    ['Scollegato', anAccount({ status: 'disconnected' }), null, true],
  ])('%s', async (badge, account, waiting, canReconnect) => {
    renderWithSocialProject(<AccountsSection />, { routes: { [ACCOUNTS]: { body: { data: [account] } } } });
    const facebook = within(await card('Facebook'));
    expect(facebook.getByText(badge)).toBeVisible();
    if (waiting) expect(facebook.getByText(waiting)).toBeVisible();
    expect(facebook.queryByRole('button', { name: 'Ricollega Pasticceria Aurora' }) !== null).toBe(
      canReconnect,
    );
    expect(within(await card('X')).getByText('Nessun account collegato')).toBeVisible();
  });

  test('networks without an app are offered as a simulation, and called so', async () => {
    renderWithSocialProject(<AccountsSection />, { networks: simulatedNetworks() });
    const pinterest = within(await card('Pinterest'));
    expect(pinterest.getByText('Simulazione')).toBeVisible();
    expect(pinterest.getByRole('button', { name: 'Collega Pinterest' })).toBeEnabled();
    expect(screen.getByText(/i post restano su questo server/)).toBeVisible();
  });

  test('what cannot be connected says why', async () => {
    renderWithSocialProject(<AccountsSection />, {
      networks: [{ platform: 'instagram', mode: 'real', obstacle: 'public-address' }],
    });
    const instagram = within(await card('Instagram'));
    expect(instagram.getByText(/richiede un indirizzo pubblico/)).toBeVisible();
    expect(instagram.getByRole('button', { name: 'Collega Instagram' })).toBeDisabled();
  });

  test('accounts that cannot be read are asked for again', async () => {
    let up = false;
    renderWithSocialProject(<AccountsSection />, {
      routes: { [ACCOUNTS]: () => (up ? { body: { data: [anAccount()] } } : { status: 403 }) },
    });
    expect(await screen.findByText('Non riusciamo a mostrare i tuoi account.')).toBeVisible();
    up = true;
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Pasticceria Aurora')).toBeVisible();
  });
});

describe('connecting', () => {
  // Only a message makes it look: nobody else asks meanwhile.
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  const begin = async (attempt: ConnectAttempt, popup: object | null) => {
    vi.stubGlobal('open', () => popup);
    const { api } = renderWithSocialProject(<AccountsSection />, {
      networks: [{ platform: 'facebook', mode: 'real', obstacle: null }],
      routes: {
        'POST /social/projects/p1/connect': {
          body: { data: { attemptId: 't1', oauthUrl: 'https://facebook.test/oauth' } },
        },
        'GET /social/attempts/t1': { body: { data: attempt } },
        'POST /social/attempts/t1/choose': { body: { data: anAccount() } },
      },
    });
    fireEvent.click(within(await card('Facebook')).getByRole('button', { name: 'Collega Facebook' }));
    return api;
  };
  const tell = (data: object, origin = window.location.origin) =>
    fireEvent(window, new MessageEvent('message', { origin, data }));
  const aPopup = () => ({ location: { href: '' }, closed: false, close: vi.fn() });
  const done: ConnectAttempt = { id: 't1', platform: 'facebook', status: 'connected', accountId: 'a1' };
  const message = { type: 'social_connected', platform: 'facebook', attemptId: 't1' };

  test('only our own window’s word about this attempt counts', async () => {
    const popup = aPopup();
    const api = await begin(done, popup);
    await screen.findByText('Continua nella finestra di Facebook…');
    expect(popup.location.href).toBe('https://facebook.test/oauth');

    tell(message, 'https://evil.test');
    tell({ ...message, attemptId: 'another' });
    tell({ ...message, type: 'hello' });
    expect(api.to('/social/attempts/t1')).toHaveLength(0);

    tell(message);
    expect(await screen.findByText('Facebook collegato')).toBeVisible();
    expect(popup.close).toHaveBeenCalled();
  });

  test('a window that answers as soon as it is waited for is heard', async () => {
    const words = 'Continua nella finestra di Facebook…';
    const watch = new MutationObserver(() => {
      if (!screen.queryByText(words)) return;
      watch.disconnect();
      tell(message);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await begin(done, aPopup());
    expect(await screen.findByText('Facebook collegato')).toBeVisible();
  });

  test('of several pages one is chosen before anything is connected', async () => {
    const targets = [
      { id: 'x1', name: 'Aurora Torino', detail: '' },
      { id: 'x2', name: 'Aurora Milano', detail: '' },
    ];
    const api = await begin({ id: 't1', platform: 'facebook', status: 'choosing', targets }, aPopup());
    await screen.findByText('Continua nella finestra di Facebook…');
    tell(message);
    const choose = await screen.findByRole('button', { name: 'Collega questo' });
    expect(choose).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: /Aurora Milano/ }));
    fireEvent.click(choose);
    expect(await screen.findAllByText('Facebook collegato')).not.toHaveLength(0);
    expect(api.to('/social/attempts/t1/choose').map(({ body }) => body)).toEqual([{ targetId: 'x2' }]);
  });

  test('a window that the browser blocked can be opened by hand', async () => {
    await begin(done, null);
    expect(await screen.findByText('Il browser ha bloccato la finestra')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apri la finestra' })).toBeVisible();
  });

  test('missing permissions are named', async () => {
    await begin(
      {
        id: 't1',
        platform: 'facebook',
        status: 'failed',
        failure: 'scopes',
        missingScopes: ['pages_manage_posts'],
      },
      aPopup(),
    );
    await screen.findByText('Continua nella finestra di Facebook…');
    tell(message);
    expect(await screen.findByText('Facebook non è stato collegato')).toBeVisible();
    expect(screen.getByText(/pages_manage_posts/)).toBeVisible();
  });
});

describe('networks that need nobody’s permission', () => {
  const PASSWORD = 'POST /social/projects/p1/connect/password';
  const refuse = (fields: Record<string, string>) => refusal(422, 'VALIDATION', { fields });
  const ask = async (platform: string) => {
    fireEvent.click(within(await card(platform)).getByRole('button', { name: `Collega ${platform}` }));
    return within(await screen.findByRole('dialog', { name: `Collega ${platform}` }));
  };
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  test('Bluesky says how an app password is made, takes it, and names what was wrong', async () => {
    let isRight = false;
    const { api } = renderWithSocialProject(<AccountsSection />, {
      routes: {
        [PASSWORD]: () =>
          isRight
            ? { status: 201, body: { data: anAccount({ platform: 'bluesky' }) } }
            : refuse({ password: 'main-password' }),
      },
    });
    const dialog = await ask('Bluesky');
    expect(dialog.getByText(/Impostazioni › Privacy e sicurezza/)).toBeVisible();
    const connect = dialog.getByRole('button', { name: 'Collega' });
    expect(connect).toBeDisabled();
    type(dialog.getByLabelText(/Nome utente/), 'forno.bsky.social');
    const password = dialog.getByLabelText(/^Password per l’app/);
    type(password, 'la-mia-password');
    fireEvent.click(connect);
    expect(await dialog.findByText(/Questa è la password del tuo account/)).toBeVisible();
    isRight = true;
    type(password, 'abcd-efgh-ijkl-mnop');
    fireEvent.click(connect);
    expect(await screen.findByText('Bluesky collegato')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.to('/social/projects/p1/connect/password').at(-1)?.body).toEqual({
      platform: 'bluesky',
      identifier: 'forno.bsky.social',
      password: 'abcd-efgh-ijkl-mnop',
    });
  });

  test('Mastodon asks for the server before its window, and says what is wrong with it', async () => {
    const popup = { location: { href: '' }, closed: false, close: vi.fn() };
    vi.stubGlobal('open', () => popup);
    let isRight = false;
    const { api } = renderWithSocialProject(<AccountsSection />, {
      routes: {
        'POST /social/projects/p1/connect': () =>
          isRight
            ? { body: { data: { attemptId: 't1', oauthUrl: 'https://mastodon.test/oauth/authorize' } } }
            : refuse({ server: 'unreachable' }),
        'GET /social/attempts/t1': { body: { data: { id: 't1', platform: 'mastodon', status: 'waiting' } } },
      },
    });
    const dialog = await ask('Mastodon');
    type(dialog.getByLabelText(/Indirizzo del server/), 'mastodon.test');
    fireEvent.click(dialog.getByRole('button', { name: 'Collega' }));
    expect(await dialog.findByText(/Questo server non risponde come previsto/)).toBeVisible();
    expect(popup.close).toHaveBeenCalled();
    isRight = true;
    fireEvent.click(dialog.getByRole('button', { name: 'Collega' }));
    expect(await screen.findByText('Continua nella finestra di Mastodon…')).toBeVisible();
    expect(popup.location.href).toBe('https://mastodon.test/oauth/authorize');
    expect(api.to('/social/projects/p1/connect').map(({ body }) => body)).toEqual([
      { platform: 'mastodon', server: 'mastodon.test' },
      { platform: 'mastodon', server: 'mastodon.test' },
    ]);
  });

  test('an account that has to be connected again brings its name or its server along', async () => {
    const lost = [
      anAccount({ platform: 'bluesky', name: 'forno.bsky.social', status: 'reconnect' }),
      anAccount({
        id: 'a2',
        platform: 'mastodon',
        name: '@forno@mastodon.uno',
        status: 'reconnect',
        server: 'https://mastodon.uno',
      }),
    ];
    renderWithSocialProject(<AccountsSection />, { routes: { [ACCOUNTS]: { body: { data: lost } } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ricollega forno.bsky.social' }));
    const bluesky = within(await screen.findByRole('dialog'));
    expect(bluesky.getByLabelText(/Nome utente/)).toHaveValue('forno.bsky.social');
    fireEvent.click(bluesky.getByRole('button', { name: 'Annulla' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ricollega @forno@mastodon.uno' }));
    const mastodon = within(await screen.findByRole('dialog'));
    expect(mastodon.getByLabelText(/Indirizzo del server/)).toHaveValue('mastodon.uno');
  });
});
