import { linkedInText } from '../../../contract/social-text';
import type {
  SocialAccess,
  SocialCall,
  SocialCreated,
  SocialDraft,
  SocialGrant,
  SocialNetwork,
  SocialTarget,
} from '../port';
import { picturesOf } from '../pictures-of';
import { checkDraft } from '../check-draft';
import { fingerprintOf, reusable } from '../fingerprint';
import { jsonOf, listOf, numberOf, textOf } from '../http/answer';
import { type Client, createClient } from '../http/client';
import { consentUrl, endOf } from '../http/sign-in';
import { findAlike, type Standing } from '../look-alike';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { linkedInFault } from './errors';
import { contentOf } from './content';
import { createImages } from './images';
import { timings } from '../../../settings/timings';

/** Of an app with "Share on LinkedIn" and "Sign In with LinkedIn using OpenID Connect". */
const MEMBER_SCOPES = ['openid', 'profile', 'w_member_social'] as const;
/**
 * Of an app with the "Community Management API", which LinkedIn reviews and gives only to an app that has no other product: it cannot
 * ask for the scopes of OpenID Connect, and reads who somebody is with `r_basicprofile`.
 */
const PAGE_SCOPES = [
  'r_basicprofile',
  'w_member_social',
  'w_organization_social',
  'r_organization_social',
  'rw_organization_admin',
] as const;
/** Without these nothing can be published, nor is it known where. */
const NEEDED_FOR_PAGES = ['w_organization_social', 'rw_organization_admin'] as const;
const MAY_PUBLISH = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER'];

const personOf = (id: string, name: string): SocialTarget => ({
  pageId: `urn:li:person:${id}`,
  name,
  detail: '',
  board: null,
  accessToken: null,
});
const isPage = (urn: string): boolean => urn.startsWith('urn:li:organization:');
const addressOf = (urn: string): string => `https://www.linkedin.com/feed/update/${urn}`;
/** LinkedIn shows a text without the backslashes of its notation. */
const shown = (commentary: string): string => commentary.replace(/\\(.)/gsu, '$1');

