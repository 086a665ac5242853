import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { wantsPerson } from '../../../engines/ai';
import { ApiError } from '../../../http/api-error';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { announceConversation, announceMessage } from '../../chatbot/conversation-events';
import { lockSession } from '../../chatbot/lock-session';
import type { MessageRow, SessionRow } from '../../chatbot/visitor-rows';
import { ReplyRunner } from '../../stream/reply-runner';
import { ReplyStream } from '../../stream/reply-stream';
import { notifyVisitor } from '../visitor-channel';
import { inboxOf, widgetBots, type WidgetBot } from '../widget-bots';
import { askEngine, hardStopMs } from './ask-engine';
import { Interrupt } from './interrupt';
import { attendantHasLeft, openMessage, replyToLast, type Incoming } from './open-message';
import { requestPerson } from './person-request';
import { takeMessage, warnOwner, type TakenMessage } from './quota';
import { failReply, settleReply, withdrawReply, type PendingReply, type ReplyRecord } from './settle-reply';
import type { Reply } from './reply';
import { staleTakeovers, type SessionWithBot } from './stale-takeovers';
import { timings } from '../../../settings/timings';

/** A pending reply that nobody has touched for so long belongs to a process that died. */
const abandonedMs = () => hardStopMs() + timings().chat.abandonedGraceMs;

type WithSession = MessageRow & { session: SessionWithBot | null };
/** A promised reply; of one that this process has just promised, the question, and what has heard of a person since. */
type Pending = PendingReply & { opening?: { question: string; interrupt: Interrupt } };

const toReply = (row: MessageRow): Reply => ({
  id: row.documentId,
  text: row.content ?? '',
  outcome: row.outcome ?? 'unknown',
  sources: row.sources ?? [],
  suggestions: row.suggestions ?? [],
  handover: row.handover ?? false,
});

/** A person will answer: there is nothing to say yet. */
const ATTENDED: Reply = {
  id: '',
  text: '',
  outcome: 'person',
  sources: [],
  suggestions: [],
  handover: false,
};

/** What was said before the reply was cut short. */
const cutShort = (row: MessageRow, replyText: string): Reply => ({
  ...ATTENDED,
  id: row.documentId,
  text: replyText,
  outcome: 'answered',
});

/**
 * The conversation between visitors and bots. A visitor's message is stored before the engine is asked, together with a pending reply,
 * whose life `ReplyRunner` governs. While a person attends, messages are stored and nobody is asked.
 */
