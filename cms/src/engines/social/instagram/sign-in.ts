import type { SocialNetwork, SocialTarget } from '../port';
import { jsonOf, type Json, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { consentUrl } from '../http/sign-in';
import { facebookLogin, metaHosts, readAll } from '../meta/facebook-login';
import { createLongLivedTokens } from '../meta/long-lived-token';
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
  const tokens = createLongLivedTokens({
    app,
    client,
    graph,
    codeUrl: `${host('https://api.instagram.com')}/oauth/access_token`,
    prefix: 'ig',
    now,
  });
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
    async exchange(consent, call) {
      const { given, ...long } = await tokens.exchange(consent, call);
      return {
        ...long,
        personId: textOf(given.user_id),
        refreshToken: null,
        refreshExpiresAt: null,
        grantedScopes: permissionsOf(given) ?? scopes,
      };
    },
    refresh: tokens.renew,
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
