import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { timings } from '../../settings/timings';
import { readAuthCookie, setAuthCookie } from './auth-cookie';
import { sessionTokens } from './session-tokens';

/** The site's accounts and the panel's are two kinds of people, each with a cookie that only its own sign-in sees. */
const COOKIES = {
  site: { name: 'officina_device', path: '/api/auth' },
  panel: { name: 'officina_panel_device', path: '/admin' },
} as const;
type Place = keyof typeof COOKIES;
/** People who share a browser. */
const MOST_PEOPLE = 5;

/** A browser in which somebody has signed in before. */
export interface KnownDevice {
  id: string;
  /** Who has, the latest first. */
  userIds: string[];
}

/** What the browser's cookie says of it; null for a stranger's, and for a forged one. */
export const readKnownDevice = (ctx: Context, place: Place = 'site'): KnownDevice | null => {
  const token = readAuthCookie(ctx, COOKIES[place].name);
  return token ? sessionTokens.readDevice(token) : null;
};

/**
 * Remembers the browser for who has just signed in. It opens nothing by itself: it only keeps strangers' wrong passwords from
 * locking this person out here, where wrong ones are counted apart.
 */
export const rememberDevice = (ctx: Context, userId: string, place: Place = 'site'): void => {
  const known = readKnownDevice(ctx, place);
  const userIds = [userId, ...(known?.userIds ?? []).filter((id) => id !== userId)].slice(0, MOST_PEOPLE);
  const token = sessionTokens.device({ id: known?.id ?? randomUUID(), userIds });
  const { name, path } = COOKIES[place];
  setAuthCookie(ctx, name, token, { maxAge: timings().sessions.knownDeviceMs, path });
};
