import type { SocialCall, SocialGrant, SocialNetwork, SocialTarget } from '../port';
import { jsonOf, type Json, listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { consentUrl, endOf } from '../http/sign-in';
import { facebookLogin, metaHosts, readAll } from '../meta/facebook-login';
import { scopesOf } from '../meta/scopes';
import type { SocialApp } from '../settings';

/** One of the two ways to sign in, and where the account then lives. */
export type InstagramLogin = Pick<
  SocialNetwork,
  'authorizeUrl' | 'exchange' | 'refresh' | 'revoke' | 'targets' | 'requiredScopes'
> & { graph: string };

interface Parts {
  app: SocialApp;
  version: string;
  client: Client;
  now(): Date;
}

/** Null where the answer does not say: then publishing will. */
const permissionsOf = ({ permissions }: Json): string[] | null => {
  if (Array.isArray(permissions)) return permissions.map(textOf);
  return typeof permissions === 'string' ? permissions.split(',').filter(Boolean) : null;
};

/** At Instagram itself: no Page is needed, the token lasts sixty days and is renewed with itself. */
export const atInstagram = ({ app, version, client, now }: Parts): InstagramLogin => {
  const host = (real: string) => app.baseUrl || real;
  const graph = host('https://graph.instagram.com');
  const required = ['instagram_business_basic', 'instagram_business_content_publish'];
  const scopes = [
    'instagram_business_basic',
    'instagram_business_content_publish',
    'instagram_business_manage_comments',
    'instagram_business_manage_insights',
  ];
  const longToken = async (
    path: string,
    parameters: Record<string, string>,
    call: SocialCall,
  ): Promise<Pick<SocialGrant, 'accessToken' | 'expiresAt'>> => {
    const url = `${graph}/${path}?${new URLSearchParams(parameters)}`;
    const { body } = await client({ step: 'token', method: 'GET', url }, call);
    return { accessToken: textOf(body.access_token), expiresAt: endOf(body.expires_in, now()) };
  };
  return {
    graph: `${graph}/${version}`,
    requiredScopes: required,
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(`${host('https://www.instagram.com')}/oauth/authorize`, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopesOf(app, { all: scopes, required }).join(','),
        state,
      }),
    async exchange({ code, redirectUri }, call) {
      const body = new URLSearchParams({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        // Instagram puts a fragment behind it.
        code: code.replace(/#_$/, ''),
      });
      const url = `${host('https://api.instagram.com')}/oauth/access_token`;
      const short = await client({ step: 'token', method: 'POST', url, body }, call);
      // Its documentation puts the answer into a list, its servers do not always.
      const given = listOf(short.body.data)[0] ?? short.body;
      const long = await longToken(
        'access_token',
        {
          grant_type: 'ig_exchange_token',
          client_secret: app.clientSecret,
          access_token: textOf(given.access_token),
        },
        call,
      );
      return {
        ...long,
        personId: textOf(given.user_id),
        refreshToken: null,
        refreshExpiresAt: null,
        grantedScopes: permissionsOf(given) ?? scopes,
      };
    },
    async refresh(grant, call) {
      const parameters = { grant_type: 'ig_refresh_token', access_token: grant.accessToken };
      return { ...grant, ...(await longToken('refresh_access_token', parameters, call)) };
    },
    // Instagram has no way for an app to give an access back: the person takes it away in their settings.
    revoke: async () => undefined,
    async targets({ accessToken }, call) {
      const url = `${graph}/${version}/me?fields=user_id,username,name,account_type`;
      const headers = { authorization: `Bearer ${accessToken}` };
      const { status, body } = await client(
        { step: 'read', method: 'GET', url, headers, accept: [400] },
        call,
      );
      const pageId = textOf(body.user_id);
      if (status !== 200 || !pageId) return [];
      const username = textOf(body.username);
      return [
        {
          pageId,
          name: textOf(body.name) || username,
          detail: `@${username}`,
          board: null,
          accessToken: null,
        },
      ];
    },
  };
};

/** At Facebook: accounts that belong to a Page, published with the Page's token, which does not end by time. */
export const atFacebook = ({ app, version, client }: Parts): InstagramLogin => {
  const hosts = metaHosts(app, version);
  const required = ['instagram_basic', 'instagram_content_publish', 'pages_show_list'];
  const scopes = [
    'instagram_basic',
    'instagram_content_publish',
    'instagram_manage_comments',
    'instagram_manage_insights',
    'pages_show_list',
    'pages_read_engagement',
    'business_management',
  ];
  return {
    graph: hosts.graph,
    requiredScopes: required,
    ...facebookLogin(app, { hosts, scopes, required, client }),
    refresh: null,
    async targets({ accessToken }, call) {
      const fields = 'id,name,access_token,instagram_business_account{id,username}';
      const url = `${hosts.graph}/me/accounts?fields=${fields}&limit=100`;
      const pages = await readAll(client, url, { authorization: `Bearer ${accessToken}` }, call);
      return pages.flatMap((page): SocialTarget[] => {
        const account = jsonOf(page.instagram_business_account);
        const pageId = textOf(account.id);
        if (!pageId) return [];
        const detail = `@${textOf(account.username)}`;
        return [
          { pageId, name: textOf(page.name), detail, board: null, accessToken: textOf(page.access_token) },
        ];
      });
    },
  };
};
