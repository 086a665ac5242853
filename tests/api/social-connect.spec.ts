import {
  SOCIAL_PLATFORMS,
  type ConnectAttempt,
  type ErrorBody,
  type ListNotifications,
  type ListSocialBoards,
  type OpenSocialProject,
  type SocialAccount,
  type SocialPlatform,
  type SocialPost,
} from '@contract';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { FAKE_TOKEN, startFakeSocial, type FakeSocial } from '../support/fake-social';
import { describeOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { ownerOfSocial, type OwnedSocial, type Popup } from '../support/social';
import { startCms, type CmsServer } from '../support/start-cms';
import { QUICK_PUBLISHING } from '../support/timings';

type Refused = Partial<Pick<ErrorBody, 'error'>>;
/** For tests that start the server again: a machine may be busy with other things. */
const SLOW = 180_000;
const DAY = 86_400_000;

let fake: FakeSocial;
let server: CmsServer;
beforeAll(async () => {
  fake = await startFakeSocial();
  server = await startCms({ env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, ...fake.env } });
});
afterAll(async () => {
  await server?.stop();
  await fake?.close();
});

/** What the network's consent page sends back to us. */
const consentOf = async ({ oauthUrl }: Popup): Promise<Record<string, string>> => {
  const response = await fetch(oauthUrl, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return Object.fromEntries([...back.searchParams].filter(([name]) => name !== 'state'));
};
/** Signs in at the network and comes back: what then stands there. */
const goThrough = async (social: OwnedSocial, platform: SocialPlatform) => {
  const popup = await social.popup(platform);
  const page = await social.comeBack(popup, platform, await consentOf(popup));
  return { popup, page, attempt: await social.attempt(popup.attemptId) };
};
const connect = async (social: OwnedSocial, platform: SocialPlatform): Promise<SocialAccount> => {
  fake.person(platform, 1);
  const { attempt } = await goThrough(social, platform);
  const account = (await social.accounts()).find(
    ({ id }) => attempt.status === 'connected' && id === attempt.accountId,
  );
  if (!account) throw new Error(`Not connected: ${JSON.stringify(attempt)}`);
  return account;
};
const set = (account: SocialAccount, columns: string) =>
  sql(server, `update social_accounts set ${columns} where document_id = '${account.id}'`);
const column = async (account: SocialAccount, name: string) => {
  const [row] = await sql(server, `select ${name} from social_accounts where document_id = '${account.id}'`);
  return row?.[name];
};
const bells = async (social: OwnedSocial, kind: string) =>
  (await social.get<ListNotifications['response']>('/notifications')).body.data.filter(
    (notification) => notification.kind === kind,
  );
const mails = async (social: OwnedSocial, kind: string) =>
  (await outbox(server, social.owner.email)).filter((mail) => mail.kind === kind);

describeOnSqlite('connecting', () => {
  test('says which networks can be connected here, and why one cannot', async () => {
    const social = await ownerOfSocial(server);
    const opened = await social.get<OpenSocialProject['response']>(
      `/social/installations/${social.installationId}`,
    );
    expect(
      opened.body.data.networks.map(({ platform, mode, obstacle }) => [platform, mode, obstacle]),
    ).toEqual(
      SOCIAL_PLATFORMS.map((platform) => [
        platform,
        'real',
        platform === 'instagram' ? 'public-address' : null,
      ]),
    );
    const refused = await social.post<Refused>(`/social/projects/${social.project.id}/connect`, {
      platform: 'instagram',
    });
    expect([refused.status, refused.body.error?.details.reason]).toEqual([409, 'public-address']);
  });

  test.each(['facebook', 'x', 'linkedin', 'pinterest', 'threads', 'googlebusiness'] as const)(
    'one page of %s is connected at once, and its popup tells our own origin alone',
    async (platform) => {
      const social = await ownerOfSocial(server);
      const person = fake.person(platform, 1);
      const { popup, page, attempt } = await goThrough(social, platform);
      expect(attempt).toMatchObject({ platform, status: 'connected' });
      const [account] = await social.accounts();
      expect(account).toMatchObject({ platform, status: 'connected', simulated: false, pendingPosts: 0 });
      if (platform === 'pinterest') expect(account?.board?.id).toBe(person.pages[0]?.id);
      expect(page.status).toBe(200);
      expect(page.html).toContain(
        `window.opener.postMessage({"type":"social_connected","platform":"${platform}","attemptId":"${popup.attemptId}"}, "${server.url}")`,
      );
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; base-uri 'none'/,
      );
      expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    },
  );

  test('of several pages the chosen one is connected, the others are forgotten', async () => {
    const social = await ownerOfSocial(server);
    const person = fake.person('facebook', 3);
    const { popup, attempt } = await goThrough(social, 'facebook');
    if (attempt.status !== 'choosing') throw new Error(attempt.status);
    expect(attempt.targets.map(({ name }) => name)).toEqual(['Pagina 1', 'Pagina 2', 'Pagina 3']);
    expect(await social.accounts()).toEqual([]);
    const path = `/social/attempts/${popup.attemptId}/choose`;
    const stranger = await ownerOfSocial(server);
    expect((await stranger.post(path, { targetId: attempt.targets[0]?.id })).status).toBe(404);
    expect((await social.post(path, { targetId: 'altra' })).status).toBe(422);
    const chosen = await social.post<{ data: SocialAccount }>(path, { targetId: person.pages[1]?.id });
    expect(chosen.body.data).toMatchObject({ name: 'Pagina 2', pageId: person.pages[1]?.id });
    expect((await social.post(path, { targetId: person.pages[2]?.id })).status).toBe(409);
    expect(await social.accounts()).toHaveLength(1);
    const [row] = await sql(
      server,
      `select pending_grant, targets from oauth_states where document_id = '${popup.attemptId}'`,
    );
    expect(row).toEqual({ pending_grant: null, targets: null });
  });

  test('who takes a quarter of an hour to choose starts again', async () => {
    const social = await ownerOfSocial(server);
    fake.person('facebook', 2);
    const { popup, attempt } = await goThrough(social, 'facebook');
    if (attempt.status !== 'choosing') throw new Error(attempt.status);
    await sql(
      server,
      `update oauth_states set expires_at = ${instant(server, Date.now() - 1000)} where document_id = '${popup.attemptId}'`,
    );
    expect(await social.attempt(popup.attemptId)).toMatchObject({ status: 'failed', failure: 'expired' });
    const late = await social.post(`/social/attempts/${popup.attemptId}/choose`, {
      targetId: attempt.targets[0]?.id,
    });
    expect(late.status).toBe(409);
  });

  test('says what was missing: consent, permissions, a page, or the network itself', async () => {
    const social = await ownerOfSocial(server);
    const outcome = async (): Promise<ConnectAttempt> => (await goThrough(social, 'facebook')).attempt;
    fake.person('facebook', 1);
    fake.consent('facebook', 'deny');
    expect(await outcome()).toMatchObject({ status: 'failed', failure: 'cancelled' });
    fake.consent('facebook', 'untick');
    const unticked = await outcome();
    expect(unticked).toMatchObject({ status: 'failed', failure: 'scopes' });
    expect(unticked.status === 'failed' && unticked.missingScopes.length).toBeGreaterThan(0);
    fake.consent('facebook', 'approve');
    fake.person('facebook', 0);
    expect(await outcome()).toMatchObject({ status: 'failed', failure: 'no-targets' });
    fake.person('facebook', 1);
    fake.fail({ platform: 'facebook', kind: 'read', fault: '500-before-create', times: 20 });
    expect(await outcome()).toMatchObject({ status: 'failed', failure: 'unavailable' });
    fake.clearFaults();
    expect(await social.accounts()).toEqual([]);
  });
});

