import { describe, expect, test } from 'vitest';
import { SOCIAL_PLATFORMS } from '../../contract/social-platform';
import { createSimulation, SIMULATED_PAGES, simulationCode } from './simulation';
import type { SocialDraft } from './port';

const call = { signal: new AbortController().signal };
const context = { ...call, staged: null, renew: async () => undefined };
const draft: SocialDraft = {
  text: 'Pane caldo',
  title: '',
  link: '',
  image: {
    contentType: 'image/jpeg',
    alt: '',
    bytes: async () => Buffer.from('jpeg'),
    publicUrl: null,
  },
  aiImage: false,
};

describe.each(SOCIAL_PLATFORMS)('%s, simulated', (platform) => {
  const network = createSimulation(platform, { publicUrl: 'https://officina.test' });
  const grantOf = (pages: (typeof SIMULATED_PAGES)[number]) =>
    network.exchange({ code: simulationCode(pages), verifier: '', redirectUri: '' }, call);

  test('asks for consent on a page of this server', () => {
    const redirectUri = 'https://officina.test/api/social/callback';
    const url = new URL(network.authorizeUrl({ state: 's1', verifier: 'v', redirectUri }));
    expect(url.origin).toBe('https://officina.test');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      platform,
      state: 's1',
      redirect_uri: redirectUri,
    });
  });
  test.each(SIMULATED_PAGES)('has %i pages when that was chosen', async (pages) => {
    const targets = await network.targets(await grantOf(pages), call);
    expect(targets).toHaveLength(pages);
    expect(new Set(targets.map((it) => `${it.pageId} ${it.board?.id ?? ''}`)).size).toBe(pages);
  });
  test('publishes at an address of this server, and finds it again', async () => {
    const { accessToken } = await grantOf(1);
    const access = { pageId: 'p', boardId: '1', accessToken };
    const staged = await network.prepare(draft, access, context);
    const created = await network.commit(draft, access, staged, call);
    expect(created.url).toBe(`https://officina.test/api/social/simulation/posts/${created.externalId}`);
    expect(await network.reconcile(draft, access, { since: new Date(), staged }, call)).toEqual({
      found: 'published',
      externalId: created.externalId,
      url: created.url,
    });
  });
  test('shows the same figures whenever one asks', async () => {
    const access = { pageId: 'p', boardId: '1', accessToken: '' };
    const first = await network.metrics('simulazione-abc', access, call);
    expect(await network.metrics('simulazione-abc', access, call)).toEqual(first);
    expect(first.likes).toBeGreaterThanOrEqual(0);
  });
  test('refuses a token of elsewhere', async () => {
    const access = { pageId: 'p', boardId: '1', accessToken: 'EAAB' };
    await expect(network.prepare(draft, access, context)).rejects.toMatchObject({ what: { kind: 'auth' } });
  });
});
