import { randomInt } from 'node:crypto';

/** Base 32 in an order that sorts as its numbers do. */
const DIGITS = '234567abcdefghijklmnopqrstuvwxyz';
const LENGTH = 13;

/** A name for a new record, as AT Protocol wants it for posts: the microsecond, and ten random bits against two of the same one. */
export const newTid = (now: Date): string => {
  let value = (BigInt(now.getTime()) * 1000n + BigInt(randomInt(1000))) * 1024n + BigInt(randomInt(1024));
  let tid = '';
  for (let at = 0; at < LENGTH; at += 1) {
    tid = `${DIGITS[Number(value % 32n)] ?? ''}${tid}`;
    value /= 32n;
  }
  return tid;
};
