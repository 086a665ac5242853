import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSettings } from '../../../settings';
import { DAY_MS } from '../../../contract/time-units';

const ROOT = '/api/social/pictures';
const KEY = /^[0-9a-f]{2}\/([0-9a-f-]{36})\.(jpg|png)$/;
const NAME = /^([0-9a-f-]{36})\.([0-9a-z]{1,9})\.([\w-]{22})\.(jpg|png)$/;
/** Longer than a network takes to fetch a picture, or a person to look at a page. */
const LIFE_DAYS = 2;

const signatureOf = (key: string, day: string): string =>
  createHmac('sha256', `social pictures ${readSettings().secrets.encryptionKey}`)
    .update(`${key} ${day}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * Where a picture of a post is found, for the screens of its owner and for networks that fetch it: nobody guesses it, and it is gone
 * after two days. The same all day long, so that a browser keeps the picture. '' for what is no picture of ours.
 */
export const pictureAddress = (key: string, now = Date.now()): string => {
  const [, id, extension] = KEY.exec(key) ?? [];
  if (!id || !extension) return '';
  const day = (Math.floor(now / DAY_MS) + LIFE_DAYS).toString(36);
  return `${ROOT}/${id}.${day}.${signatureOf(key, day)}.${extension}`;
};

/** The file that an address means; null for one that we never gave, or whose time is over. */
export const pictureKey = (name: string, now = Date.now()): string | null => {
  const [, id, day, signature, extension] = NAME.exec(name) ?? [];
  if (!id || !day || !signature || !extension) return null;
  const key = `${id.slice(0, 2)}/${id}.${extension}`;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, day)));
  return isOurs && parseInt(day, 36) * DAY_MS >= now ? key : null;
};
