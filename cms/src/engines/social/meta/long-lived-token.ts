import type { SocialCall, SocialConsent, SocialGrant } from '../port';
import { type Json, listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { endOf } from '../http/sign-in';
import type { SocialApp } from '../settings';

type LongLived = Pick<SocialGrant, 'accessToken' | 'expiresAt'>;

/** The sign-ins of Instagram and Threads: a code gives a token of an hour, that one of sixty days, which is renewed with itself. */
export const createLongLivedTokens = ({
  app,
  client,
  graph,
  codeUrl,
  prefix,
  now,
}: {
  app: SocialApp;
  client: Client;
  graph: string;
  /** Where a code is changed for the first token. */
  codeUrl: string;
  /** Of the network's own names of grants. */
  prefix: 'ig' | 'th';
  now(): Date;
}) => {
  const ask = async (
    path: string,
    parameters: Record<string, string>,
    call: SocialCall,
  ): Promise<LongLived> => {
    const url = `${graph}/${path}?${new URLSearchParams(parameters)}`;
    const { body } = await client({ step: 'token', method: 'GET', url }, call);
    return { accessToken: textOf(body.access_token), expiresAt: endOf(body.expires_in, now()) };
  };
  return {
    /** `given` is the answer to the code. */
    async exchange(
      { code, redirectUri }: Pick<SocialConsent, 'code' | 'redirectUri'>,
      call: SocialCall,
    ): Promise<LongLived & { given: Json }> {
      const body = new URLSearchParams({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        // Both put a fragment behind it.
        code: code.replace(/#_$/, ''),
      });
      const short = await client({ step: 'token', method: 'POST', url: codeUrl, body }, call);
      // Instagram's documentation puts the answer into a list, its servers do not always.
      const given = listOf(short.body.data)[0] ?? short.body;
      const long = await ask(
        'access_token',
        {
          grant_type: `${prefix}_exchange_token`,
          client_secret: app.clientSecret,
          access_token: textOf(given.access_token),
        },
        call,
      );
      return { ...long, given };
    },

    async renew(grant: SocialGrant, call: SocialCall): Promise<SocialGrant> {
      const parameters = { grant_type: `${prefix}_refresh_token`, access_token: grant.accessToken };
      return { ...grant, ...(await ask('refresh_access_token', parameters, call)) };
    },
  };
};
