import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WidgetLiveEvent } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { clientIp } from '../../../http/client-ip';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { isShown, type MessageRow } from '../../chatbot/visitor-rows';
import { openEventStream, sendEvent } from '../../stream/event-stream';
import { openStreams } from '../../stream/open-streams';
import { toWidgetMessage } from '../to-widget-message';
import { listenToVisitor, type VisitorNote } from '../visitor-channel';
import { toSeconds } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

/** Windows of one conversation that are looked at; beyond, the oldest makes room. */
const MAX_PER_SESSION = 6;
/** An office behind one address may hold so many. */
const MAX_PER_ADDRESS = 60;

/** Opens a visitor's stream: what happens in the conversation without the visitor asking. */
export const openVisitorEvents = async (
  strapi: Core.Strapi,
  ctx: Context,
  sessionId: string,
): Promise<void> => {
  const streams = openStreams(strapi);
  const address = `address:${clientIp(ctx)}`;
  if (streams.count(address) >= MAX_PER_ADDRESS)
    throw new ApiError('RATE_LIMITED', {
      limit: 'widget-events',
      retryAfterSeconds: toSeconds(timings().retryAfter.streamsMs),
    });
  const exists = await strapi.db.query(VISITOR_SESSION).count({ where: { sessionId } });

  /** What a note means to the visitor; null for what concerns only the server, or is gone meanwhile. */
  const eventOf = async (note: VisitorNote): Promise<WidgetLiveEvent | null> => {
    if (note.type === 'stop') return null;
    if (note.type !== 'message') return note;
    const row: MessageRow | null = await strapi.db
      .query(VISITOR_MESSAGE)
      .findOne({ where: { documentId: note.id, session: { sessionId } } });
    return row && isShown(row) ? { type: 'message', message: toWidgetMessage(row) } : null;
  };

  // One after the other: a message that takes long to load must not be overtaken by the next.
  let last: Promise<void> = Promise.resolve();
  const hear = (note: VisitorNote): void => {
    last = last
      .then(async () => {
        const event = await eventOf(note);
        if (event) sendEvent(stream, event);
        if (note.type === 'erased') stream.end();
      })
      .catch((error: unknown) => {
        strapi.log.warn(`A visitor missed an event: ${String(error)}`);
        // The client comes back and reads the history.
        stream.end();
      });
  };
  const stream = openEventStream(ctx, listenToVisitor(strapi, sessionId, hear));
  streams.add(`visitor:${sessionId}`, stream, MAX_PER_SESSION);
  streams.add(address, stream, MAX_PER_ADDRESS);
  if (!exists) hear({ type: 'erased' });
};
