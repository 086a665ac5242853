import type { Core } from '@strapi/strapi';
import type { AssistantMessage, Locale, RegenerateReply } from '../../../contract';
import { engines } from '../../../engines';
import type { AssistantEvent } from '../../../engines/ai/assistant';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { assistantWords } from '../../../locales/assistant';
import { rejectedBy } from '../../stream/rejected-by';
import { ReplyStream } from '../../stream/reply-stream';
import { announceConversation, listenForStop, tellToStop } from '../conversation-events';
import { findConversation } from '../find-conversation';
import { MESSAGE, type ConversationRow, type MessageRow } from '../rows';
import { toMessage, toReplyAdvice } from '../to-assistant';
import { takeMessage, warnOfAllowance } from './allowance';
import { composeRequest } from './compose-request';
import { eraseForgotten } from './erase-conversations';
import { type NewMessage, type Opened, openings } from './open-message';
import { settleReply, type PendingReply } from './settle-reply';
import { timings } from '../../../settings/timings';

const SWEPT_AT_ONCE = 100;

type ReplyTurn = ReplyStream<AssistantMessage>;
type WithConversation = MessageRow & {
  conversation: (ConversationRow & { owner: { id: number } | null }) | null;
};

/** A reply that can be followed, with the message that it answers. */
export interface Followed {
  conversation: ConversationRow;
  question: MessageRow;
  reply: MessageRow;
  turn: ReplyTurn;
}

/**
 * The conversations of customers with the assistant. A message is stored before the engine is asked, together with a pending reply; the
 * reply is completed exactly once, by this process, by the same message sent again, or by the sweep after a crash.
 */
