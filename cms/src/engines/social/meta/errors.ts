import type { SocialErrorKind } from '../social-error';
import { type Answer, jsonOf, numberOf, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfStatus } from '../http/outcome';
import { MINUTE_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';
import { busiestUse } from './usage';

const permission = { refused: 'permission' } as const;
const content = { refused: 'content' } as const;
const userAction = { refused: 'user-action' } as const;
const policy = { refused: 'policy' } as const;
const badImage = { refused: 'image-refused' } as const;
const unreachable = { refused: 'image-unreachable' } as const;
const tooLong = { refused: 'text-too-long' } as const;

/** `error_subcode` of Facebook (seven digits of others come as a code, too) and of Instagram (2207…). */
const SUBCODES: Readonly<Record<number, Outcome>> = {
  458: 'auth',
  459: 'auth',
  460: 'auth',
  463: 'auth',
  464: 'auth',
  467: 'auth',
  492: 'auth',
  1349125: content,
  1346003: policy,
  1363047: 'trouble',
  1366046: badImage,
  1366051: 'duplicate',
  1390008: 'limit',
  1404006: userAction,
  1404078: userAction,
  1404102: policy,
  1404112: content,
  1609008: content,
  1609010: 'trouble',
  1772107: content,
  2061006: content,
  2069019: badImage,
  4854002: userAction,
  2207001: 'trouble',
  2207003: unreachable,
  2207004: badImage,
  2207005: badImage,
  // The container is gone or was not made, so nothing is out.
  2207006: 'again',
  2207008: 'again',
  2207009: badImage,
  2207010: tooLong,
  2207020: 'again',
  2207023: badImage,
  2207026: badImage,
  2207027: 'again',
  2207028: badImage,
  2207032: 'again',
  2207042: 'limit',
  2207050: userAction,
  2207051: 'blocked',
  2207052: unreachable,
  2207053: 'again',
  2207057: badImage,
  2207077: unreachable,
  2207082: 'again',
  // Threads: the container that is to be published is not known yet, or no longer.
  4279009: 'again',
  4279013: userAction,
};
const CODES: Readonly<Record<number, Outcome>> = {
  [-1]: 'trouble',
  1: 'trouble',
  2: 'trouble',
  3: permission,
  4: 'limit',
  10: permission,
  17: 'limit',
  32: 'limit',
  100: content,
  101: 'operator',
  102: 'auth',
  190: 'auth',
  368: policy,
  490: 'auth',
  506: 'duplicate',
  613: 'limit',
  9004: unreachable,
  36000: badImage,
  36001: badImage,
  36003: badImage,
  36004: tooLong,
};

const outcomeOfCode = (code: number): Outcome | null => {
  if (code >= 200 && code <= 299) return permission;
  if (code >= 80_000 && code <= 80_014) return 'limit';
  return CODES[code] ?? SUBCODES[code] ?? null;
};

/** Limits that are not over in an hour, nor say how long they last. */
const SPEED_LIMIT = 1390008;
const DAILY_LIMITS = new Set([2207042, 2207051]);
/** How long nothing goes through where no header says it. */
const pauseOf = (codes: number[]): number => {
  const { rateLimitDayMs, rateLimitPauseMs, rateLimitShortMs } = timings().social;
  if (codes.some((code) => DAILY_LIMITS.has(code))) return rateLimitDayMs;
  return codes.includes(SPEED_LIMIT) ? rateLimitShortMs : rateLimitPauseMs;
};
/** What counts the whole app, and not one account. */
const APP_CODE = 4;

/** Ends of an access that come without a code of their own. */
const ENDED = /REVOKED_ACCESS_TOKEN|session has been invalidated/i;
/** Threads says it without one, too. */
const TOO_LONG = /must be at most \d+ characters/i;
/** "Does not exist, or not for you": said of an account that one publishes to, its access is gone. */
const NOT_THERE = 33;

/** What an error of the Graph API comes to. */
export const metaFault = ({ status, headers, body }: Answer, step: Step, now: Date): SocialErrorKind => {
  const error = jsonOf(body.error);
  // Instagram's own sign-in has no error object.
  const code = numberOf(error.code) ?? numberOf(body.code) ?? 0;
  const subcode = numberOf(error.error_subcode) ?? 0;
  // A code that was used, or has another address: the person must sign in again.
  const codeUsed = step === 'token' && (code === 100 || code === 400);
  const isOver =
    codeUsed ||
    ENDED.test(textOf(error.message)) ||
    (subcode === NOT_THERE && (step === 'stage' || step === 'create'));
  const known = isOver
    ? 'auth'
    : (SUBCODES[subcode] ?? (TOO_LONG.test(textOf(error.message)) ? tooLong : outcomeOfCode(code)));
  const outcome = known ?? (error.is_transient === true ? 'trouble' : outcomeOfStatus(status));
  const announced = busiestUse(headers)?.minutes ?? 0;
  const pause = announced > 0 && outcome !== 'blocked' ? announced * MINUTE_MS : pauseOf([subcode, code]);
  return kindOf(outcome, step, {
    until: new Date(now.getTime() + pause),
    scope: code === APP_CODE && subcode === 0 ? 'platform' : 'account',
  });
};

/** Whether an error says that something is not there any more. */
export const isMissing = ({ status, body }: Answer): boolean => {
  const error = jsonOf(body.error);
  return status === 404 || (numberOf(error.code) === 100 && numberOf(error.error_subcode) === 33);
};
