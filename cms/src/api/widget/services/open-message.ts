import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import type { RowInput } from '../../../database/query';
import { hasLeft } from '../../../domain/chatbot/attendance';
import { browserFamily, oneLine, pageWithoutQuery } from '../../../domain/chatbot/visitor-facts';
import { ApiError } from '../../../http/api-error';
import { timings } from '../../../settings/timings';
import { CHATBOT, VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { lockSession } from '../../chatbot/lock-session';
import type { MessageRow, SessionRow } from '../../chatbot/visitor-rows';
import { contentFor } from '../bot-profile';
import { LIMITED_TEXT } from '../visitor-words';
import type { WidgetBot } from '../widget-bots';
import { takeMessage, type TakenMessage } from './quota';
import { takeShare } from './take-share';

type Transaction = Core.Strapi['db']['connection'];

export interface Incoming {
  sessionId: string;
  /** Names the message for ever: the same id again is the same message. */
  messageId: string;
  text: string;
  page: string;
  pageTitle: string;
  userAgent: string;
  isPreview: boolean;
  /** Where it was sent from, for its share of the bot's day; null where nobody's is counted. */
  network: string | null;
  /** What the page says of its visitor; '' where it says nothing. */
  identity: { name: string; email: string };
}

/** How a message was taken. `handedBack`: the person who attended had left, and the bot answers again. */
export type Opened = { session: SessionRow } & (
  | { kind: 'new'; visitor: MessageRow; bot: MessageRow; quota: TakenMessage; handedBack: boolean }
  | { kind: 'limited'; visitor: MessageRow; bot: MessageRow; handedBack: boolean }
  /** A person will answer. `visitor` is null when the message was here before. */
  | { kind: 'attended'; visitor: MessageRow | null }
  | { kind: 'repeat'; bot: MessageRow }
);

interface Timing {
  now: Date;
  /** A pending reply that nobody has touched for so long belongs to a process that died. */
  abandonedMs: number;
}

/**
 * Stores a visitor's message, and with it a pending reply unless a person answers. One transaction that holds the session's row:
 * what it finds there (who attends, whether a reply is in the making) is still so when it commits.
 */
export const openMessage = async (
  strapi: Core.Strapi,
  trx: Transaction,
  bot: WidgetBot,
  incoming: Incoming,
  { now, abandonedMs }: Timing,
): Promise<Opened> => {
  const messages = strapi.db.query(VISITOR_MESSAGE);
  const { session, isNew } = await enterSession(strapi, trx, bot, incoming, now);
  const rows: MessageRow[] = isNew
    ? []
    : await messages.findMany({
        where: { session: { id: session.id }, $or: [{ clientId: incoming.messageId }, { state: 'pending' }] },
      });
  const named = rows.filter(({ clientId }) => clientId === incoming.messageId);
  const question = named.find(({ sender }) => sender === 'visitor');
  const answer = named.find(({ sender }) => sender === 'bot');
  if (question) {
    if (question.content !== incoming.text) throw new ApiError('IDEMPOTENCY_MISMATCH');
    // A reply that failed before somebody took over is theirs to give now.
    const theirs = !answer || (answer.state === 'failed' && session.attendedBy === 'person');
    return theirs ? { kind: 'attended', visitor: null, session } : { kind: 'repeat', bot: answer, session };
  }

  const handedBack = session.attendedBy === 'person' && (await attendantHasLeft(strapi, bot, session, now));
  const attended = session.attendedBy === 'person' && !handedBack;
  const inTheMaking = rows.some(
    ({ state, updatedAt }) =>
      state === 'pending' && now.getTime() - new Date(updatedAt).getTime() < abandonedMs,
  );
  if (inTheMaking && !attended) throw new ApiError('MESSAGE_IN_PROGRESS');

  const visitor: MessageRow = await messages.create({
    data: {
      chatbot: bot.row.id,
      session: session.id,
      clientId: incoming.messageId,
      sender: 'visitor',
      content: incoming.text,
      state: 'done',
    },
  });
  const inShare = attended || (await takeShare(trx, bot.row, incoming, session.sessionId, now));
  const reply = attended
    ? null
    : await beginReply(strapi, trx, bot, session, { clientId: incoming.messageId, inShare, now });
  const limited = reply !== null && reply.quota === null;
  await trx('visitor_sessions')
    .where({ id: session.id })
    .update({
      last_message_at: now,
      last_sender: limited && !session.personRequestedAt ? 'bot' : 'visitor',
      message_count: trx.raw('coalesce(message_count, 0) + ?', [limited ? 2 : 1]),
      ...(session.preview ? {} : { preview: oneLine(incoming.text, 200) }),
      ...(handedBack ? { attended_by: 'bot' } : {}),
    });
  if (!reply) return { kind: 'attended', visitor, session };
  const { row, quota } = reply;
  return quota
    ? { kind: 'new', bot: row, visitor, session, quota, handedBack }
    : { kind: 'limited', bot: row, visitor, session, handedBack };
};

interface Beginning {
  clientId: string;
  /** False where the visitor's network has had its share of the bot's day. */
  inShare: boolean;
  now: Date;
}

/** Adds the reply to a message: pending, or, when no message is left, the polite notice. */
export const beginReply = async (
  strapi: Core.Strapi,
  trx: Transaction,
  bot: WidgetBot,
  session: SessionRow,
  { clientId, inShare, now }: Beginning,
): Promise<{ row: MessageRow; quota: TakenMessage | null }> => {
  const quota = inShare ? await takeMessage(trx, bot.row.id, now) : null;
  const reply: RowInput<typeof VISITOR_MESSAGE> = quota
    ? { state: 'pending', fromCredits: quota.fromCredits }
    : {
        state: 'done',
        content: LIMITED_TEXT[contentFor(bot, session.ownerPreview ?? false).language],
        outcome: 'limited',
        sources: [],
        suggestions: [],
        handover: true,
        aiGenerated: true,
      };
  const row: MessageRow = await strapi.db.query(VISITOR_MESSAGE).create({
    data: { chatbot: bot.row.id, session: session.id, clientId, sender: 'bot', ...reply },
  });
  return { row, quota };
};

/** Begins the reply to the message that the visitor is still waiting on; null when somebody answered it. */
export const replyToLast = async (
  strapi: Core.Strapi,
  trx: Transaction,
  bot: WidgetBot,
  session: SessionRow,
  now: Date,
): Promise<{ row: MessageRow; quota: TakenMessage | null; question: string } | null> => {
  const last: MessageRow | null = await strapi.db
    .query(VISITOR_MESSAGE)
    .findOne({ where: { session: { id: session.id } }, orderBy: { id: 'desc' } });
  if (last?.sender !== 'visitor') return null;
  const reply = await beginReply(strapi, trx, bot, session, {
    clientId: last.clientId,
    inShare: true,
    now,
  });
  if (!reply.quota)
    await trx('visitor_sessions')
      .where({ id: session.id })
      .update({ last_message_at: now, last_sender: 'bot', message_count: trx.raw('message_count + 1') });
  return { ...reply, question: last.content ?? '' };
};

/** Whoever took the conversation over is neither writing nor looking any more. */
export const attendantHasLeft = async (
  strapi: Core.Strapi,
  bot: WidgetBot,
  { personActiveAt }: SessionRow,
  now: Date,
): Promise<boolean> => {
  const chatbot: { ownerSeenAt: string | null } | null = await strapi.db
    .query(CHATBOT)
    .findOne({ where: { id: bot.row.id }, select: ['ownerSeenAt'] });
  return hasLeft(
    { personActiveAt, ownerSeenAt: chatbot?.ownerSeenAt ?? null },
    now,
    timings().chat.ownerAwayMs,
  );
};

const labelOf = (sessionId: string): string =>
  String(10_000 + (parseInt(sessionId.slice(0, 8), 16) % 90_000));

/** Finds or makes the session, and holds its row until the transaction ends. */
const enterSession = async (
  strapi: Core.Strapi,
  trx: Transaction,
  bot: WidgetBot,
  incoming: Incoming,
  now: Date,
): Promise<{ session: SessionRow; isNew: boolean }> => {
  const { sessionId, identity } = incoming;
  const named = {
    ...(identity.name ? { identity_name: identity.name } : {}),
    ...(identity.email ? { identity_email: identity.email } : {}),
  };
  const first = {
    ...newRow(
      VISITOR_SESSION,
      {
        sessionId,
        chatbotId: bot.row.id,
        label: labelOf(sessionId),
        originHost: pageWithoutQuery(incoming.page),
        pageTitle: oneLine(incoming.pageTitle, 200),
        browser: browserFamily(incoming.userAgent),
        startedAt: now,
        lastMessageAt: now,
        messageCount: 0,
        unanswered: false,
        thumbsDown: false,
        attendedBy: 'bot',
        ownerPreview: incoming.isPreview,
      },
      now,
    ),
    ...named,
  };
  // Twice: the row that stood in the way may be erased while we wait for it.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const made = await trx('visitor_sessions')
      .insert(first)
      .onConflict('session_id')
      .ignore()
      .returning('id');
    if (made.length === 0 && Object.keys(named).length > 0)
      await trx('visitor_sessions').where({ session_id: sessionId }).update(named);
    const session = await lockSession(strapi, trx, sessionId, bot.row.id);
    if (session) return { session, isNew: made.length > 0 };
  }
  throw new ApiError('VISITOR_TOKEN_INVALID');
};