describe('an answer of a network', () => {
  test('serves once', async () => {
    const social = await ownerOfSocial(server);
    fake.person('x', 1);
    const popup = await social.popup('x');
    const answer = await consentOf(popup);
    const pages = await Promise.all([1, 2, 3].map(() => social.comeBack(popup, 'x', answer)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(pages.filter(({ html }) => html.includes('postMessage'))).toHaveLength(1);
    expect(await social.accounts()).toHaveLength(1);
  });

  test('belongs to its browser, its network and its ten minutes', async () => {
    const social = await ownerOfSocial(server);
    fake.person('x', 1);
    const popup = await social.popup('x');
    const answer = await consentOf(popup);
    const other = await (await ownerOfSocial(server)).popup('x');
    for (const [platform, from] of [
      ['x', { ...popup, cookie: '' }],
      ['x', { ...popup, cookie: other.cookie }],
      ['x', { ...popup, state: 'inventato' }],
      ['linkedin', popup],
    ] as const) {
      const page = await social.comeBack(from, platform, answer);
      expect([page.status, page.html.includes('postMessage')]).toEqual([400, false]);
    }
    expect(await social.attempt(popup.attemptId)).toMatchObject({ status: 'waiting' });
    await sql(
      server,
      `update oauth_states set expires_at = ${instant(server, Date.now() - 1000)} where document_id = '${popup.attemptId}'`,
    );
    await social.comeBack(popup, 'x', answer);
    expect(await social.attempt(popup.attemptId)).toMatchObject({ status: 'failed', failure: 'expired' });
    expect(await social.accounts()).toEqual([]);
  });

  test('of an attempt of somebody else tells a stranger nothing', async () => {
    const social = await ownerOfSocial(server);
    const popup = await social.popup('x');
    const stranger = await ownerOfSocial(server);
    expect((await stranger.get(`/social/attempts/${popup.attemptId}`)).status).toBe(404);
  });

  test('two attempts of one browser are both finished', async () => {
    const social = await ownerOfSocial(server);
    const first = await social.popup('x');
    const second = await social.popup('linkedin', { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    fake.person('x', 1);
    fake.person('linkedin', 1);
    await social.comeBack(second, 'linkedin', await consentOf(second));
    await social.comeBack(first, 'x', await consentOf(first));
    expect((await social.accounts()).map(({ platform }) => platform).sort()).toEqual(['linkedin', 'x']);
  });
});

describe('an account', () => {
  const reconnect = async (social: OwnedSocial, platform: SocialPlatform) =>
    (await goThrough(social, platform)).attempt;

  test('connected again keeps its posts, its renewal and its row', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'linkedin');
    const post = await social.write({ platform: 'linkedin' });
    expect(post.accountId).toBe(account.id);
    await set(account, `state = 'reconnect', refresh_token = 'quello-di-prima'`);
    const held = await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`);
    expect(held.body.data.held).toBe('account');
    expect(await reconnect(social, 'linkedin')).toEqual({
      id: expect.any(String),
      platform: 'linkedin',
      status: 'connected',
      accountId: account.id,
    });
    const again = await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`);
    expect(again.body.data).toMatchObject({ held: null, accountId: account.id, status: 'ready' });
    // This network gave no new one.
    expect(await column(account, 'refresh_token')).toBe('quello-di-prima');
  });

  test('is disconnected softly: nothing of its access stays, its posts wait or go', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'facebook');
    const post = await social.write();
    const soft = (body: object) => social.post(`/social/accounts/${account.id}/disconnect`, body);
    expect((await soft({ mode: 'soft', posts: 'hold' })).status).toBe(204);
    expect(await social.accounts()).toMatchObject([{ status: 'disconnected', pendingPosts: 1 }]);
    for (const name of ['access_token', 'refresh_token', 'user_token'])
      expect([name, await column(account, name)]).toEqual([name, null]);
    await soft({ mode: 'soft', posts: 'delete' });
    expect((await social.get(`/social/posts/${post.id}`)).status).toBe(404);
  });

  test('is disconnected for good: the network is told, what is out stays in the history', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'x');
    const [waiting, out] = [await social.write({ platform: 'x' }), await social.write({ platform: 'x' })];
    await sql(
      server,
      `update social_posts set state = 'published', posted_at = ${instant(server, Date.now())} where document_id = '${out.id}'`,
    );
    const before = fake.requests.length;
    await social.post(`/social/accounts/${account.id}/disconnect`, { mode: 'hard' });
    expect(fake.requests.slice(before).map(({ path }) => path)).toContain('/2/oauth2/revoke');
    expect(await social.accounts()).toEqual([]);
    expect((await social.get(`/social/posts/${waiting.id}`)).status).toBe(404);
    const stored = await social.get<{ data: SocialPost }>(`/social/posts/${out.id}`);
    expect(stored.body.data).toMatchObject({ status: 'published', accountId: null });
  });

  test('of Pinterest can change its board', async () => {
    const social = await ownerOfSocial(server);
    const person = fake.person('pinterest', 2);
    const { popup } = await goThrough(social, 'pinterest');
    await social.post(`/social/attempts/${popup.attemptId}/choose`, { targetId: person.pages[0]?.id });
    const [account] = await social.accounts();
    const boards = await social.get<ListSocialBoards['response']>(`/social/accounts/${account?.id}/boards`);
    expect(boards.body.data).toEqual(person.pages.map(({ id, name }) => ({ id, name })));
    const path = `/social/accounts/${account?.id}`;
    expect((await social.patch(path, { boardId: 'di-altri' })).status).toBe(422);
    const changed = await social.patch<{ data: SocialAccount }>(path, { boardId: person.pages[1]?.id });
    expect(changed.body.data.board).toEqual({ id: person.pages[1]?.id, name: 'Pagina 2' });
    const stranger = await ownerOfSocial(server);
    for (const [method, body] of [
      ['patch', { boardId: person.pages[0]?.id }],
      ['post', { mode: 'hard' }],
    ] as const)
      expect((await stranger[method](method === 'patch' ? path : `${path}/disconnect`, body)).status).toBe(
        404,
      );
  });
});

