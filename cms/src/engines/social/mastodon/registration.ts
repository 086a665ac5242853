import type { Registration, Registrations, SocialCall } from '../port';
import { textOf } from '../http/answer';
import type { Client } from '../http/client';
import { SocialError } from '../social-error';

/** What the server's people see beside a post, and in their list of allowed apps. */
const APP_NAME = 'Officina';

/**
 * This installation's app at a server. A server of Mastodon takes anybody's: it is registered when the first person names the server,
 * and stored for the next ones.
 */
export const createRegistrar = (
  { client, registrations }: { client: Client; registrations: Registrations },
  { scopes, website }: { scopes: readonly string[]; website: string },
) => {
  const register = async (server: string, redirectUri: string, call: SocialCall): Promise<Registration> => {
    const { body } = await client(
      {
        step: 'token',
        method: 'POST',
        url: `${server}/api/v1/apps`,
        json: {
          client_name: APP_NAME,
          redirect_uris: redirectUri,
          scopes: scopes.join(' '),
          website,
        },
      },
      call,
    );
    const registration = {
      clientId: textOf(body.client_id),
      clientSecret: textOf(body.client_secret),
    };
    if (!registration.clientId || !registration.clientSecret)
      throw new SocialError({ kind: 'transient' }, 'mastodon token: a registration without keys');
    await registrations.put('mastodon', server, registration);
    return registration;
  };

  return {
    /** The app as it stands there. Throws `auth` where this installation has none. */
    async known(server: string): Promise<Registration> {
      const registration = await registrations.get('mastodon', server);
      if (!registration) throw new SocialError({ kind: 'auth' }, 'mastodon token: no app at this server');
      return registration;
    },

    /** The app, registered now where there is none, or where the server has forgotten it. */
    async ensure(server: string, redirectUri: string, call: SocialCall): Promise<Registration> {
      const stored = await registrations.get('mastodon', server);
      if (!stored) return register(server, redirectUri, call);
      // A server that was set up anew knows no app of before: its people would be shown an error, and we would never hear of it.
      const { status } = await client(
        {
          step: 'token',
          method: 'POST',
          url: `${server}/oauth/token`,
          accept: [400, 401],
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: stored.clientId,
            client_secret: stored.clientSecret,
            redirect_uri: redirectUri,
          }),
        },
        call,
      );
      return status === 400 || status === 401 ? register(server, redirectUri, call) : stored;
    },
  };
};
