import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { timings } from '../../settings/timings';

/** Answers with an event stream that stays open until somebody ends it. `leave` runs once, when it is over. */
export const openEventStream = (ctx: Context, leave: () => void): PassThrough => {
  const stream = new PassThrough();
  const ping = setInterval(() => write(stream, ': ping\n\n'), timings().chat.eventsPingMs);
  const limit = setTimeout(() => stream.end(), timings().chat.eventsLongestMs);
  stream.once('close', () => {
    clearInterval(ping);
    clearTimeout(limit);
    leave();
  });
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compression would hold events back until the end.
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  ctx.status = 200;
  ctx.body = stream;
  ctx.flushHeaders();
  write(stream, ': open\n\n');
  return stream;
};

/** Says one event, unless the stream is over. */
export const sendEvent = (stream: PassThrough, event: object): void =>
  write(stream, `data: ${JSON.stringify(event)}\n\n`);

// A stream that was ended stays until its reader has read: it takes nothing more.
const write = (stream: PassThrough, text: string): void => {
  if (!stream.writableEnded && !stream.destroyed) stream.write(text);
};
