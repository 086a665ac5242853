import type { Core } from '@strapi/strapi';
import type { AssistantMessage, Locale, RegenerateReply } from '../../../contract';
import { engines } from '../../../engines';
import type { AssistantEvent } from '../../../engines/ai/assistant';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { assistantWords } from '../../../locales/assistant';
import { rejectedBy } from '../../../engines/queue';
import { ReplyRunner } from '../../stream/reply-runner';
import type { ReplyStream } from '../../stream/reply-stream';
import { announceConversation, listenForStop, tellToStop } from '../conversation-events';
import { findConversation } from '../find-conversation';
import { MESSAGE, type ConversationRow, type MessageRow } from '../rows';
import { toMessage, toReplyAdvice } from '../to-assistant';
import { takeMessage, warnOfAllowance } from './allowance';
import { composeRequest } from './compose-request';
import { eraseForgotten } from './erase-conversations';
import { type NewMessage, type Opened, openings } from './open-message';
import { settleReply, type PendingReply, type ReplyEnd } from './settle-reply';
import { timings } from '../../../settings/timings';

type WithConversation = MessageRow & {
  conversation: (ConversationRow & { owner: { id: number } | null }) | null;
};
type AssistantReply = ReplyStream<AssistantMessage>;
/** A promised reply, the message it answers, and the language that its sender reads. */
type Pending = PendingReply & { question: MessageRow; language: Locale | null };

/** A reply that can be followed, with the message that it answers. */
export interface Followed {
  conversation: ConversationRow;
  question: MessageRow;
  reply: MessageRow;
  stream: AssistantReply;
}

/**
 * The conversations of customers with the assistant. A message is stored before the engine is asked, together with a pending reply,
 * whose life `ReplyRunner` governs.
 */
class AssistantChat {
  readonly #strapi: Core.Strapi;
  readonly #replies: ReplyRunner<MessageRow, Pending, AssistantMessage>;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    this.#replies = new ReplyRunner(strapi, {
      name: 'the assistant',
      rows: this.#messages,
      table: 'messages',
      listPending: (untouchedSince, limit) =>
        this.#messages.findMany({
          where: {
            author: 'assistant',
            state: 'pending',
            ...(untouchedSince ? { updatedAt: { $lt: untouchedSince } } : {}),
          },
          orderBy: { id: 'asc' },
          limit,
        }),
      abandonedMs: () => timings().chat.assistantAbandonedMs,
      heartbeatMs: () => timings().chat.assistantHeartbeatMs,
      toReply: toMessage,
      withdrawn: null,
      charge: async (trx, { ownerId }) => {
        if (!(await takeMessage(trx, ownerId, new Date()))) throw new ApiError('QUOTA_EXCEEDED');
      },
      make: (stream, pending) => this.#make(stream, pending),
      fail: (pending) =>
        this.#settle(pending, { state: 'failed', text: assistantWords[pending.language ?? 'it'].apology }),
      recover: (row) => this.#recover(row),
    });
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
    const stream = await this.#replies.follow({
      ownerId: caller.id,
      conversation,
      row: reply,
      question,
      language: null,
    });
    return { conversation, question, reply, stream };
  }

  /** Ends the reply in the making with what has been said, wherever it is being made. */
  async stop(caller: Caller, conversationId: string): Promise<void> {
    const conversation = await findConversation(this.#strapi, conversationId, caller);
    const reply = await this.#pendingIn(conversation);
    if (!reply) return;
    await this.#replies.markStopped(reply);
    tellToStop(this.#strapi, conversationId);
  }

  /** Makes what a crash left and erases what was deleted, now and four times a minute. */
  startSweep(): void {
    this.#replies.startSweep(timings().chat.assistantSweepMs, () => eraseForgotten(this.#strapi, new Date()));
  }

  /** Waits for the replies in the making. */
  finish(graceMs: number): Promise<void> {
    return this.#replies.stop(graceMs);
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
    const pending: Pending = { ownerId: caller.id, conversation, row: reply, question, language };
    if (!allowance) return { conversation, question, reply, stream: await this.#replies.follow(pending) };
    const stream = this.#replies.start(pending);
    announceConversation(this.#strapi, caller.id, conversation.documentId);
    await warnOfAllowance(this.#strapi, caller.id, allowance, now).catch((error: unknown) =>
      this.#strapi.log.error(`A customer was not warned of the limit: ${String(error)}`),
    );
    return { conversation, question, reply, stream };
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

  /** Asks the assistant and stores what came of it: the whole reply, or what was said until it was stopped. */
  async #make(stream: AssistantReply, pending: Pending): Promise<AssistantMessage | null> {
    const { conversation, row } = pending;
    const stop = listenForStop(this.#strapi, conversation.documentId);
    try {
      const done = row.stopped ? null : await this.#ask(stream, pending, stop.signal);
      return await this.#settle(
        pending,
        done
          ? { state: 'done', text: done.advice.text, advice: toReplyAdvice(done) }
          : { state: 'stopped', text: stream.text.trim() },
      );
    } finally {
      stop.close();
    }
  }

  /** Stores how a reply ended, and tells the person's other tabs. The reply as it stands then; null where it failed or is gone. */
  async #settle(pending: Pending, end: ReplyEnd): Promise<AssistantMessage | null> {
    const { ownerId, conversation, row } = pending;
    try {
      await settleReply(this.#strapi, pending, end);
      const settled: MessageRow | null = await this.#messages.findOne({ where: { id: row.id } });
      return settled?.state === 'done' ? toMessage(settled) : null;
    } finally {
      announceConversation(this.#strapi, ownerId, conversation.documentId);
    }
  }

  /** The assistant's reply; null when it was stopped. */
  async #ask(
    stream: AssistantReply,
    { ownerId, conversation, question, language }: Pending,
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
        stream.push(event);
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

  async #recover({ id }: MessageRow): Promise<Pending | null> {
    const row: WithConversation | null = await this.#messages.findOne({
      where: { id },
      populate: { conversation: { populate: { owner: { select: ['id'] } } } },
    });
    const conversation = row?.conversation;
    const owner = conversation?.owner;
    if (!row || !conversation || !owner) return null;
    const question = await this.#askedBefore(conversation, row);
    return question && { ownerId: owner.id, conversation, row, question, language: null };
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
