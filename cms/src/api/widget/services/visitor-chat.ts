import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import type { Answer, HistoryMessage } from '../../../engines/ai/port';
import { wantsPerson } from '../../../engines/ai';
import { ApiError } from '../../../http/api-error';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { announceConversation, announceMessage } from '../../chatbot/conversation-events';
import { lockSession } from '../../chatbot/lock-session';
import type { MessageRow, SessionRow } from '../../chatbot/visitor-rows';
import { rejectedBy } from '../../stream/rejected-by';
import { profileOf } from '../bot-profile';
import { notifyVisitor } from '../visitor-channel';
import { inboxOf, widgetBots, type WidgetBot } from '../widget-bots';
import { Interrupt } from './interrupt';
import { attendantHasLeft, openMessage, replyToLast, type Incoming } from './open-message';
import { requestPerson } from './person-request';
import { returnMessage, takeMessage, warnOwner, type TakenMessage } from './quota';
import { failReply, settleReply, withdrawReply, type PendingReply, type ReplyRecord } from './settle-reply';
import { ReplyStream, type Reply } from './turn';
import { timings } from '../../../settings/timings';
import { toSeconds } from '../../../contract/time-units';

/** What the engine gets beyond its own budget before the turn is given up. */
const hardStopMs = () => timings().chat.answerMs + timings().chat.answerGraceMs;
/** A pending reply that nobody has touched for so long belongs to a process that died. */
const abandonedMs = () => hardStopMs() + timings().chat.abandonedGraceMs;
const SWEPT_AT_ONCE = 100;
const HISTORY_MESSAGES = 12;

type WithBot = SessionRow & { chatbot: { installId: string } | null };
type PendingRow = MessageRow & { session: WithBot | null };

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
 * The conversation between visitors and bots. A visitor's message is stored before the engine is asked, together with a pending reply;
 * the reply is completed exactly once, by this process, by the same message sent again, or by the sweep after a crash.
 * While a person attends, messages are stored and nobody is asked.
 */
class VisitorChat {
  readonly #strapi: Core.Strapi;
  readonly #turns = new Map<number, ReplyStream>();
  readonly #runs = new Set<Promise<void>>();
  /** Alone on SQLite: what is pending and not in this process died with the last one. */
  readonly #alone: boolean;
  #sweep: NodeJS.Timeout | undefined;

  constructor(strapi: Core.Strapi, { alone }: { alone: boolean }) {
    this.#strapi = strapi;
    this.#alone = alone;
  }

