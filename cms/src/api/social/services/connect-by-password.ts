import type { Core } from '@strapi/strapi';
import type { ConnectByPassword, SocialAccount } from '../../../contract';
import { engines } from '../../../engines';
import { SocialError } from '../../../engines/social';
import type { SocialGrant, SocialNetwork } from '../../../engines/social/port';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { connectAccount } from '../connect-account';
import { judgeServer, serverFault } from '../named-server';
import { ownProject } from '../own-social';
import { socialAccounts } from './accounts';
import { networksInfo } from './networks-info';
import { timings } from '../../../settings/timings';

type Request = ConnectByPassword['request'];

const refused = (field: 'password' | 'identifier', rule: string) =>
  new ApiError('VALIDATION', { fields: { [field]: rule } });

/** In whose words a refusal is said: the network's own stay in the log. */
const faultOf = (error: unknown): unknown => {
  if (!(error instanceof SocialError)) return error;
  const { what } = error;
  if (what.kind === 'auth') return refused('password', what.secondFactor ? 'second-factor' : 'refused');
  if (what.kind === 'refused')
    return what.failure === 'user-action'
      ? new ApiError('CONFLICT', { reason: 'user-action' })
      : refused('identifier', 'refused');
  return serverFault(error);
};

const signIn = async (
  network: SocialNetwork,
  { identifier, password, server }: Request,
  signal: AbortSignal,
): Promise<SocialGrant> => {
  const grant = await network.exchange(
    { code: password, identifier, server: server ?? '', verifier: '', redirectUri: '' },
    { signal },
  );
  if (network.requiredScopes.every((scope) => grant.grantedScopes.includes(scope))) return grant;
  // The account's own password opens everything: it is not what we want, and what it opened is closed again.
  await network.revoke(grant, { signal }).catch(() => undefined);
  throw refused('password', 'main-password');
};

/** Connects an account of a network whose people make a password for each app; it is used here, once, and stored nowhere. */
export const connectByPassword = async (
  strapi: Core.Strapi,
  caller: Caller,
  projectId: string,
  request: Request,
): Promise<SocialAccount> => {
  const { platform } = request;
  const project = await ownProject(strapi, caller, projectId);
  const info = (await networksInfo(strapi)).find((network) => network.platform === platform);
  if (info?.obstacle) throw new ApiError('CONFLICT', { reason: info.obstacle });
  const network = engines(strapi).social.of(platform);
  if (network.authorizeUrl) throw new ApiError('CONFLICT', { reason: 'consent' });
  const server = await judgeServer(strapi, platform, request.server);
  const signal = AbortSignal.timeout(timings().social.consentMs);
  try {
    const grant = await signIn(network, { ...request, server }, signal);
    const [target] = await network.targets(grant, { signal });
    if (!target) throw refused('identifier', 'refused');
    const account = await connectAccount(strapi, {
      project,
      ownerId: caller.id,
      platform,
      grant,
      target,
    });
    announceSocial(strapi, caller.id, project);
    return await socialAccounts(strapi, caller).find(account.documentId);
  } catch (error) {
    if (error instanceof SocialError)
      strapi.log.warn(`${platform} did not connect an account: ${String(error)}`);
    throw faultOf(error);
  }
};
