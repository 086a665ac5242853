import { randomUUID } from 'node:crypto';
import type { SocialAccess, SocialCall, SocialNetwork } from '../port';
import { checkDraft } from '../check-draft';
import { picturesOf } from '../pictures-of';
import { fingerprintOf, reusable } from '../fingerprint';
import { type Json, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { createPinnedFetch } from '../http/pinned-fetch';
import { challengeOf, consentUrl } from '../http/sign-in';
import { findAlike, lookFrom, type Standing } from '../look-alike';
import type { SocialDependencies, SocialSettings } from '../settings';
import { SocialError } from '../social-error';
import { mastodonFault, mastodonGate } from './errors';
import { createInstanceReader } from './instance';
import { createMedia } from './media';
import { createRegistrar } from './registration';
import { postLength } from '../../../contract/social-text';
import { timings } from '../../../settings/timings';

/** The least that publishing, looking for a post and reading its figures take. */
const SCOPES = ['read:accounts', 'read:statuses', 'write:media', 'write:statuses'] as const;
const RECENT = 20;

const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
/** Ids are a server's own: two servers may give the same one. */
const idOf = ({ pageId }: SocialAccess): string => pageId.slice(0, pageId.lastIndexOf('@'));

/** Mastodon, and servers that speak its API: this installation registers itself at the one that a person names. */
export const createMastodon = (
  { publicUrl }: Pick<SocialSettings, 'publicUrl'>,
  { now, wait, addressesOf, registrations }: SocialDependencies,
): SocialNetwork => {
  const client = createClient({
    platform: 'mastodon',
    faultOf: (answer, step) => mastodonFault(answer, step, now()),
    fetch: addressesOf && createPinnedFetch(addressesOf),
  });
  const registrar = createRegistrar({ client, registrations }, { scopes: SCOPES, website: publicUrl });
  const limitsOf = createInstanceReader(client, now);
  const upload = createMedia({ client, now, wait });

  const read = (
    path: string,
    access: Pick<SocialAccess, 'server' | 'accessToken'>,
    call: SocialCall,
    accept: number[] = [],
  ) =>
    client(
      {
        step: 'read',
        method: 'GET',
        url: `${access.server ?? ''}${path}`,
        headers: bearer(access),
        accept,
      },
      call,
    );

  /** Whether a server says that it checks PKCE; older ones say nothing, and take nobody's challenge. */
  const takesChallenge = async (server: string, call: SocialCall): Promise<boolean> => {
    const url = `${server}/.well-known/oauth-authorization-server`;
    const { body } = await client({ step: 'read', method: 'GET', url, accept: [404, 410] }, call);
    const methods = body.code_challenge_methods_supported;
    return Array.isArray(methods) && methods.includes('S256');
  };

  /** The words of a post as they were sent: what is shown is marked up. */
  const sourceOf = async (id: string, access: SocialAccess, call: SocialCall): Promise<string> => {
    const { body } = await read(`/api/v1/statuses/${encodeURIComponent(id)}/source`, access, call);
    return textOf(body.text);
  };

  const figuresOf = (status: Json) => ({
    likes: numberOf(status.favourites_count),
    comments: numberOf(status.replies_count),
    shares: numberOf(status.reblogs_count),
    // Nobody counts who saw it.
    reach: null,
    reachKind: 'people' as const,
  });

  return {
    platform: 'mastodon',
    simulated: false,
    requiredScopes: SCOPES,
    async authorizeUrl({ state, verifier, redirectUri, server = '' }, call) {
      const { clientId } = await registrar.ensure(server, redirectUri, call);
      return consentUrl(`${server}/oauth/authorize`, {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        ...((await takesChallenge(server, call))
          ? { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }
          : {}),
      });
    },
    async exchange({ code, verifier, redirectUri, server = '' }, call) {
      const { clientId, clientSecret } = await registrar.known(server);
      const { body } = await client(
        {
          step: 'token',
          method: 'POST',
          url: `${server}/oauth/token`,
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uri: redirectUri,
            code_verifier: verifier,
            scope: SCOPES.join(' '),
          }),
        },
        call,
      );
      return {
        accessToken: textOf(body.access_token),
        refreshToken: null,
        // Until its person or an administrator takes it back.
        expiresAt: null,
        refreshExpiresAt: null,
        grantedScopes: textOf(body.scope).split(' ').filter(Boolean),
        server,
      };
    },
    async targets(grant, call) {
      const { body } = await read('/api/v1/accounts/verify_credentials', grant, call);
      const id = textOf(body.id);
      if (!id) return [];
      const { host } = new URL(grant.server ?? '');
      const name = `@${textOf(body.username)}@${host}`;
      return [
        { pageId: `${id}@${host}`, name, detail: textOf(body.display_name), board: null, accessToken: null },
      ];
    },
    refresh: null,
    async revoke({ accessToken, server = '' }, call) {
      const { clientId, clientSecret } = await registrar.known(server);
      await client(
        {
          step: 'token',
          method: 'POST',
          url: `${server}/oauth/revoke`,
          body: new URLSearchParams({
            client_id: clientId,
            client_secret: clientSecret,
            token: accessToken,
          }),
        },
        call,
      );
    },
    async prepare(draft, access, { staged, signal, renew }) {
      checkDraft('mastodon', draft);
      const limits = await limitsOf(access.server ?? '', { signal });
      if (postLength('mastodon', draft.text) > limits.characters)
        throw new SocialError(
          { kind: 'refused', failure: 'text-too-long' },
          `mastodon: this server takes ${limits.characters} characters`,
        );
      const of = await fingerprintOf(draft);
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.uploadStoredMs });
      if (known) return known;
      const pictures = picturesOf(draft);
      if (pictures.length > limits.pictures)
        throw new SocialError(
          { kind: 'refused', failure: 'image-refused' },
          `mastodon: this server takes ${limits.pictures} pictures`,
        );
      const media: string[] = [];
      for (const picture of pictures) media.push(await upload(picture, access, limits, { signal, renew }));
      return {
        of,
        at: now().toISOString(),
        key: randomUUID(),
        ...(media.length > 0 ? { media: media.join(' ') } : {}),
      };
    },
    async commit(draft, access, { key = '', media }, call) {
      const { headers, body } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${access.server ?? ''}/api/v1/statuses`,
          // For an hour the same key makes no second post, whatever became of the first answer.
          headers: { ...bearer(access), 'idempotency-key': key },
          json: {
            status: draft.text,
            visibility: 'public',
            ...(media ? { media_ids: media.split(' ') } : {}),
            ...(draft.replyTo ? { in_reply_to_id: draft.replyTo.parent } : {}),
            ...(draft.language ? { language: draft.language } : {}),
          },
        },
        call,
      );
      const externalId = textOf(body.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'mastodon create: an answer without an id');
      return { externalId, url: textOf(body.url) || null, gate: mastodonGate(headers) };
    },
    async reconcile(draft, access, { since }, call) {
      const path = `/api/v1/accounts/${encodeURIComponent(idOf(access))}/statuses?exclude_reblogs=true&limit=${RECENT}`;
      const { body } = await read(path, access, call);
      const standing: Standing[] = [];
      for (const status of listOf(body.list)) {
        const at = new Date(textOf(status.created_at));
        const externalId = textOf(status.id);
        if (at < lookFrom(since) || !externalId) continue;
        const text = await sourceOf(externalId, access, call);
        standing.push({ externalId, url: textOf(status.url) || null, text, at });
      }
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const { status, body } = await read(
        `/api/v1/statuses/${encodeURIComponent(externalId)}`,
        access,
        call,
        [404, 410],
      );
      return { ...figuresOf(body), removed: status !== 200 };
    },
  };
};