describe('an access that is about to end', () => {
  const boards = (social: OwnedSocial, account: SocialAccount, on: CmsServer = server) =>
    client(on).get<Refused>(`/social/accounts/${account.id}/boards`, social.owner);
  const renewals = () =>
    fake.requests.filter(({ platform, kind }) => platform === 'pinterest' && kind === 'token').length;
  const expire = (account: SocialAccount) =>
    set(account, `token_expires_at = ${instant(server, Date.now() - 1000)}`);

  const waited = (account: SocialAccount) =>
    set(account, `renew_after = ${instant(server, Date.now() - 1000)}`);

  test('survives a network that does not answer, and is then renewed', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'pinterest');
    await expire(account);
    fake.fail({ platform: 'pinterest', kind: 'token', fault: '500-before-create', times: 1 });
    expect((await boards(social, account)).status).toBe(503);
    expect(await social.accounts()).toMatchObject([{ status: 'connected' }]);
    fake.clearFaults();
    await waited(account);
    expect((await boards(social, account)).status).toBe(200);
    expect(await bells(social, 'social-reconnect')).toEqual([]);
    expect(Number(await column(account, 'renewal_failures'))).toBe(0);
  });

  test('is not asked for again before one, five and fifteen minutes have passed', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'pinterest');
    await expire(account);
    fake.fail({ platform: 'pinterest', kind: 'token', fault: '500-before-create', times: 9 });
    const before = renewals();
    const waits: number[] = [];
    for (let failure = 1; failure <= 4; failure += 1) {
      const refused = await boards(social, account);
      expect(refused.status).toBe(503);
      waits.push(Math.round(Number(refused.body.error?.details.retryAfterSeconds) / 60));
      // Whoever asks meanwhile is told to wait, and the network is left alone.
      expect((await boards(social, account)).status).toBe(503);
      expect(renewals() - before).toBe(failure);
      await waited(account);
    }
    expect(waits).toEqual([1, 5, 15, 15]);
    fake.clearFaults();
  });

  test('whose renewal is lost on its way back is not asked for at once, ends, and holds its posts', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'pinterest');
    const post = await social.write({ platform: 'pinterest' });
    await expire(account);
    // The network has given a new pair by then, and takes the old one for stolen.
    fake.fail({ platform: 'pinterest', kind: 'token', fault: 'drop-after-create' });
    expect((await boards(social, account)).status).toBe(503);
    await waited(account);
    expect((await boards(social, account)).status).toBe(409);
    expect(await social.accounts()).toMatchObject([{ status: 'reconnect', pendingPosts: 1 }]);
    const held = await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`);
    expect(held.body.data.status).not.toBe('failed');
    expect(await bells(social, 'social-reconnect')).toHaveLength(1);
  });

  test('and cannot be renewed is told once, by bell and by mail', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'pinterest');
    await expire(account);
    fake.fail({
      platform: 'pinterest',
      kind: 'token',
      fault: 'answer',
      status: 400,
      json: { code: 283, message: 'Authentication failed', error: 'invalid_grant' },
      times: 1,
    });
    const replies = await Promise.all(Array.from({ length: 6 }, () => boards(social, account)));
    fake.clearFaults();
    expect(replies.map(({ status, body }) => [status, body.error?.details.reason])).toEqual(
      replies.map(() => [409, 'reconnect']),
    );
    expect(await social.accounts()).toMatchObject([{ status: 'reconnect' }]);
    expect(await bells(social, 'social-reconnect')).toHaveLength(1);
    expect(await mails(social, 'social-reconnect')).toHaveLength(1);
  });

  test(
    'is looked after without anybody using it, and renewed once for twenty at two servers',
    async () => {
      const social = await ownerOfSocial(server);
      const [renewable, ending] = [await connect(social, 'x'), await connect(social, 'linkedin')];
      const shared = await connect(social, 'pinterest');
      const renewedFrom = async (account: SocialAccount, before: unknown) =>
        eventually(
          () => column(account, 'access_token'),
          (token) => token !== before,
        );
      const inAMinute = () => instant(server, Date.now() + 60_000);
      const first = await column(renewable, 'access_token');
      await set(renewable, `token_expires_at = ${inAMinute()}`);
      await set(ending, `token_expires_at = ${instant(server, Date.now() + 5 * DAY)}, refresh_token = null`);
      expect((await social.accounts()).map(({ status }) => status)).toEqual([
        'connected',
        'expiring',
        'connected',
      ]);
      // Starting looks after what is due, as every hour does.
      const twin = await server.twin();
      try {
        await renewedFrom(renewable, first);
        await eventually(
          () => bells(social, 'social-expiring'),
          (found) => found.length > 0,
        );
        const before = await column(shared, 'access_token');
        await expire(shared);
        const renewed = renewals();
        const replies = await Promise.all(
          Array.from({ length: 20 }, (_, index) => boards(social, shared, index % 2 ? server : twin)),
        );
        expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
        expect(renewals() - renewed).toBe(1);
        expect(await column(shared, 'access_token')).not.toBe(before);
        expect(Number(await column(shared, 'token_version'))).toBe(2);
      } finally {
        await twin.stop();
      }
      const second = await column(renewable, 'access_token');
      await set(renewable, `token_expires_at = ${inAMinute()}`);
      await runJob(server, 'refresh-social-accounts');
      await renewedFrom(renewable, second);
      expect(await bells(social, 'social-expiring')).toHaveLength(1);
      expect(await mails(social, 'social-expiring')).toHaveLength(1);
    },
    SLOW,
  );
});

test('no token is in an answer, in the log or readable in the database', async () => {
  const social = await ownerOfSocial(server);
  fake.person('facebook', 2);
  const choosing = await goThrough(social, 'facebook');
  const answers = [choosing.page.html, JSON.stringify(choosing.attempt)];
  for (const platform of ['x', 'linkedin', 'pinterest'] as const) {
    await connect(social, platform);
    answers.push(JSON.stringify(await social.accounts()));
  }
  expect(await column((await social.accounts())[0] as SocialAccount, 'access_token')).toMatch(/^v1\./);
  const tables = [
    'social_accounts',
    'oauth_states',
    'social_posts',
    'notifications',
    'outbox_mails',
    'audit_entries',
  ];
  for (const table of tables) {
    const rows = await sql(server, `select * from ${table}`);
    answers.push(JSON.stringify(rows));
  }
  const leaks = [...answers, server.log()].filter((text) => text.includes(FAKE_TOKEN));
  expect(leaks).toEqual([]);
});

describe('what Meta tells of a person', () => {
  const signed = (platform: 'facebook', userId: string, secret?: string): string => {
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: userId })).toString(
      'base64url',
    );
    const key = secret ?? fake.env[`${platform.toUpperCase()}_CLIENT_SECRET`] ?? '';
    return `${createHmac('sha256', key).update(payload).digest('base64url')}.${payload}`;
  };
  const tell = (path: string, request: string) =>
    fetch(`${server.url}/api/social/meta/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ signed_request: request }),
    });
  const stored = async ({ id }: SocialAccount) =>
    (
      await sql(
        server,
        `select state, access_token, person_id from social_accounts where document_id = '${id}'`,
      )
    )[0];

  test('who removed the app opens nothing here any more, and its owner hears of it', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'facebook');
    const person = String((await stored(account))?.person_id ?? '');
    expect(person).not.toBe('');
    expect((await tell('facebook/deauthorize', signed('facebook', person, 'altro'))).status).toBe(400);
    expect((await stored(account))?.state).toBe('connected');
    expect((await tell('facebook/deauthorize', signed('facebook', person))).status).toBe(204);
    expect(await stored(account)).toMatchObject({ state: 'reconnect', access_token: null });
  });

  test('who wants their data gone leaves nothing, and can read that it was done', async () => {
    const social = await ownerOfSocial(server);
    const account = await connect(social, 'facebook');
    const person = String((await stored(account))?.person_id ?? '');
    const response = await tell('facebook/data-deletion', signed('facebook', person));
    const { url, confirmation_code: code } = (await response.json()) as Record<string, string>;
    expect([response.status, url?.endsWith(code ?? '-')]).toEqual([200, true]);
    expect(await stored(account)).toBeUndefined();
    const page = await fetch(`${server.url}/api/social/meta/deletions/${code}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Dati eliminati')]);
    expect((await fetch(`${server.url}/api/social/meta/deletions/1-${'a'.repeat(22)}`)).status).toBe(404);
  });
});