  get #messages() {
    return this.#strapi.db.query(VISITOR_MESSAGE);
  }

  /** Stores a message and begins its reply; a repeated message joins or repeats the reply it has. */
  async receive(bot: WidgetBot, incoming: Incoming): Promise<{ sessionId: string; turn: ReplyStream }> {
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
      return { sessionId, turn: await this.#rejoin({ bot, session, row: opened.bot }) };

    if (opened.visitor) this.#tell(bot, sessionId, opened.visitor);
    if (opened.kind === 'attended') return { sessionId, turn: ReplyStream.of(ATTENDED) };
    if (opened.handedBack) notifyVisitor(this.#strapi, sessionId, { type: 'attended', by: 'bot' });
    if (opened.kind === 'limited') {
      this.#tell(bot, sessionId, opened.bot);
      return { sessionId, turn: ReplyStream.of(toReply(opened.bot)) };
    }
    const turn = this.#start({ bot, session, row: opened.bot }, incoming.text, interrupt);
    await this.#warn(bot, opened.quota, now);
    return { sessionId, turn };
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
    // Noted too, for whoever would take the reply up again after a crash; without touching the time of its last sign of life.
    await this.#strapi.db
      .connection('visitor_messages')
      .where({ id: row.id, state: 'pending' })
      .update({ stopped: true });
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
      this.#start({ bot, session, row: reply.row }, reply.question, interrupt);
      await this.#warn(bot, reply.quota, now);
    } else if (reply) {
      announceMessage(this.#strapi, inboxOf(bot), sessionId, reply.row);
    }
    await announceConversation(this.#strapi, inboxOf(bot), sessionId);
    return true;
  }

  /** Completes what a crash left pending and takes back what was left by whoever attended, now and every half minute. */
  startSweep(): void {
    const sweep = async () => {
      await this.#completeAbandoned().catch((error: unknown) =>
        this.#strapi.log.error(`Pending replies could not be completed: ${String(error)}`),
      );
      await this.#releaseStaleTakeovers().catch((error: unknown) =>
        this.#strapi.log.error(`Conversations were not given back: ${String(error)}`),
      );
    };
    void sweep();
    this.#sweep = setInterval(() => void sweep(), timings().chat.sweepMs);
    this.#sweep.unref();
  }

  /** Waits for the replies in the making. */
  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#sweep);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.allSettled([...this.#runs]), limit]);
  }

  /** The reply of a message that was sent before: done, in the making here or elsewhere, failed, or left by a crash. */
  async #rejoin(pending: PendingReply): Promise<ReplyStream> {
    const deadline = Date.now() + abandonedMs();
    let row: MessageRow | null = pending.row;
    while (row) {
      if (row.state === 'done') return ReplyStream.of(toReply(row));
      const running = this.#turns.get(row.id);
      if (running) return running;
      const taken = await this.#claim(pending.bot, row);
      if (taken) return this.#resume({ ...pending, row });
      // Another instance is at it.
      if (Date.now() > deadline)
        throw new ApiError('UNAVAILABLE', { retryAfterSeconds: toSeconds(timings().retryAfter.chatMs) });
      await new Promise((resolve) => setTimeout(resolve, timings().chat.pollMs));
      row = await this.#messages.findOne({ where: { id: row.id } });
    }
    // Taken back meanwhile: a person answers.
    return ReplyStream.of(ATTENDED);
  }

  /** Claims a reply that nobody is making; the condition on `updatedAt` lets exactly one claim it. */
  async #claim(bot: WidgetBot, row: MessageRow): Promise<boolean> {
    const untouched = Date.now() - new Date(row.updatedAt).getTime();
    const free = row.state === 'failed' || this.#alone || untouched > abandonedMs();
    if (!free) return false;
    // A failed reply gave its message back: trying again takes one.
    const knex = this.#strapi.db.connection;
    const takenAt = new Date();
    const quota = row.state === 'failed' ? await takeMessage(knex, bot.row.id, takenAt) : null;
    if (row.state === 'failed' && !quota) throw new ApiError('QUOTA_EXCEEDED');
    const { count } = await this.#messages.updateMany({
      where: { id: row.id, state: row.state, updatedAt: row.updatedAt },
      data: { state: 'pending', ...(quota ? { fromCredits: quota.fromCredits } : {}) },
    });
    if (count === 0 && quota)
      await returnMessage(knex, bot.row.id, { takenAt, fromCredits: quota.fromCredits });
    if (count === 1 && quota) row.fromCredits = quota.fromCredits;
    return count === 1;
  }

  /** Makes a reply that was left behind, unless a person has taken the conversation over since. */
  async #resume(pending: PendingReply): Promise<ReplyStream> {
    const interrupt = new Interrupt(this.#strapi, pending.session.sessionId);
    try {
      const session: SessionRow | null = await this.#strapi.db
        .query(VISITOR_SESSION)
        .findOne({ where: { id: pending.session.id } });
      if (session?.attendedBy !== 'bot' && (await withdrawReply(this.#strapi, pending))) {
        interrupt.close();
        return ReplyStream.of(ATTENDED);
      }
      const questionRow: MessageRow | null = await this.#messages.findOne({
        where: { session: { id: pending.session.id }, clientId: pending.row.clientId, sender: 'visitor' },
      });
      return this.#start(pending, questionRow?.content ?? '', interrupt);
    } catch (error) {
      interrupt.close();
      throw error;
    }
  }

  #start(pending: PendingReply, text: string, interrupt: Interrupt): ReplyStream {
    const turn = new ReplyStream();
    const { id } = pending.row;
    this.#turns.set(id, turn);
    const run = this.#run(turn, pending, text, interrupt).finally(() => {
      this.#turns.delete(id);
      this.#runs.delete(run);
    });
    this.#runs.add(run);
    return turn;
  }

  async #run(turn: ReplyStream, pending: PendingReply, text: string, interrupt: Interrupt): Promise<void> {
    try {
      turn.push({ type: 'done', reply: await this.#reply(turn, pending, text, interrupt) });
    } catch (error) {
      this.#strapi.log.error(
        `A visitor got no reply: ${error instanceof Error ? error.stack : String(error)}`,
      );
      await failReply(this.#strapi, pending).catch((cause: unknown) =>
        this.#strapi.log.error(`A failed reply was not noted: ${String(cause)}`),
      );
      turn.push({ type: 'failed' });
    } finally {
      interrupt.close();
    }
  }

  /** Asks the engine and stores what came of it: the whole reply, or what was said until somebody cut it short. */
  async #reply(turn: ReplyStream, pending: PendingReply, text: string, interrupt: Interrupt): Promise<Reply> {
    const { row } = pending;
    const startedAt = performance.now();
    const answer = row.stopped ? null : await this.#ask(turn, pending, text, interrupt);
    if (answer) {
      const { engine, why, ...replyText } = answer;
      const reply: Reply = { id: row.documentId, ...replyText };
      const milliseconds = Math.round(performance.now() - startedAt);
      await this.#settle(pending, reply, { stopped: false, milliseconds, engine, why });
      return (await this.#callPerson(pending, text)) ? { ...reply, person_called: true } : reply;
    }
    const { text: replyText } = turn;
    if (interrupt.reason === 'attended' && replyText === '') {
      if (await withdrawReply(this.#strapi, pending)) return ATTENDED;
      // Given back to the bot before we knew: the question is ours again.
      const again = new Interrupt(this.#strapi, pending.session.sessionId);
      return this.#reply(turn, pending, text, again).finally(again.close);
    }
    const reply = cutShort(row, replyText);
    await this.#settle(pending, reply, { stopped: true });
    return reply;
  }

  /** The engine's answer; null when it was interrupted. */
  async #ask(
    turn: ReplyStream,
    { bot, session, row }: PendingReply,
    text: string,
    interrupt: Interrupt,
  ): Promise<Answer | null> {
    const history = await this.#historyBefore(session, row);
    const tooLong = new AbortController();
    const signal = AbortSignal.any([tooLong.signal, interrupt.signal]);
    const timer = setTimeout(() => tooLong.abort(new Error('The answer took too long')), hardStopMs());
    const events = engines(this.#strapi).answering.ask({
      bot: profileOf(bot, session.ownerPreview ?? false),
      text,
      history,
      sessionId: session.sessionId,
      isPreview: session.ownerPreview ?? false,
      signal,
    });
    const listen = async (): Promise<Answer> => {
      for await (const event of events) {
        signal.throwIfAborted();
        if (event.type === 'done') return event.answer;
        turn.push(event);
      }
      throw new Error('The engine ended without an answer');
    };
    try {
      return await Promise.race([listen(), rejectedBy(signal)]);
    } catch (error) {
      if (interrupt.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #historyBefore(session: SessionRow, row: MessageRow): Promise<HistoryMessage[]> {
    const rows: MessageRow[] = await this.#messages.findMany({
      where: {
        session: { id: session.id },
        id: { $lt: row.id },
        state: 'done',
        clientId: { $ne: row.clientId },
      },
      orderBy: { id: 'desc' },
      limit: HISTORY_MESSAGES,
    });
    return rows
      .reverse()
      .map(({ sender, content }) => ({ role: sender === 'visitor' ? 'user' : 'bot', text: content ?? '' }));
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

  async #completeAbandoned(): Promise<void> {
    const rows: PendingRow[] = await this.#messages.findMany({
      where: {
        sender: 'bot',
        state: 'pending',
        ...(this.#alone ? {} : { updatedAt: { $lt: new Date(Date.now() - abandonedMs()) } }),
      },
      populate: { session: { populate: ['chatbot'] } },
      orderBy: { id: 'asc' },
      limit: SWEPT_AT_ONCE,
    });
    for (const row of rows) {
      const { session } = row;
      const installId = session?.chatbot?.installId;
      if (!session || !installId || this.#turns.has(row.id)) continue;
      const bot = await widgetBots(this.#strapi).find(installId);
      if (!bot || !(await this.#claim(bot, row))) continue;
      await (await this.#resume({ bot, session, row })).result();
    }
  }

  async #releaseStaleTakeovers(): Promise<void> {
    const before = new Date(Date.now() - timings().chat.ownerAwayMs);
    const longAgo = (field: string) => ({
      $or: [{ [field]: { $null: true } }, { [field]: { $lte: before } }],
    });
    const rows: WithBot[] = await this.#strapi.db.query(VISITOR_SESSION).findMany({
      where: {
        attendedBy: 'person',
        $and: [longAgo('personActiveAt'), { chatbot: longAgo('ownerSeenAt') }],
      },
      populate: ['chatbot'],
      orderBy: { id: 'asc' },
      limit: SWEPT_AT_ONCE,
    });
    for (const { sessionId, chatbot } of rows) {
      const bot = chatbot && (await widgetBots(this.#strapi).find(chatbot.installId));
      if (bot) await this.handBack(bot, sessionId, { onlyIfLeft: true });
    }
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
  const alone = strapi.db.dialect.client !== 'postgres';
  const made = new VisitorChat(strapi, { alone });
  chats.set(strapi, made);
  return made;
};

/** A name for a message whose client gave it none. */
export const nameMessage = (): string => randomUUID();
