import type { Core } from '@strapi/strapi';
import { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { readSettings, type Settings } from '../settings';
import { ApiError } from './api-error';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many times something may happen in how many seconds. A route's `limit` counts per IP address. */
export const RATE_LIMITS = {
  api: { points: 600, seconds: MINUTE },
  login: { points: 50, seconds: 5 * MINUTE },
  'login-pair': { points: 5, seconds: 5 * MINUTE },
  /** Wrong passwords of strangers for one account, from everywhere. Its owner passes in a browser that is known, or by a mailed link. */
  'login-account': { points: 30, seconds: 15 * MINUTE },
  /** In a browser where the account has been signed in to before. */
  'login-device': { points: 10, seconds: 15 * MINUTE },
  /** Wrong codes after a right password: of one address… */
  'second-factor-pair': { points: 5, seconds: 5 * MINUTE },
  /** …of strangers from everywhere (a chance of 1 in 1400 a day); the owner passes in a known browser, or with a recovery code… */
  'second-factor-account': { points: 10, seconds: HOUR },
  /** …and in a browser where the account has been signed in to before. */
  'second-factor-device': { points: 10, seconds: 15 * MINUTE },
  /** Too long to be guessed: of one address, so that no stranger uses them up for the owner. */
  'recovery-pair': { points: 10, seconds: 15 * MINUTE },
  register: { points: 5, seconds: 30 * MINUTE },
  forgot: { points: 5, seconds: 30 * MINUTE },
  /** As long as a link works: whoever is sent no more has a mail with one that does. */
  'forgot-account': { points: 5, seconds: 30 * MINUTE },
  resend: { points: 5, seconds: 30 * MINUTE },
  'resend-account': { points: 5, seconds: HOUR },
  refresh: { points: 60, seconds: MINUTE },
  secret: { points: 20, seconds: 15 * MINUTE },
  'change-password': { points: 10, seconds: 15 * MINUTE },
  /** Passwords asked again of somebody who is signed in, per account: a session left open is no place to guess. */
  'password-again': { points: 10, seconds: 15 * MINUTE },
  /** Codes asked of somebody who is signed in, likewise. */
  'code-again': { points: 10, seconds: 15 * MINUTE },
  'new-email-account': { points: 5, seconds: HOUR },
  'export-account': { points: 5, seconds: HOUR },
  /** Each sends two mails, one of them to an address that somebody typed. */
  'help-message': { points: 5, seconds: HOUR },
  /** Each sends a mail to an address that somebody typed. */
  'project-link': { points: 10, seconds: HOUR },
  /** Each is a second of processor work, and may ask a model. */
  report: { points: 60, seconds: HOUR },
  /** Each may ask a model that somebody pays for. */
  'social-writing': { points: 60, seconds: HOUR },
  /** Each hands a password to a server that somebody named. */
  'social-sign-in': { points: 20, seconds: 15 * MINUTE },
  /** Whoever has a link to a project's posts, or guesses at one. */
  'social-review': { points: 120, seconds: 15 * MINUTE },
  /** Each is drawn, and some are fetched from somebody's site. */
  'social-picture': { points: 120, seconds: HOUR },
  /** Each is read in a thread of its own. */
  'accounts-upload': { points: 30, seconds: 10 * MINUTE },
  /** Codes are short enough to be guessed by who may ask without end. */
  coupon: { points: 30, seconds: 10 * MINUTE },
  'site-colors': { points: 10, seconds: 5 * MINUTE },
  /** Each asks a model that somebody pays for. */
  'model-test': { points: 20, seconds: 5 * MINUTE },
  /** Each reads up to two hundred pages of somebody's site. */
  'site-crawl': { points: 20, seconds: HOUR },
  /** Each asks the answering engine once. */
  improvement: { points: 120, seconds: 10 * MINUTE },
  /** Each asks it up to a hundred times. */
  'regression-run': { points: 20, seconds: HOUR },
  /** Each asks it and a model up to a hundred and fifty times. */
  'model-comparison': { points: 10, seconds: HOUR },
  /** Messages to the assistant, per person. */
  assistant: { points: 30, seconds: MINUTE },
  /** Each is kept for years, per person. */
  'service-file': { points: 120, seconds: HOUR },
  /** Each is read by a worker for up to ten seconds, per person. */
  attachment: { points: 60, seconds: 10 * MINUTE },
  /** Each takes the processor for a moment, per person. */
  /** Each is drawn in a worker, one at a time. */
  'receipt-pdf': { points: 30, seconds: 10 * MINUTE },
  'conversation-export': { points: 30, seconds: 10 * MINUTE },
  'widget-config': { points: 120, seconds: MINUTE },
  'widget-chat': { points: 60, seconds: MINUTE },
  'widget-act': { points: 120, seconds: MINUTE },
  'widget-session': { points: 20, seconds: MINUTE },
  /** Nobody talks so long with a chatbot; an office behind one address may. */
  'widget-session-day': { points: 300, seconds: DAY },
  'widget-chat-day': { points: 2_000, seconds: DAY },
  'widget-install': { points: 300, seconds: MINUTE },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type RateLimit = keyof typeof RATE_LIMITS;

export const isRateLimit = (name: string): name is RateLimit => Object.hasOwn(RATE_LIMITS, name);

interface Limiter {
  consume(bucket: RateLimit, key: string): Promise<void>;
  reward(bucket: RateLimit, key: string): Promise<void>;
}

/**
 * Counters in memory on SQLite (one process), in PostgreSQL otherwise, so that two instances share one count.
 * When the store is away, memory counts on: a broken limiter must neither open the door nor close the shop.
 */
export const createLimiter = (settings: Pick<Settings, 'databaseUrl' | 'rateLimitScale'>): Limiter => {
  const pool = settings.databaseUrl
    ? new Pool({ connectionString: settings.databaseUrl, max: 2, allowExitOnIdle: true })
    : null;
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool?.on('error', () => undefined);
  const table = pool
    ? pool.query(
        'create table if not exists rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)',
      )
    : Promise.resolve();
  table.catch(() => undefined);

  const limiters = new Map<RateLimit, RateLimiterAbstract>();
  const limiterOf = (bucket: RateLimit): RateLimiterAbstract => {
    const known = limiters.get(bucket);
    if (known) return known;
    const { points, seconds } = RATE_LIMITS[bucket];
    const options = {
      keyPrefix: bucket,
      points: Math.max(1, Math.round(points * settings.rateLimitScale)),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const made = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          insuranceLimiter: memory,
        })
      : memory;
    limiters.set(bucket, made);
    return made;
  };

  return {
    async consume(bucket, key) {
      await table.catch(() => undefined);
      try {
        await limiterOf(bucket).consume(key.slice(0, 200));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ApiError('RATE_LIMITED', { limit: bucket, retryAfterSeconds });
      }
    },
    async reward(bucket, key) {
      await limiterOf(bucket).delete(key.slice(0, 200));
    },
  };
};

const limitersOfServers = new WeakMap<Core.Strapi, Limiter>();
const limiterOfServer = (strapi: Core.Strapi): Limiter => {
  const known = limitersOfServers.get(strapi);
  if (known) return known;
  const made = createLimiter(readSettings());
  limitersOfServers.set(strapi, made);
  return made;
};

/** Counts one event of `key` (an IP, an account, a session…) in a bucket; throws RATE_LIMITED with `retryAfterSeconds`. */
export const consume = (strapi: Core.Strapi, bucket: RateLimit, key: string): Promise<void> =>
  limiterOfServer(strapi).consume(bucket, key);

/** Forgets what `key` has used: a right password clears the wrong ones before it. */
export const reward = (strapi: Core.Strapi, bucket: RateLimit, key: string): Promise<void> =>
  limiterOfServer(strapi).reward(bucket, key);
