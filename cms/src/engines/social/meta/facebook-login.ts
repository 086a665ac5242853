import type { SocialCall, SocialGrant, SocialNetwork } from '../port';
import { jsonOf, type Json, listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { consentUrl } from '../http/sign-in';
import { scopesOf } from './scopes';
import type { SocialApp } from '../settings';

export interface MetaHosts {
  /** With the version: `https://graph.facebook.com/v25.0`. */
  graph: string;
  dialog: string;
}

export const metaHosts = ({ baseUrl }: SocialApp, version: string): MetaHosts => ({
  graph: `${baseUrl || 'https://graph.facebook.com'}/${version}`,
  dialog: `${baseUrl || 'https://www.facebook.com'}/${version}/dialog/oauth`,
});

type Login = Pick<SocialNetwork, 'authorizeUrl' | 'exchange' | 'revoke'>;

/** Every page of a list, following what the network says comes next; never more than it could have. */
export const readAll = async (
  client: Client,
  first: string,
  headers: Record<string, string>,
  call: SocialCall,
): Promise<Json[]> => {
  const found: Json[] = [];
  const { origin } = new URL(first);
  let url = first;
  for (let page = 0; page < 20 && url; page += 1) {
    const { body } = await client({ step: 'read', method: 'GET', url, headers }, call);
    found.push(...listOf(body.data));
    const next = textOf(jsonOf(body.paging).next);
    // The token goes to the network alone, wherever an answer points.
    url = next && new URL(next).origin === origin ? next : '';
  }
  return found;
};

/**
 * Sign-in at Facebook. The code gives a token of an hour, that one of sixty days; the tokens of pages that come of it do
 * not end by time, so nothing has to be refreshed.
 */
export const facebookLogin = (
  app: SocialApp,
  {
    hosts,
    scopes,
    required,
    client,
  }: { hosts: MetaHosts; scopes: readonly string[]; required: readonly string[]; client: Client },
): Login => {
  const token = async (parameters: Record<string, string>, call: SocialCall): Promise<string> => {
    const secrets = { client_id: app.clientId, client_secret: app.clientSecret };
    const query = new URLSearchParams({ ...secrets, ...parameters });
    const url = `${hosts.graph}/oauth/access_token?${query}`;
    const { body } = await client({ step: 'token', method: 'GET', url }, call);
    return textOf(body.access_token);
  };
  return {
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(hosts.dialog, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        // A configuration says itself what is asked for.
        ...(app.configId
          ? { config_id: app.configId, override_default_response_type: 'true' }
          : { scope: scopesOf(app, { all: scopes, required }).join(',') }),
      }),
    async exchange({ code, redirectUri }, call): Promise<SocialGrant> {
      const short = await token({ redirect_uri: redirectUri, code }, call);
      const long = await token({ grant_type: 'fb_exchange_token', fb_exchange_token: short }, call);
      // What was really granted: people may untick single scopes.
      const permissions = await client(
        {
          step: 'read',
          method: 'GET',
          url: `${hosts.graph}/me/permissions`,
          headers: { authorization: `Bearer ${long}` },
        },
        call,
      );
      const me = await client(
        {
          step: 'read',
          method: 'GET',
          url: `${hosts.graph}/me?fields=id`,
          headers: { authorization: `Bearer ${long}` },
          accept: [400, 403, 404],
        },
        call,
      );
      return {
        personId: textOf(me.body.id),
        accessToken: long,
        refreshToken: null,
        expiresAt: null,
        refreshExpiresAt: null,
        grantedScopes: listOf(permissions.body.data)
          .filter(({ status }) => status === 'granted')
          .map(({ permission }) => textOf(permission)),
      };
    },
    async revoke({ accessToken }, call) {
      const headers = { authorization: `Bearer ${accessToken}` };
      await client({ step: 'token', method: 'DELETE', url: `${hosts.graph}/me/permissions`, headers }, call);
    },
  };
};
