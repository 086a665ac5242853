import type { SocialCall, SocialGrant, SocialNetwork, SocialTarget } from '../port';
import { type Json, jsonOf, listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { consentUrl, endOf } from '../http/sign-in';
import type { SocialApp } from '../settings';
import { SocialError } from '../social-error';

type GoogleLogin = Pick<
  SocialNetwork,
  'authorizeUrl' | 'exchange' | 'refresh' | 'revoke' | 'targets' | 'requiredScopes'
>;

const SCOPE = 'https://www.googleapis.com/auth/business.manage';
/** As many as Google gives of each at once. */
const ACCOUNTS_A_PAGE = 20;
const PLACES_A_PAGE = 100;
const MOST_PAGES = 20;

const townOf = (place: Json): string => {
  const { addressLines, locality } = jsonOf(place.storefrontAddress);
  const [street] = Array.isArray(addressLines) ? (addressLines as unknown[]) : [];
  return [textOf(street), textOf(locality)].filter(Boolean).join(', ');
};

/** Signing in at Google, and the places that a person manages: those of every account of theirs that may have posts. */
export const createGoogleLogin = ({
  app,
  client,
  now,
}: {
  app: SocialApp;
  client: Client;
  now(): Date;
}): GoogleLogin => {
  const host = (real: string) => app.baseUrl || real;
  const tokens = host('https://oauth2.googleapis.com');
  const accounts = `${host('https://mybusinessaccountmanagement.googleapis.com')}/v1`;
  const places = `${host('https://mybusinessbusinessinformation.googleapis.com')}/v1`;

  const token = async (parameters: Record<string, string>, call: SocialCall): Promise<SocialGrant> => {
    const secrets = { client_id: app.clientId, client_secret: app.clientSecret };
    const { body } = await client(
      {
        step: 'token',
        method: 'POST',
        url: `${tokens}/token`,
        body: new URLSearchParams({ ...parameters, ...secrets }),
      },
      call,
    );
    return {
      accessToken: textOf(body.access_token),
      refreshToken: textOf(body.refresh_token) || null,
      expiresAt: endOf(body.expires_in, now()),
      refreshExpiresAt: endOf(body.refresh_token_expires_in, now()),
      grantedScopes: textOf(body.scope).split(' ').filter(Boolean),
    };
  };

  const readAll = async (
    { url, query, list }: { url: string; query: Record<string, string>; list: string },
    { accessToken }: SocialGrant,
    call: SocialCall,
  ): Promise<Json[]> => {
    const found: Json[] = [];
    let pageToken = '';
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const parameters = new URLSearchParams({ ...query, ...(pageToken ? { pageToken } : {}) });
      const headers = { authorization: `Bearer ${accessToken}` };
      const request = { step: 'read', method: 'GET', url: `${url}?${parameters}`, headers } as const;
      const { body } = await client(request, call);
      found.push(...listOf(body[list]));
      pageToken = textOf(body.nextPageToken);
      if (!pageToken) break;
    }
    return found;
  };

  const placesOf = async (account: string, grant: SocialGrant, call: SocialCall): Promise<SocialTarget[]> => {
    const query = {
      readMask: 'name,title,storefrontAddress,metadata',
      pageSize: String(PLACES_A_PAGE),
    };
    const found = await readAll(
      { url: `${places}/${account}/locations`, query, list: 'locations' },
      grant,
      call,
    );
    return found
      .filter(({ metadata }) => jsonOf(metadata).canOperateLocalPost !== false)
      .map((place) => ({
        // Posts are addressed by both, places by their own name alone.
        pageId: `${account}/${textOf(place.name)}`,
        name: textOf(place.title),
        detail: townOf(place),
        board: null,
        accessToken: null,
      }));
  };

  return {
    requiredScopes: [SCOPE],
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(`${host('https://accounts.google.com')}/o/oauth2/v2/auth`, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
        access_type: 'offline',
        // Google gives what renews an access only with a consent, and not again with the next one.
        prompt: 'consent',
      }),
    exchange: ({ code, redirectUri }, call) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }, call),
    async refresh(grant, call) {
      if (!grant.refreshToken)
        throw new SocialError({ kind: 'auth' }, 'googlebusiness token: there is no refresh token');
      const fresh = await token({ grant_type: 'refresh_token', refresh_token: grant.refreshToken }, call);
      return {
        ...fresh,
        refreshToken: fresh.refreshToken ?? grant.refreshToken,
        refreshExpiresAt: fresh.refreshExpiresAt ?? grant.refreshExpiresAt,
      };
    },
    async revoke({ accessToken, refreshToken }, call) {
      const body = new URLSearchParams({ token: refreshToken ?? accessToken });
      await client({ step: 'token', method: 'POST', url: `${tokens}/revoke`, body }, call);
    },
    async targets(grant, call) {
      const query = { pageSize: String(ACCOUNTS_A_PAGE) };
      const own = await readAll({ url: `${accounts}/accounts`, query, list: 'accounts' }, grant, call);
      const found: SocialTarget[] = [];
      for (const { name } of own) found.push(...(await placesOf(textOf(name), grant, call)));
      // Who manages a place by several accounts sees it in each.
      return [...new Map(found.map((target) => [target.pageId.replace(/^.*\//, ''), target])).values()];
    },
  };
};
