import type { PublishSocialPost, SocialPlatform, SocialPost } from '@contract';
import { composePost } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/client';
import { ownerOfSocial, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
let social: OwnedSocial;
beforeAll(async () => {
  server = sharedCms();
  social = await ownerOfSocial(server);
});

interface Page {
  status: number;
  html: string;
  headers: Headers;
  /** Where the page leads, with the words that lead there. */
  links: { text: string; href: string }[];
}
const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const open = async (url: string, language = 'it'): Promise<Page> => {
  const response = await fetch(url, { headers: { 'accept-language': language }, redirect: 'manual' });
  const html = await response.text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href = '', text = '']) => ({
      href: unescape(href),
      text: unescape(text),
    }),
  );
  return { status: response.status, html, headers: response.headers, links };
};
const linkOf = ({ links }: Page, text: string): URL =>
  new URL(links.find((link) => link.text === text)?.href ?? `missing:${text}`);
/** Follows a link of the consent page as the popup would, with its browser's cookie. */
const choose = async (platform: SocialPlatform, text: string) => {
  const popup = await social.popup(platform);
  const link = linkOf(await open(popup.oauthUrl), text);
  const answer = Object.fromEntries([...link.searchParams].filter(([name]) => name !== 'state'));
  expect(link.searchParams.get('state')).toBe(popup.state);
  await social.comeBack(popup, platform, answer);
  return social.attempt(popup.attemptId);
};

describe('the simulated consent page', () => {
  const address = (query: string) => `${server.url}/api/social/simulation/authorize?${query}`;

  test.each([
    ['facebook', 'Consenti, con una pagina', { status: 'connected' }],
    ['x', 'Consenti, senza nessuna pagina', { status: 'failed', failure: 'no-targets' }],
    ['linkedin', 'Rifiuta', { status: 'failed', failure: 'cancelled' }],
  ] as const)('%s, «%s»', async (platform, choice, outcome) => {
    expect(await choose(platform, choice)).toMatchObject(outcome);
  });
  test('three boards are three to choose from', async () => {
    const attempt = await choose('pinterest', 'Consenti, con tre bacheche');
    expect(attempt.status === 'choosing' && attempt.targets.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('says that it is a simulation, in the browser’s language or the other', async () => {
    const page = await open(address('platform=facebook&state=s'));
    expect([page.status, page.html.includes('<html lang="it">')]).toEqual([200, true]);
    expect(page.html).toContain('Simulazione');
    expect((await open(address('platform=facebook&state=s'), 'en-GB')).html).toContain(
      'Simulated sign-in at Facebook',
    );
    expect((await open(linkOf(page, 'English').toString())).html).toContain('Simulated sign-in at Facebook');
  });
  test('leads to this server only, whatever its address says', async () => {
    const page = await open(
      address('platform=x&state=%22%3E%3Cscript%3E&redirect_uri=https%3A%2F%2Fmalo.test%2F'),
    );
    expect(page.links.map(({ href }) => new URL(href).origin)).toEqual(Array(5).fill(server.url));
    expect(page.html).not.toContain('malo.test');
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });
  test.each(['platform=myspace&state=s', 'platform=x', ''])('is not there for «%s»', async (query) => {
    expect((await open(address(query))).status).toBe(404);
  });
});

describe('a simulated post', () => {
  test('can be seen at its address, as it was composed', async () => {
    const account = (await social.accounts()).find(({ platform }) => platform === 'facebook');
    expect(account?.simulated).toBe(true);
    const written = await social.write({
      accountId: account?.id,
      copy: 'Pane <b>caldo</b> & rose',
      hashtags: ['pane'],
    });
    const publishing = await social.post<PublishSocialPost['response']>(
      `/social/posts/${written.id}/publish`,
      { version: written.version },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(publishing.status).toBe(200);
    const out = await eventually(
      async () => (await social.get<{ data: SocialPost }>(`/social/posts/${written.id}`)).body.data,
      ({ status }) => status === 'published',
    );
    expect(new URL(out.externalUrl ?? '').origin).toBe(server.url);
    const page = await open(out.externalUrl ?? '');
    expect(page.html).toContain('Post simulato');
    expect(unescape(page.html)).toContain(composePost('facebook', written).text);
    expect(page.html).not.toContain('<b>caldo');
  });
  test('that nobody made is not there', async () => {
    const page = await open(`${server.url}/api/social/simulation/posts/simulazione-niente`);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Questo post non c’è');
  });
});
