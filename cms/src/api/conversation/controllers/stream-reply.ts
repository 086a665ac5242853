import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AssistantStreamEvent } from '../../../contract';
import type { Caller } from '../../../http/context';
import { openEventStream, sendEvent } from '../../stream/event-stream';
import { openStreams } from '../../stream/open-streams';
import { attachmentsOf } from '../find-conversation';
import { MESSAGE, type MessageRow } from '../rows';
import { readAllowance } from '../services/allowance';
import type { Followed } from '../services/assistant-chat';
import { toConversation, toMessage } from '../to-assistant';

/** A person with more replies open than this has forgotten some. */
const MAX_PER_PERSON = 12;

/** Tells a reply as it is made. A reader who leaves ends the stream and not the reply. */
export const streamReply = async (
  strapi: Core.Strapi,
  ctx: Context,
  caller: Caller,
  { conversation, question, reply, stream: replyStream }: Followed,
): Promise<void> => {
  const files = await attachmentsOf(strapi, conversation.id);
  const stream = openEventStream(ctx, () => undefined);
  openStreams(strapi).add(`assistant:${caller.id}`, stream, MAX_PER_PERSON);
  const send = (event: AssistantStreamEvent) => sendEvent(stream, event);

  const tell = async () => {
    send({
      type: 'meta',
      conversation: toConversation(conversation),
      message: toMessage(question, files),
      reply: { ...toMessage(reply, files), state: 'pending', text: '' },
    });
    for await (const event of replyStream.follow()) {
      if (stream.destroyed) return;
      if (event.type === 'delta') {
        send({ type: 'delta', text: event.text });
        continue;
      }
      const allowance = await readAllowance(strapi.db.connection, caller.id, new Date());
      if (event.type === 'done') send({ type: 'done', reply: event.reply, allowance });
      else {
        const failed: MessageRow | null = await strapi.db.query(MESSAGE).findOne({ where: { id: reply.id } });
        send({ type: 'error', code: 'UNAVAILABLE', reply: toMessage(failed ?? reply, files), allowance });
      }
    }
    stream.end();
  };
  tell().catch(() => stream.destroy());
};