class AssistantChat {
  readonly #strapi: Core.Strapi;
  readonly #turns = new Map<number, ReplyTurn>();
  readonly #runs = new Set<Promise<void>>();
  /** Alone on SQLite: what is pending and not in this process died with the last one. */
  readonly #alone: boolean;
  #sweep: NodeJS.Timeout | undefined;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    this.#alone = strapi.db.dialect.client !== 'postgres';
  }

  get #messages() {
    return this.#strapi.db.query(MESSAGE);
  }

  /** Stores a message and begins its reply; a repeated message joins or repeats the reply it has. */
  send(caller: Caller, message: NewMessage, language: Locale | null): Promise<Followed> {
    return this.#open(caller, language, (open) => open.message(message));
  }

  /** Begins another reply to the last message. */
  regenerate(caller: Caller, conversationId: string, request: RegenerateReply['request']): Promise<Followed> {
    return this.#open(caller, request.locale ?? null, (open) => open.regeneration(conversationId, request));
  }

  /** The reply that is being made in a conversation; null when there is none. */
  async follow(caller: Caller, conversationId: string): Promise<Followed | null> {
    const conversation = await findConversation(this.#strapi, conversationId, caller);
    const reply = await this.#pendingIn(conversation);
    const question = reply && (await this.#askedBefore(conversation, reply));
    if (!reply || !question) return null;
    const turn = await this.#rejoin({ ownerId: caller.id, conversation, row: reply }, question, null);
    return { conversation, question, reply, turn };
  }

  /** Ends the reply in the making with what has been said, wherever it is being made. */
  async stop(caller: Caller, conversationId: string): Promise<void> {
    const conversation = await findConversation(this.#strapi, conversationId, caller);
    const reply = await this.#pendingIn(conversation);
    if (!reply) return;
    // Noted too, for whoever would take the reply up again after a crash; without touching the time of its last sign of life.
    await this.#strapi.db
      .connection('messages')
      .where({ id: reply.id, state: 'pending' })
      .update({ stopped: true });
    tellToStop(this.#strapi, conversationId);
  }

  /** Completes what a crash left pending and erases what was deleted, now and four times a minute. */
  startSweep(): void {
    const sweep = async () => {
      await this.#completeAbandoned().catch((error: unknown) =>
        this.#strapi.log.error(`Replies of the assistant could not be completed: ${String(error)}`),
      );
      await eraseForgotten(this.#strapi, new Date()).catch((error: unknown) =>
        this.#strapi.log.error(`Deleted conversations were not erased: ${String(error)}`),
      );
    };
    void sweep();
    this.#sweep = setInterval(() => void sweep(), timings().chat.assistantSweepMs);
    this.#sweep.unref();
  }

  /** Waits for the replies in the making. */
  async finish(graceMs: number): Promise<void> {
    clearInterval(this.#sweep);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.allSettled([...this.#runs]), limit]);
  }

  async #open(
    caller: Caller,
    language: Locale | null,
    act: (open: ReturnType<typeof openings>) => Promise<Opened>,
  ): Promise<Followed> {
    const now = new Date();
    const opened = await this.#strapi.db.transaction(({ trx }) =>
      act(openings(this.#strapi, trx, caller, { now, abandonedMs: timings().chat.assistantAbandonedMs })),
    );
    const { conversation, question, reply, allowance } = opened;
    const pending: PendingReply = { ownerId: caller.id, conversation, row: reply };
    if (!allowance)
      return { conversation, question, reply, turn: await this.#rejoin(pending, question, language) };
    const turn = this.#start(pending, question, language);
    announceConversation(this.#strapi, caller.id, conversation.documentId);
    await warnOfAllowance(this.#strapi, caller.id, allowance, now).catch((error: unknown) =>
      this.#strapi.log.error(`A customer was not warned of the limit: ${String(error)}`),
    );
    return { conversation, question, reply, turn };
  }

  #pendingIn(conversation: ConversationRow): Promise<MessageRow | null> {
    return this.#messages.findOne({
      where: { conversation: { id: conversation.id }, author: 'assistant', state: 'pending' },
      orderBy: { id: 'desc' },
    });
  }

  /** What a reply answers: whatever was replaced meanwhile, the last message before it. */
  #askedBefore(conversation: ConversationRow, reply: MessageRow): Promise<MessageRow | null> {
    return this.#messages.findOne({
      where: { conversation: { id: conversation.id }, author: 'user', id: { $lt: reply.id } },
      orderBy: { id: 'desc' },
    });
  }

  /** The reply of a message that was sent before: done, in the making here or elsewhere, failed, or left by a crash. */
  async #rejoin(pending: PendingReply, question: MessageRow, language: Locale | null): Promise<ReplyTurn> {
    const { row } = pending;
    if (row.state === 'done') return ReplyStream.of(toMessage(row));
    const running = this.#turns.get(row.id);
    if (running) return running;
    if (await this.#claim(pending)) return this.#start(pending, question, language);
    return this.#watch(row);
  }

  /** Waits for a reply that another instance makes, and tells it whole. */
  #watch({ id }: MessageRow): ReplyTurn {
    const turn: ReplyTurn = new ReplyStream();
    const deadline = Date.now() + timings().chat.assistantStopMs + timings().chat.assistantAbandonedMs;
    const look = async (): Promise<void> => {
      const row: MessageRow | null = await this.#messages.findOne({ where: { id } });
      if (row?.state === 'done') {
        if (row.content) turn.push({ type: 'delta', text: row.content });
        return turn.push({ type: 'done', reply: toMessage(row) });
      }
      if (row?.state !== 'pending' || Date.now() > deadline) return turn.push({ type: 'failed' });
      await new Promise((resolve) => setTimeout(resolve, timings().chat.pollMs));
      return look();
    };
    void look().catch(() => turn.push({ type: 'failed' }));
    return turn;
  }

  /** Claims a reply that nobody is making; the condition on `updatedAt` lets exactly one claim it. */
  async #claim({ ownerId, row }: PendingReply): Promise<boolean> {
    const untouched = Date.now() - new Date(row.updatedAt).getTime();
    if (row.state !== 'failed' && !this.#alone && untouched <= timings().chat.assistantAbandonedMs)
      return false;
    return await this.#strapi.db.transaction(async ({ trx }) => {
      const { count } = await this.#messages.updateMany({
        where: { id: row.id, state: row.state, updatedAt: row.updatedAt },
        data: { state: 'pending', content: null },
      });
      if (count === 0) return false;
      // A failed reply gave its message back: trying again takes one.
      if (row.state === 'failed' && !(await takeMessage(trx, ownerId, new Date())))
        throw new ApiError('QUOTA_EXCEEDED');
      return true;
    });
  }

  #start(pending: PendingReply, question: MessageRow, language: Locale | null): ReplyTurn {
    const turn: ReplyTurn = new ReplyStream();
    const { id } = pending.row;
    this.#turns.set(id, turn);
    const run = this.#run(turn, pending, question, language).finally(() => {
      this.#turns.delete(id);
      this.#runs.delete(run);
    });
    this.#runs.add(run);
    return turn;
  }

  /** Asks the assistant and stores what came of it: the whole reply, what was said until it was stopped, or the apology. */
  async #run(
    turn: ReplyTurn,
    pending: PendingReply,
    question: MessageRow,
    language: Locale | null,
  ): Promise<void> {
    const { conversation, ownerId, row } = pending;
    const stop = listenForStop(this.#strapi, conversation.documentId);
    const heartbeat = setInterval(() => void this.#touch(row), timings().chat.assistantHeartbeatMs);
    try {
      const done = row.stopped ? null : await this.#ask(turn, pending, question, language, stop.signal);
      await settleReply(
        this.#strapi,
        pending,
        done
          ? { state: 'done', text: done.advice.text, advice: toReplyAdvice(done) }
          : { state: 'stopped', text: turn.text.trim() },
      );
    } catch (error) {
      this.#strapi.log.warn(`The assistant gave no reply: ${String(error)}`);
      await settleReply(this.#strapi, pending, {
        state: 'failed',
        text: assistantWords[language ?? 'it'].apology,
      }).catch((cause: unknown) => this.#strapi.log.error(`A failed reply was not noted: ${String(cause)}`));
    } finally {
      stop.close();
      clearInterval(heartbeat);
      const settled = await this.#messages.findOne({ where: { id: row.id } }).catch(() => null);
      turn.push(settled?.state === 'done' ? { type: 'done', reply: toMessage(settled) } : { type: 'failed' });
      announceConversation(this.#strapi, ownerId, conversation.documentId);
    }
  }

  /** A sign of life, for the other instances. */
  async #touch({ id }: MessageRow): Promise<void> {
    await this.#messages
      .updateMany({ where: { id, state: 'pending' }, data: { state: 'pending' } })
      .catch((error: unknown) => this.#strapi.log.warn(`A reply gave no sign of life: ${String(error)}`));
  }

  /** The assistant's reply; null when it was stopped. */
  async #ask(
    turn: ReplyTurn,
    { ownerId, conversation }: PendingReply,
    question: MessageRow,
    language: Locale | null,
    stopped: AbortSignal,
  ): Promise<Extract<AssistantEvent, { type: 'done' }> | null> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timings().chat.assistantStopMs)]);
    const listen = async () => {
      const request = await composeRequest(this.#strapi, {
        ownerId,
        conversation,
        question,
        language,
        signal,
      });
      for await (const event of engines(this.#strapi).adviser.ask(request)) {
        signal.throwIfAborted();
        if (event.type === 'done') return event;
        turn.push(event);
      }
      throw new Error('The assistant ended without a reply');
    };
    try {
      return await Promise.race([listen(), rejectedBy(signal)]);
    } catch (error) {
      if (stopped.aborted) return null;
      throw error;
    }
  }

  async #completeAbandoned(): Promise<void> {
    const rows: WithConversation[] = await this.#messages.findMany({
      where: {
        author: 'assistant',
        state: 'pending',
        ...(this.#alone
          ? {}
          : { updatedAt: { $lt: new Date(Date.now() - timings().chat.assistantAbandonedMs) } }),
      },
      populate: { conversation: { populate: { owner: { select: ['id'] } } } },
      orderBy: { id: 'asc' },
      limit: SWEPT_AT_ONCE,
    });
    for (const row of rows) {
      const { conversation } = row;
      if (!conversation?.owner || this.#turns.has(row.id)) continue;
      const question = await this.#askedBefore(conversation, row);
      const pending: PendingReply = { ownerId: conversation.owner.id, conversation, row };
      if (question && (await this.#claim(pending))) await this.#start(pending, question, null).result();
    }
  }
}

const chats = new WeakMap<Core.Strapi, AssistantChat>();

/** The assistant's conversations of a running server. */
export const assistantChat = (strapi: Core.Strapi): AssistantChat => {
  const known = chats.get(strapi);
  if (known) return known;
  const made = new AssistantChat(strapi);
  chats.set(strapi, made);
  return made;
};
