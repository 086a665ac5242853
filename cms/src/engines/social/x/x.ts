import type { SocialAccess, SocialCall, SocialDraftImage, SocialGrant, SocialNetwork } from '../port';
import { checkDraft } from '../check-draft';
import { picturesOf } from '../pictures-of';
import { fingerprintOf, reusable } from '../fingerprint';
import { type Json, jsonOf, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { basicHeader, challengeOf, consentUrl, endOf } from '../http/sign-in';
import { findAlike, lookFrom, type Standing } from '../look-alike';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { xFault, xGate } from './errors';
import { timings } from '../../../settings/timings';

const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'offline.access', 'media.write'] as const;
const REQUIRED = ['tweet.read', 'tweet.write', 'users.read', 'offline.access'] as const;

const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
/** Leads to the post without its author's name, which may change. */
const addressOf = (id: string): string => `https://x.com/i/web/status/${id}`;

/** Null where none of the parts is there. */
const sum = (...parts: (number | null)[]): number | null => {
  const known = parts.filter((part) => part !== null);
  return known.length > 0 ? known.reduce((one, other) => one + other, 0) : null;
};

/** X, through version 2 of its API. */
export const createX = (app: SocialApp, { now }: SocialDependencies): SocialNetwork => {
  const api = app.baseUrl || 'https://api.x.com';
  const client = createClient({ platform: 'x', faultOf: (answer, step) => xFault(answer, step, now()) });

  const token = async (parameters: Record<string, string>, call: SocialCall): Promise<SocialGrant> => {
    const { body } = await client(
      {
        step: 'token',
        method: 'POST',
        url: `${api}/2/oauth2/token`,
        headers: basicHeader(app),
        body: new URLSearchParams({ ...parameters, client_id: app.clientId }),
      },
      call,
    );
    return {
      accessToken: textOf(body.access_token),
      refreshToken: textOf(body.refresh_token) || null,
      expiresAt: endOf(body.expires_in, now()),
      refreshExpiresAt: null,
      grantedScopes: textOf(body.scope).split(' ').filter(Boolean),
    };
  };

  const upload = async (
    { alt, bytes }: SocialDraftImage,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<string> => {
    const stage = { step: 'stage', method: 'POST', headers: bearer(access) } as const;
    const media = (await bytes()).toString('base64');
    const json = { media, media_category: 'tweet_image' };
    const { body } = await client({ ...stage, url: `${api}/2/media/upload`, json }, call);
    const id = textOf(jsonOf(body.data).id);
    if (alt) {
      const described = { id, metadata: { alt_text: { text: alt } } };
      await client({ ...stage, url: `${api}/2/media/metadata`, json: described }, call);
    }
    return id;
  };

  const figuresOf = (post: Json) => {
    const figures = jsonOf(post.public_metrics);
    // Its guide and its description call the same figure by two names.
    const reposts = numberOf(figures.repost_count) ?? numberOf(figures.retweet_count);
    return {
      likes: numberOf(figures.like_count),
      comments: numberOf(figures.reply_count),
      shares: sum(reposts, numberOf(figures.quote_count)),
      reach: numberOf(figures.impression_count),
    };
  };

  return {
    platform: 'x',
    simulated: false,
    requiredScopes: REQUIRED,
    authorizeUrl: ({ state, verifier, redirectUri }) =>
      consentUrl(`${app.baseUrl || 'https://x.com'}/i/oauth2/authorize`, {
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }),
    exchange: ({ code, verifier, redirectUri }, call) =>
      token(
        { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
        call,
      ),
    async targets(grant, call) {
      const url = `${api}/2/users/me`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: bearer(grant) }, call);
      const user = jsonOf(body.data);
      const pageId = textOf(user.id);
      if (!pageId) return [];
      const detail = `@${textOf(user.username)}`;
      return [{ pageId, name: textOf(user.name), detail, board: null, accessToken: null }];
    },
    async refresh(grant, call) {
      if (!grant.refreshToken) throw new SocialError({ kind: 'auth' }, 'x token: there is no refresh token');
      const fresh = await token({ grant_type: 'refresh_token', refresh_token: grant.refreshToken }, call);
      return { ...fresh, refreshToken: fresh.refreshToken ?? grant.refreshToken };
    },
    async revoke({ accessToken, refreshToken }, call) {
      const body = new URLSearchParams({ token: refreshToken ?? accessToken, client_id: app.clientId });
      const url = `${api}/2/oauth2/revoke`;
      await client({ step: 'token', method: 'POST', url, headers: basicHeader(app), body }, call);
    },
    async prepare(draft, access, { staged, signal }) {
      checkDraft('x', draft);
      const of = await fingerprintOf(draft);
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.uploadStoredMs });
      if (known) return known;
      const ids: string[] = [];
      for (const picture of picturesOf(draft)) ids.push(await upload(picture, access, { signal }));
      const media = ids.join(' ');
      return { of, at: now().toISOString(), ...(media ? { media } : {}) };
    },
    async commit(draft, access, { media }, call) {
      const { headers, body } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${api}/2/tweets`,
          headers: bearer(access),
          json: {
            text: draft.text,
            ...(media ? { media: { media_ids: media.split(' ') } } : {}),
            ...(draft.replyTo ? { reply: { in_reply_to_tweet_id: draft.replyTo.parent } } : {}),
            ...(media && draft.aiImage ? { made_with_ai: true } : {}),
          },
        },
        call,
      );
      const externalId = textOf(jsonOf(body.data).id);
      if (!externalId) throw new SocialError({ kind: 'ambiguous' }, 'x create: an answer without an id');
      return { externalId, url: addressOf(externalId), gate: xGate(headers) };
    },
    async reconcile(draft, access, { since }, call) {
      const query = new URLSearchParams({
        max_results: '10',
        // Whole seconds, as X wants them.
        start_time: lookFrom(since)
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        'tweet.fields': 'created_at',
      });
      const url = `${api}/2/users/${access.pageId}/tweets?${query}`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: bearer(access) }, call);
      const standing = listOf(body.data).map((post): Standing => {
        const id = textOf(post.id);
        return {
          externalId: id,
          url: addressOf(id),
          text: textOf(post.text),
          at: new Date(textOf(post.created_at)),
        };
      });
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const url = `${api}/2/tweets?ids=${externalId}&tweet.fields=public_metrics`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: bearer(access) }, call);
      const [post] = listOf(body.data);
      const gone = listOf(body.errors).some(({ type }) => textOf(type).endsWith('resource-not-found'));
      return { ...figuresOf(post ?? {}), reachKind: 'views', removed: !post && gone };
    },
  };
};