/** LinkedIn, for people, and for companies where the app may. */
export const createLinkedIn = (
  app: SocialApp,
  { linkedInVersion, linkedInPages, now, wait }: LinkedInSettings,
): SocialNetwork => {
  const site = app.baseUrl || 'https://www.linkedin.com';
  const api = app.baseUrl || 'https://api.linkedin.com';
  const faultOf = (...[answer, step]: Parameters<Parameters<typeof createClient>[0]['faultOf']>) =>
    linkedInFault(answer, step, now());
  const client: Client = createClient({ platform: 'linkedin', faultOf });
  const headersOf = ({ accessToken }: { accessToken: string }) => ({
    authorization: `Bearer ${accessToken}`,
    'linkedin-version': linkedInVersion,
    'x-restli-protocol-version': '2.0.0',
  });
  const images = createImages({ api, client, headersOf, now, wait });
  const scopes = linkedInPages ? PAGE_SCOPES : MEMBER_SCOPES;

  const token = async (
    parameters: Record<string, string>,
    call: { signal: AbortSignal },
  ): Promise<SocialGrant> => {
    const secrets = { client_id: app.clientId, client_secret: app.clientSecret };
    const { body } = await client(
      {
        step: 'token',
        method: 'POST',
        url: `${site}/oauth/v2/accessToken`,
        body: new URLSearchParams({ ...parameters, ...secrets }),
      },
      call,
    );
    return {
      accessToken: textOf(body.access_token),
      refreshToken: textOf(body.refresh_token) || null,
      expiresAt: endOf(body.expires_in, now()),
      refreshExpiresAt: endOf(body.refresh_token_expires_in, now()),
      grantedScopes: textOf(body.scope)
        .split(/[\s,]+/)
        .filter(Boolean),
    };
  };

  const read = (
    path: string,
    access: { accessToken: string },
    call: { signal: AbortSignal },
    accept: number[] = [],
  ) =>
    client({ step: 'read', method: 'GET', url: `${api}${path}`, headers: headersOf(access), accept }, call);

  const pagesOf = async (grant: SocialGrant, call: { signal: AbortSignal }): Promise<SocialTarget[]> => {
    const { body } = await read(
      '/rest/organizationAcls?q=roleAssignee&state=APPROVED&count=100',
      grant,
      call,
    );
    const urns = listOf(body.elements)
      .filter(({ role }) => MAY_PUBLISH.includes(textOf(role)))
      .map((element) => textOf(element.organization) || textOf(element.organizationTarget))
      .filter(isPage);
    return Promise.all(
      [...new Set(urns)].map(async (urn): Promise<SocialTarget> => {
        const page = await read(`/rest/organizations/${urn.split(':').at(-1) ?? ''}`, grant, call);
        const { localizedName, vanityName } = page.body;
        return {
          pageId: urn,
          name: textOf(localizedName),
          detail: textOf(vanityName),
          board: null,
          accessToken: null,
        };
      }),
    );
  };

  /** Below a post of a company's page; LinkedIn lets no app write below what a person has written. */
  const comment = async (
    { text }: SocialDraft,
    root: string,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<SocialCreated> => {
    const { headers, body } = await client(
      {
        step: 'create',
        method: 'POST',
        url: `${api}/rest/socialActions/${encodeURIComponent(root)}/comments`,
        headers: headersOf(access),
        // Plain words: the notation of posts is not read here.
        json: { actor: access.pageId, object: root, message: { text } },
      },
      call,
    );
    const externalId = headers.get('x-restli-id') ?? textOf(body.id);
    if (!externalId) throw new SocialError({ kind: 'ambiguous' }, 'linkedin create: a comment without an id');
    return { externalId, url: addressOf(root), gate: null };
  };

  const figuresOf = async (externalId: string, access: SocialAccess, call: { signal: AbortSignal }) => {
    const list = externalId.startsWith('urn:li:ugcPost:') ? 'ugcPosts' : 'shares';
    const request =
      `q=organizationalEntity&organizationalEntity=${encodeURIComponent(access.pageId)}` +
      `&${list}=List(${encodeURIComponent(externalId)})`;
    const { body } = await read(`/rest/organizationalEntityShareStatistics?${request}`, access, call);
    const figures = jsonOf(listOf(body.elements)[0]?.totalShareStatistics);
    return {
      likes: numberOf(figures.likeCount),
      comments: numberOf(figures.commentCount),
      shares: numberOf(figures.shareCount),
      reach: numberOf(figures.uniqueImpressionsCount),
    };
  };

  return {
    platform: 'linkedin',
    simulated: false,
    requiredScopes: linkedInPages ? NEEDED_FOR_PAGES : MEMBER_SCOPES,
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(`${site}/oauth/v2/authorization`, {
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(' '),
      }),
    exchange: ({ code, redirectUri }, call) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, call),
    async targets(grant, call) {
      if (!linkedInPages) {
        const { body } = await read('/v2/userinfo', grant, call);
        return [personOf(textOf(body.sub), textOf(body.name))];
      }
      const pages = await pagesOf(grant, call);
      // Who only lets us write for pages is offered pages alone.
      if (!['r_basicprofile', 'w_member_social'].every((scope) => grant.grantedScopes.includes(scope)))
        return pages;
      const { body } = await read('/v2/me', grant, call);
      const name = [textOf(body.localizedFirstName), textOf(body.localizedLastName)].filter(Boolean);
      return [...pages, personOf(textOf(body.id), name.join(' '))];
    },
    async refresh(grant, call) {
      if (!grant.refreshToken)
        throw new SocialError({ kind: 'auth' }, 'linkedin token: this app is given no refresh token');
      const fresh = await token({ grant_type: 'refresh_token', refresh_token: grant.refreshToken }, call);
      return {
        ...fresh,
        refreshToken: fresh.refreshToken ?? grant.refreshToken,
        // It ends a year after the consent, however often it is used.
        refreshExpiresAt: fresh.refreshExpiresAt ?? grant.refreshExpiresAt,
      };
    },
    async revoke({ accessToken }, call) {
      const secrets = { client_id: app.clientId, client_secret: app.clientSecret };
      const body = new URLSearchParams({ token: accessToken, ...secrets });
      await client({ step: 'token', method: 'POST', url: `${site}/oauth/v2/revoke`, body }, call);
    },
    async prepare(draft, access, { staged, signal, renew }) {
      checkDraft('linkedin', draft);
      const of = await fingerprintOf(draft);
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.uploadStoredMs });
      if (known) return known;
      const urns: string[] = [];
      for (const picture of picturesOf(draft))
        urns.push(await images.upload(picture, access, { signal, renew }));
      const card = urns.length === 0 && !draft.replyTo ? ((await draft.card?.()) ?? null) : null;
      return {
        of,
        at: now().toISOString(),
        ...(urns.length > 0 ? { image: urns.join(' ') } : {}),
        ...(card ? { card: JSON.stringify(card) } : {}),
      };
    },
    async commit(draft, access, staged, call) {
      if (draft.replyTo) return comment(draft, draft.replyTo.root, access, call);
      const content = contentOf(draft, staged);
      const { headers } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${api}/rest/posts`,
          headers: headersOf(access),
          json: {
            author: access.pageId,
            commentary: linkedInText(draft.text),
            visibility: 'PUBLIC',
            distribution: {
              feedDistribution: 'MAIN_FEED',
              targetEntities: [],
              thirdPartyDistributionChannels: [],
            },
            ...(content ? { content } : {}),
            lifecycleState: 'PUBLISHED',
            isReshareDisabledByAuthor: false,
          },
        },
        call,
      );
      const externalId = headers.get('x-restli-id') ?? headers.get('x-linkedin-id') ?? '';
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'linkedin create: an answer without an id');
      return { externalId, url: addressOf(externalId), gate: null };
    },
    async reconcile(draft, access, { since }, call) {
      // Apps may not read what a person has written, nor what others wrote below it.
      if (draft.replyTo) return { found: 'unknown' };
      if (!isPage(access.pageId)) return { found: 'unknown' };
      const author = encodeURIComponent(access.pageId);
      const { body } = await read(
        `/rest/posts?q=author&author=${author}&count=10&sortBy=LAST_MODIFIED`,
        access,
        call,
      );
      const standing = listOf(body.elements).map((post): Standing => {
        const id = textOf(post.id);
        const at = new Date(numberOf(post.publishedAt) ?? numberOf(post.createdAt) ?? 0);
        return { externalId: id, url: addressOf(id), text: shown(textOf(post.commentary)), at };
      });
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const unknown = {
        likes: null,
        comments: null,
        shares: null,
        reach: null,
        reachKind: 'people',
      } as const;
      // LinkedIn gives an app no figures of what a person has written.
      if (!isPage(access.pageId)) return { ...unknown, removed: false };
      const post = await read(`/rest/posts/${encodeURIComponent(externalId)}`, access, call, [404]);
      if (post.status === 404) return { ...unknown, removed: true };
      return { ...(await figuresOf(externalId, access, call)), reachKind: 'people', removed: false };
    },
  };
};

export type LinkedInSettings = { linkedInVersion: string; linkedInPages: boolean } & SocialDependencies;