class VisitorChat {
  readonly #strapi: Core.Strapi;
  readonly #replies: ReplyRunner<MessageRow, Pending, Reply>;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    this.#replies = new ReplyRunner(strapi, {
      name: 'a chatbot',
      rows: this.#messages,
      table: 'visitor_messages',
      listPending: (untouchedSince, limit) =>
        this.#messages.findMany({
          where: {
            sender: 'bot',
            state: 'pending',
            ...(untouchedSince ? { updatedAt: { $lt: untouchedSince } } : {}),
          },
          orderBy: { id: 'asc' },
          limit,
        }),
      abandonedMs,
      // The engine is given up before anybody would miss it.
      heartbeatMs: () => null,
      toReply,
      // A person answers.
      withdrawn: ATTENDED,
      charge: async (trx, { bot, row }) => {
        const quota = await takeMessage(trx, bot.row.id, new Date());
        if (!quota) throw new ApiError('QUOTA_EXCEEDED');
        await trx('visitor_messages').where({ id: row.id }).update({ from_credits: quota.fromCredits });
        row.fromCredits = quota.fromCredits;
      },
      make: (stream, pending) => this.#make(stream, pending),
      fail: async (pending) => {
        await failReply(this.#strapi, pending);
        return null;
      },
      recover: (row) => this.#recover(row),
    });
  }

  get #messages() {
    return this.#strapi.db.query(VISITOR_MESSAGE);
  }

  /** Stores a message and begins its reply; a repeated message joins or repeats the reply it has. */
  async receive(
    bot: WidgetBot,
    incoming: Incoming,
  ): Promise<{ sessionId: string; stream: ReplyStream<Reply> }> {
    const now = new Date();
    const interrupt = new Interrupt(this.#strapi, incoming.sessionId);
    const opened = await this.#strapi.db
      .transaction(({ trx }) =>
        openMessage(this.#strapi, trx, bot, incoming, { now, abandonedMs: abandonedMs() }),
      )
      .catch((error: unknown) => {
        interrupt.close();
        throw error;
      });
    if (opened.kind !== 'new') interrupt.close();
    const { session } = opened;
    const { sessionId } = session;
    if (opened.kind === 'repeat')
      return { sessionId, stream: await this.#replies.follow({ bot, session, row: opened.bot }) };

    if (opened.visitor) this.#tell(bot, sessionId, opened.visitor);
    if (opened.kind === 'attended') return { sessionId, stream: ReplyStream.of(ATTENDED) };
    if (opened.handedBack) notifyVisitor(this.#strapi, sessionId, { type: 'attended', by: 'bot' });
    if (opened.kind === 'limited') {
      this.#tell(bot, sessionId, opened.bot);
      return { sessionId, stream: ReplyStream.of(toReply(opened.bot)) };
    }
    const opening = { question: incoming.text, interrupt };
    const stream = this.#replies.start({ bot, session, row: opened.bot, opening });
    await this.#warn(bot, opened.quota, now);
    return { sessionId, stream };
  }

  /** Ends the reply to a message with what has been said, wherever it is being made. */
  async cutShort(bot: WidgetBot, sessionId: string, messageId: string): Promise<void> {
    const row: MessageRow | null = await this.#messages.findOne({
      where: {
        session: { sessionId, chatbot: { id: bot.row.id } },
        clientId: messageId,
        sender: 'bot',
        state: 'pending',
      },
    });
    if (!row) return;
    await this.#replies.markStopped(row);
    notifyVisitor(this.#strapi, sessionId, { type: 'stop' });
  }

  /**
   * Gives a conversation back to the bot, which answers what is still unanswered. With `onlyIfLeft` nothing happens while whoever
   * attends is still there. False when there is no such conversation.
   */
  async handBack(bot: WidgetBot, sessionId: string, { onlyIfLeft = false } = {}): Promise<boolean> {
    const now = new Date();
    const interrupt = new Interrupt(this.#strapi, sessionId);
    const given = await this.#strapi.db
      .transaction(async ({ trx }) => {
        const session = await lockSession(this.#strapi, trx, sessionId, bot.row.id);
        if (!session) return null;
        if (session.attendedBy === 'bot') return { session, changed: false, reply: null };
        if (onlyIfLeft && !(await attendantHasLeft(this.#strapi, bot, session, now)))
          return { session, changed: false, reply: null };
        await trx('visitor_sessions').where({ id: session.id }).update({ attended_by: 'bot' });
        return { session, changed: true, reply: await replyToLast(this.#strapi, trx, bot, session, now) };
      })
      .catch((error: unknown) => {
        interrupt.close();
        throw error;
      });
    if (!given?.reply?.quota) interrupt.close();
    if (!given) return false;
    const { session, changed, reply } = given;
    if (!changed) return true;
    notifyVisitor(this.#strapi, sessionId, { type: 'attended', by: 'bot' });
    if (reply?.quota) {
      notifyVisitor(this.#strapi, sessionId, { type: 'typing' });
      this.#replies.start({ bot, session, row: reply.row, opening: { question: reply.question, interrupt } });
      await this.#warn(bot, reply.quota, now);
    } else if (reply) {
      announceMessage(this.#strapi, inboxOf(bot), sessionId, reply.row);
    }
    await announceConversation(this.#strapi, inboxOf(bot), sessionId);
    return true;
  }

  /** Makes what a crash left and takes back what was left by whoever attended, now and every half minute. */
  startSweep(): void {
    this.#replies.startSweep(timings().chat.sweepMs, () => this.#releaseStaleTakeovers());
  }

  /** Waits for the replies in the making. */
  stop(graceMs: number): Promise<void> {
    return this.#replies.stop(graceMs);
  }

  /** Makes a reply, unless a person has taken the conversation over since it was promised. */
  async #make(stream: ReplyStream<Reply>, pending: Pending): Promise<Reply> {
    const interrupt = pending.opening?.interrupt ?? new Interrupt(this.#strapi, pending.session.sessionId);
    try {
      if (pending.opening) return await this.#reply(stream, pending, pending.opening.question, interrupt);
      const session: SessionRow | null = await this.#strapi.db
        .query(VISITOR_SESSION)
        .findOne({ where: { id: pending.session.id } });
      if (session?.attendedBy !== 'bot' && (await withdrawReply(this.#strapi, pending))) return ATTENDED;
      const question: MessageRow | null = await this.#messages.findOne({
        where: { session: { id: pending.session.id }, clientId: pending.row.clientId, sender: 'visitor' },
      });
      return await this.#reply(stream, pending, question?.content ?? '', interrupt);
    } finally {
      interrupt.close();
    }
  }

  /** Asks the engine and stores what came of it: the whole reply, or what was said until somebody cut it short. */
  async #reply(
    stream: ReplyStream<Reply>,
    pending: PendingReply,
    text: string,
    interrupt: Interrupt,
  ): Promise<Reply> {
    const { row } = pending;
    const startedAt = performance.now();
    const answer = row.stopped ? null : await askEngine(this.#strapi, stream, pending, { text, interrupt });
    if (answer) {
      const { engine, why, ...replyText } = answer;
      const reply: Reply = { id: row.documentId, ...replyText };
      const milliseconds = Math.round(performance.now() - startedAt);
      await this.#settle(pending, reply, { stopped: false, milliseconds, engine, why });
      return (await this.#callPerson(pending, text)) ? { ...reply, person_called: true } : reply;
    }
    const { text: replyText } = stream;
    if (interrupt.reason === 'attended' && replyText === '') {
      if (await withdrawReply(this.#strapi, pending)) return ATTENDED;
      // Given back to the bot before we knew: the question is ours again.
      const again = new Interrupt(this.#strapi, pending.session.sessionId);
      return this.#reply(stream, pending, text, again).finally(again.close);
    }
    const reply = cutShort(row, replyText);
    await this.#settle(pending, reply, { stopped: true });
    return reply;
  }

  async #settle(pending: PendingReply, reply: Reply, record: ReplyRecord): Promise<void> {
    const settled = await settleReply(this.#strapi, pending, reply, record);
    if (settled) this.#tell(pending.bot, pending.session.sessionId, settled);
  }

  /** Who writes that they want a person has asked for one, as by the button; true where somebody is there. */
  async #callPerson({ bot, session }: PendingReply, text: string): Promise<boolean> {
    if (!wantsPerson(text)) return false;
    try {
      return (await requestPerson(this.#strapi, bot, session.sessionId)).available;
    } catch (error) {
      // The reply stands all the same; of a conversation that was erased meanwhile nothing need be said.
      if (!(error instanceof ApiError)) this.#strapi.log.error(`A person was not called: ${String(error)}`);
      return false;
    }
  }

  async #recover({ id }: MessageRow): Promise<Pending | null> {
    const row: WithSession | null = await this.#messages.findOne({
      where: { id },
      populate: { session: { populate: ['chatbot'] } },
    });
    const installId = row?.session?.chatbot?.installId;
    const bot = installId ? await widgetBots(this.#strapi).find(installId) : null;
    return row?.session && bot ? { bot, session: row.session, row } : null;
  }

  async #releaseStaleTakeovers(): Promise<void> {
    for (const { sessionId, bot } of await staleTakeovers(this.#strapi))
      await this.handBack(bot, sessionId, { onlyIfLeft: true });
  }

  #tell(bot: WidgetBot, sessionId: string, row: MessageRow): void {
    announceMessage(this.#strapi, inboxOf(bot), sessionId, row);
    void announceConversation(this.#strapi, inboxOf(bot), sessionId);
  }

  async #warn(bot: WidgetBot, quota: TakenMessage, now: Date): Promise<void> {
    await warnOwner(this.#strapi, bot, quota, now).catch((error: unknown) =>
      this.#strapi.log.error(`The owner was not warned of the quota: ${String(error)}`),
    );
  }
}

const chats = new WeakMap<Core.Strapi, VisitorChat>();

/** The visitors' conversations of a running server. */
export const visitorChat = (strapi: Core.Strapi): VisitorChat => {
  const known = chats.get(strapi);
  if (known) return known;
  const made = new VisitorChat(strapi);
  chats.set(strapi, made);
  return made;
};

/** A name for a message whose client gave it none. */
export const nameMessage = (): string => randomUUID();
