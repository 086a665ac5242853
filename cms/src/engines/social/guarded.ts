import type { SocialNetwork } from './port';
import { type SocialErrorKind, SocialError } from './social-error';

const asSocialError = (error: unknown, what: SocialErrorKind, where: string): SocialError => {
  if (error instanceof SocialError) return error;
  const { name, message } = error as Error;
  return new SocialError(what, `${where}: ${name}: ${message}`);
};

/**
 * A network that throws nothing but `SocialError`: an abort while it waits, or a picture that cannot be read, may be
 * tried again; whatever surprises `commit` leaves it unknown whether the post is out.
 */
export const guarded = (network: SocialNetwork): SocialNetwork => {
  const { platform, authorizeUrl, refresh } = network;
  const guard =
    <Input extends unknown[], Output>(name: string, method: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await method(...input);
      } catch (error) {
        const kind = name === 'commit' ? 'ambiguous' : 'transient';
        throw asSocialError(error, { kind }, `${platform} ${name}`);
      }
    };
  return {
    ...network,
    authorizeUrl: authorizeUrl && guard('authorizeUrl', async (...input) => authorizeUrl(...input)),
    exchange: guard('exchange', network.exchange),
    targets: guard('targets', network.targets),
    refresh: refresh && guard('refresh', refresh),
    revoke: guard('revoke', network.revoke),
    prepare: guard('prepare', network.prepare),
    commit: guard('commit', network.commit),
    reconcile: guard('reconcile', network.reconcile),
    metrics: guard('metrics', network.metrics),
  };
};
