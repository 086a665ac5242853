import { createHash } from 'node:crypto';
import type { Row } from '../database/row';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from './api-error';
import type { Caller } from './context';
import { isUniqueViolation, toErrorAnswer } from './error-answer';
import { timings } from '../settings/timings';
import { toSeconds } from '../contract/time-units';

const UID = 'api::account.idempotency-key';

type KeyRow = Row<typeof UID>;

const hashOf = (ctx: Context): string => {
  const { body, files } = ctx.request as { body?: unknown; files?: Record<string, unknown> };
  const shapes = Object.values(files ?? {})
    .flat()
    .map((file) => {
      const { originalFilename, size } = file as { originalFilename?: string; size?: number };
      return [originalFilename, size];
    });
  return createHash('sha256')
    .update(JSON.stringify([body ?? null, shapes]))
    .digest('hex');
};

/**
 * Runs a request once per `Idempotency-Key`, person and path. The same key and body gets the first answer again;
 * another body 422; a running one 409. Our own faults (5xx) release the key, so that the client may try again.
 */
export const onceOnly = async (
  strapi: Core.Strapi,
  ctx: Context,
  caller: Caller,
  run: () => Promise<void>,
): Promise<void> => {
  const key = ctx.get('idempotency-key');
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new ApiError('BAD_REQUEST', { header: 'Idempotency-Key' });
  await sweep(strapi);
  const keys = strapi.db.query(UID);
  const route = `${ctx.method} ${ctx.path}`;
  const bodyHash = hashOf(ctx);
  const where = { owner: { id: caller.id }, route, key };

  const claim = async (): Promise<number | KeyRow> => {
    try {
      const row = await keys.create({ data: { owner: caller.id, route, key, bodyHash, state: 'running' } });
      return row.id;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const row = await keys.findOne({ where });
      // Released between our insert and our look.
      if (!row)
        throw new ApiError('IDEMPOTENCY_IN_PROGRESS', {
          retryAfterSeconds: toSeconds(timings().retryAfter.runningMs),
        });
      return row;
    }
  };

  let claimed = await claim();
  if (typeof claimed !== 'number' && isOver(claimed)) {
    await keys.deleteMany({ where: { id: claimed.id, state: claimed.state } });
    claimed = await claim();
  }
  if (typeof claimed !== 'number') {
    if (claimed.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_MISMATCH');
    if (claimed.state === 'running') {
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', {
        retryAfterSeconds: toSeconds(timings().retryAfter.runningMs),
      });
    }
    ctx.set('Idempotent-Replayed', 'true');
    ctx.status = claimed.answerStatus ?? 200;
    ctx.body = claimed.answer;
    return;
  }

  const id = claimed;
  const keep = (answerStatus: number, answer: unknown) =>
    keys.update({ where: { id }, data: { state: 'done', answerStatus, answer } });
  try {
    await run();
  } catch (error) {
    const answer = toErrorAnswer(error, ctx.state.requestId as string);
    if (answer.status >= 500) await keys.delete({ where: { id } });
    else await keep(answer.status, answer.body);
    throw error;
  }
  if (ctx.status >= 500) await keys.delete({ where: { id } });
  else await keep(ctx.status, ctx.body ?? null);
};

const isOver = ({ state, createdAt }: KeyRow): boolean => {
  const { idempotencyRunningMs, idempotencyKeyMs } = timings().server;
  return (
    Date.now() - new Date(createdAt).getTime() >
    (state === 'running' ? idempotencyRunningMs : idempotencyKeyMs)
  );
};

let sweptAt = 0;

/** Drops what is older than a day, at most once an hour and on the way of a request that writes anyway. */
const sweep = async (strapi: Core.Strapi): Promise<void> => {
  if (Date.now() - sweptAt < timings().server.idempotencySweepMs) return;
  sweptAt = Date.now();
  await strapi.db
    .query(UID)
    .deleteMany({ where: { createdAt: { $lt: new Date(Date.now() - timings().server.idempotencyKeyMs) } } });
};
