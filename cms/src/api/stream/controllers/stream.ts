import { PassThrough } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engines } from '../../../engines';
import { callerOf } from '../../../http/context';
import { openStreams } from '../open-streams';

const PING_MS = 25_000;
/** A stream outlives the token that opened it by little; the client comes back with a fresh one. */
const LONGEST_MS = 15 * 60_000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const caller = callerOf(ctx);
    const stream = new PassThrough();
    const unsubscribe = engines(strapi).live.subscribe(caller.id, (event) => {
      stream.write(`data: ${JSON.stringify(event)}\n\n`);
    });
    const ping = setInterval(() => stream.write(': ping\n\n'), PING_MS);
    const limit = setTimeout(() => stream.end(), LONGEST_MS);
    stream.once('close', () => {
      unsubscribe();
      clearInterval(ping);
      clearTimeout(limit);
    });
    openStreams(strapi).add(caller.id, stream);

    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression would hold events back until the end.
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    ctx.status = 200;
    ctx.body = stream;
    ctx.flushHeaders();
    stream.write(': open\n\n');
  },
});
