import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { timings } from '../../settings/timings';
import { readAuthCookie, setAuthCookie } from './auth-cookie';
import { sessionTokens } from './session-tokens';

const COOKIE = 'officina_device';
/** People who share a browser. */
const MOST_PEOPLE = 5;

/** A browser in which somebody has signed in before. */
export interface KnownDevice {
  id: string;
  /** Who has, the latest first. */
  userIds: string[];
}

/** What the browser's cookie says of it; null for a stranger's, and for a forged one. */
export const readKnownDevice = (ctx: Context): KnownDevice | null => {
  const token = readAuthCookie(ctx, COOKIE);
  return token ? sessionTokens.readDevice(token) : null;
};

/**
 * Remembers the browser for who has just signed in. It opens nothing by itself: it only keeps strangers' wrong passwords from
 * locking this person out here, where wrong ones are counted apart.
 */
export const rememberDevice = (ctx: Context, userId: string): void => {
  const known = readKnownDevice(ctx);
  const userIds = [userId, ...(known?.userIds ?? []).filter((id) => id !== userId)].slice(0, MOST_PEOPLE);
  const token = sessionTokens.device({ id: known?.id ?? randomUUID(), userIds });
  setAuthCookie(ctx, COOKIE, token, timings().sessions.knownDeviceMs);
};
