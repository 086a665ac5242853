import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { timings } from '../settings/timings';

interface Answer {
  body: string;
  etag: string;
  expiresAt: number;
}

export interface PublicCache {
  /**
   * Answers what `load` gives, from memory while it is fresh. `load` may throw an ApiError: refusals are never kept.
   * Keys must come from a closed set or from what was found, or a visitor could fill the memory.
   */
  answer(ctx: Context, key: string, load: () => Promise<unknown>): Promise<void>;
  /** Forgets everything, answers being made included. */
  clear(): void;
}

/** Not Koa's `fresh`: it ignores `If-None-Match` on a reload (`no-cache`), where an unchanged body may still be spared. */
export const hasAlready = (ctx: Context, etag: string): boolean =>
  ctx
    .get('If-None-Match')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/** A browser asks again each time (and mostly gets 304); a proxy may keep an answer for a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/**
 * Ready answers of public reads. Writers clear it in this process; the short life covers other processes on the same
 * database and writes that go round the document service.
 */
export const createPublicCache = ({
  ttlMs = timings().pages.publicCacheMs,
  maxEntries = 500,
} = {}): PublicCache => {
  const answers = new Map<string, Answer>();
  const loading = new Map<string, Promise<Answer>>();
  let generation = 0;

  const make = async (key: string, load: () => Promise<unknown>): Promise<Answer> => {
    const started = generation;
    const body = JSON.stringify(await load());
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const answer = { body, etag, expiresAt: Date.now() + ttlMs };
    // A write in the meantime makes this answer old before it was kept.
    if (started === generation) {
      const oldest = answers.size >= maxEntries ? answers.keys().next().value : undefined;
      if (oldest !== undefined) answers.delete(oldest);
      answers.set(key, answer);
    }
    return answer;
  };

  const find = (key: string, load: () => Promise<unknown>): Promise<Answer> => {
    const cached = answers.get(key);
    if (cached && cached.expiresAt > Date.now()) return Promise.resolve(cached);
    const running = loading.get(key);
    if (running) return running;
    const promise = make(key, load).finally(() => {
      if (loading.get(key) === promise) loading.delete(key);
    });
    loading.set(key, promise);
    return promise;
  };

  return {
    async answer(ctx, key, load) {
      const { body, etag } = await find(key, load);
      ctx.status = 200;
      ctx.set('ETag', etag);
      ctx.set('Cache-Control', CACHE_CONTROL);
      if (hasAlready(ctx, etag)) {
        ctx.status = 304;
        return;
      }
      ctx.type = 'application/json';
      ctx.body = body;
    },
    clear() {
      generation += 1;
      answers.clear();
      loading.clear();
    },
  };
};
