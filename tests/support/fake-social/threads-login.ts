import { authorize, CLIENT, redeem } from './consent';
import type { Reply, Route } from './http';
import { graphError } from './meta';
import type { World } from './world';

const SIXTY_DAYS = 24 * 60;

/** Sign-in at Threads: a short token for a code, a long one for the short one, and another for itself. */
export const threadsLogin = (world: World): Route[] => [
  {
    method: 'GET',
    path: /^\/oauth\/authorize$/,
    kind: 'consent',
    handle: (apiRequest) =>
      authorize(
        world,
        { platform: 'threads', separator: ',', unticks: 'threads_content_publish' },
        apiRequest,
      ),
  },
  {
    method: 'POST',
    path: /^\/oauth\/access_token$/,
    kind: 'token',
    handle({ form }) {
      const refuse = (message: string): Reply => ({
        status: 400,
        json: { error_type: 'OAuthException', code: 400, error_message: message },
      });
      if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
        return refuse('Error validating client secret.');
      const code = redeem(world, form);
      if (!code) return refuse('Matching code was not found or was already used');
      const { person, scopes } = code;
      const { token } = world.issue({ platform: 'threads', person, scopes, kind: 'short', hours: 1 });
      return { status: 200, json: { access_token: token, user_id: Number(person.id) } };
    },
  },
  {
    method: 'GET',
    path: /^\/(access_token|refresh_access_token)$/,
    kind: 'token',
    handle({ query, match }) {
      const fresh = match[1] === 'access_token';
      const grant = fresh ? 'th_exchange_token' : 'th_refresh_token';
      if (query.get('grant_type') !== grant) return graphError(400, 100, 'Unsupported grant_type');
      if (fresh && query.get('client_secret') !== CLIENT.secret)
        return graphError(400, 101, 'Error validating client secret.');
      const old = world.valid(query.get('access_token'), fresh ? 'short' : 'access');
      if (!old) return graphError(400, 190, 'Error validating access token: Session has expired', 463);
      const { token } = world.issue({ ...old, kind: 'access', hours: SIXTY_DAYS, page: undefined });
      return { status: 200, json: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } };
    },
  },
];
