import type { SocialCall, SocialNetwork } from '../port';
import { textOf } from '../http/answer';
import type { Client } from '../http/client';
import { consentUrl } from '../http/sign-in';
import { metaFault } from '../meta/errors';
import { createLongLivedTokens } from '../meta/long-lived-token';
import { scopesOf } from '../meta/scopes';
import type { SocialApp } from '../settings';
import { SocialError } from '../social-error';

type ThreadsLogin = Pick<
  SocialNetwork,
  'authorizeUrl' | 'exchange' | 'refresh' | 'revoke' | 'targets' | 'requiredScopes'
>;

const REQUIRED = ['threads_basic', 'threads_content_publish'] as const;
const SCOPES = [
  ...REQUIRED,
  'threads_manage_replies',
  'threads_read_replies',
  'threads_manage_insights',
] as const;

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

/** Signing in at Threads, and whose profile it is. */
export const createThreadsLogin = ({
  app,
  host,
  graph,
  client,
  now,
}: {
  app: SocialApp;
  host: string;
  /** With the version. */
  graph: string;
  client: Client;
  now(): Date;
}): ThreadsLogin => {
  const tokens = createLongLivedTokens({
    app,
    client,
    graph: host,
    codeUrl: `${host}/oauth/access_token`,
    prefix: 'th',
    now,
  });
  const scopes = scopesOf(app, { all: SCOPES, required: REQUIRED });

  /** Whoever may not publish may not ask how much: no answer of Threads names what was given. */
  const mayPublish = async (accessToken: string, call: SocialCall): Promise<boolean> => {
    const answer = await client(
      {
        step: 'read',
        method: 'GET',
        url: `${graph}/me/threads_publishing_limit?fields=quota_usage,config`,
        headers: bearer(accessToken),
        accept: [400, 403],
      },
      call,
    );
    if (answer.status === 200) return true;
    const fault = metaFault(answer, 'read', now());
    if (fault.kind === 'refused' && fault.failure === 'permission') return false;
    throw new SocialError(fault, `threads read: the allowance answered ${answer.status}`);
  };

  return {
    requiredScopes: REQUIRED,
    authorizeUrl: ({ state, redirectUri }) =>
      consentUrl(`${app.baseUrl || 'https://threads.com'}/oauth/authorize`, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(','),
        state,
      }),
    async exchange(consent, call) {
      const { accessToken, expiresAt } = await tokens.exchange(consent, call);
      // The answer to the code has the id as a number, which is too large for one.
      const url = `${graph}/me?fields=id`;
      const me = await client({ step: 'read', method: 'GET', url, headers: bearer(accessToken) }, call);
      const publishes = await mayPublish(accessToken, call);
      return {
        accessToken,
        expiresAt,
        personId: textOf(me.body.id),
        refreshToken: null,
        refreshExpiresAt: null,
        grantedScopes: publishes ? scopes : scopes.filter((scope) => scope !== 'threads_content_publish'),
      };
    },
    refresh: tokens.renew,
    // Threads has no way for an app to give an access back: the person takes it away in their settings.
    revoke: async () => undefined,
    async targets({ accessToken }, call) {
      const url = `${graph}/me?fields=id,username,name`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: bearer(accessToken) }, call);
      const pageId = textOf(body.id);
      if (!pageId) return [];
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
