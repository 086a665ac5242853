import { LIMITS } from '../../contract';

/** How much of a bot's day one network may spend; `scale` is the one of all rate limits. */
export const networkShare = (dailyLimit: number, scale: number): number => {
  const { share, least } = LIMITS.networkMessages;
  return Math.min(dailyLimit, Math.max(least, Math.floor(dailyLimit * share * scale)));
};

/**
 * How an owner tells networks apart without learning anybody's address: without the last part of an IPv4 one, and the first three
 * groups of the /64 that an IPv6 customer has.
 */
export const networkLabel = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}:…`
    : `${network.split('.').slice(0, 3).join('.')}.…`;
