import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { WidgetStreamEvent } from '../../../contract';
import type { ReplyStream } from '../../stream/reply-stream';
import type { Reply } from '../services/reply';
import { timings } from '../../../settings/timings';

/** What a visitor reads when there is no reply, whatever the reason (spec/admin-builders-widget.md §8). */
const NO_REPLY = '⚠️ Non riesco a rispondere ora. Riprova tra poco.';

export interface StreamedSession {
  sessionId: string;
  session_token: string;
  message_id: string;
}

/** Tells a reply as it is made. A visitor who leaves ends the stream and not the reply. */
export const streamReply = (ctx: Context, reply: ReplyStream<Reply>, session: StreamedSession): void => {
  const stream = new PassThrough();
  let line = 0;
  const send = (event: WidgetStreamEvent) => {
    line += 1;
    stream.write(`id: ${line}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const heartbeat = setInterval(() => stream.write(': ping\n\n'), timings().chat.heartbeatMs);
  stream.once('close', () => clearInterval(heartbeat));

  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
    'x-vercel-ai-ui-message-stream': 'v1',
  });
  ctx.status = 200;
  ctx.body = stream;
  ctx.flushHeaders();

  const tell = async () => {
    const id = session.message_id;
    send({ type: 'start', messageId: id });
    send({ type: 'data-session', data: session });
    send({ type: 'text-start', id });
    for await (const event of reply.follow()) {
      if (stream.destroyed) return;
      if (event.type === 'delta') {
        send({ type: 'text-delta', id, delta: event.text });
      } else if (event.type === 'failed') {
        send({ type: 'error', errorText: NO_REPLY, code: 'UNAVAILABLE' });
      } else {
        const { id: reply_id, sources, suggestions, outcome, handover, person_called } = event.reply;
        send({ type: 'text-end', id });
        sources.forEach((source, index) =>
          send({
            type: 'source-document',
            sourceId: `${id}-${index + 1}`,
            mediaType: 'text/plain',
            ...source,
          }),
        );
        if (suggestions.length > 0) send({ type: 'data-suggestions', data: suggestions });
        send({
          type: 'data-outcome',
          data: { outcome, handover, ai_generated: true, reply_id, person_called },
        });
      }
    }
    send({ type: 'finish' });
    stream.end('data: [DONE]\n\n');
  };
  tell().catch(() => stream.destroy());
};
