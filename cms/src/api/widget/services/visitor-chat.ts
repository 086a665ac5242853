import { randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../contract';
import { browserFamily, oneLine, pageWithoutQuery } from '../../../domain/chatbot/visitor-facts';
import { engines } from '../../../engines';
import type { Answer, Turn as HistoryTurn } from '../../../engines/ai/port';
import { ApiError } from '../../../http/api-error';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { toVisitorMessage, type MessageRow, type SessionRow } from '../../chatbot/visitor-rows';
import { contentFor, profileOf } from '../bot-profile';
import { widgetBots, type WidgetBot } from '../widget-bots';
import { returnMessage, takeMessage, warnOwner, type TakenMessage } from './quota';
import { Turn, type Reply } from './turn';

/** What the engine gets beyond its own budget before the turn is given up. */
const HARD_STOP_MS = LIMITS.answerTimeoutMs + 1_000;
/** A pending reply that nobody has touched for so long belongs to a process that died. */
const ABANDONED_MS = HARD_STOP_MS + 4_000;
const SWEEP_MS = 30_000;
const HISTORY_MESSAGES = 12;
const POLL_MS = 200;

const LIMITED_TEXT = {
  it: "In questo momento l'assistente non può rispondere. Puoi lasciare il tuo indirizzo e-mail: ti risponderà una persona.",
  en: 'The assistant cannot answer right now. You can leave your e-mail address and a person will get back to you.',
} as const;

export interface Incoming {
  sessionId: string;
  /** Names the message for ever: the same id again is the same message. */
  messageId: string;
  text: string;
  page: string;
  pageTitle: string;
  userAgent: string;
  isPreview: boolean;
}

type SessionWithBot = SessionRow & { chatbot: { installId: string } | null };
type PendingRow = MessageRow & { session: SessionWithBot | null };

type Opened =
  | {
      kind: 'new';
      bot: MessageRow;
      visitor: MessageRow;
      session: SessionRow;
      quota: TakenMessage;
    }
  | { kind: 'limited'; bot: MessageRow; visitor: MessageRow; session: SessionRow }
  | { kind: 'repeat'; bot: MessageRow; session: SessionRow };

const toReply = (row: MessageRow): Reply => ({
  id: row.documentId,
  text: row.content ?? '',
  outcome: row.outcome ?? 'unknown',
  sources: row.sources ?? [],
  suggestions: row.suggestions ?? [],
  handover: row.handover ?? false,
});

/** What became of the visitor's question, for the owner's figures: null where neither word fits. */
const wasAnswered = ({ outcome }: Pick<Reply, 'outcome'>): boolean | null =>
  outcome === 'answered' ? true : outcome === 'unknown' ? false : null;

const labelOf = (sessionId: string): string =>
  String(10_000 + (parseInt(sessionId.slice(0, 8), 16) % 90_000));

/**
 * The conversation between visitors and bots. A visitor's message is stored before the engine is asked, together with a pending reply;
 * the reply is completed exactly once, by this process, by the same message sent again, or by the sweep after a crash.
 */
class VisitorChat {
  readonly #strapi: Core.Strapi;
  readonly #turns = new Map<number, Turn>();
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
  async receive(bot: WidgetBot, incoming: Incoming): Promise<{ sessionId: string; turn: Turn }> {
    const now = new Date();
    const opened = await this.#strapi.db.transaction(({ trx }) => this.#open(trx, bot, incoming, now));
    const { sessionId } = opened.session;
    if (opened.kind === 'repeat') return { sessionId, turn: await this.#rejoin(bot, opened) };
    this.#tellOwner(bot, sessionId, opened.visitor);
    if (opened.kind === 'limited') {
      this.#tellOwner(bot, sessionId, opened.bot);
      return { sessionId, turn: Turn.of(toReply(opened.bot)) };
    }
    const turn = this.#start(bot, opened.session, opened.bot, incoming.text);
    await warnOwner(this.#strapi, bot, opened.quota, now).catch((error: unknown) =>
      this.#strapi.log.error(`The owner was not warned of the quota: ${String(error)}`),
    );
    return { sessionId, turn };
  }

  /** The messages of a session, oldest first; a reply in the making is not there yet. */
  async history(installId: string, sessionId: string): Promise<MessageRow[]> {
    return this.#messages.findMany({
      where: {
        session: { sessionId, chatbot: { installId } },
        $or: [{ state: 'done' }, { sender: 'visitor' }],
      },
      orderBy: { id: 'asc' },
    });
  }

  /** Completes what a crash left pending, now and every half minute. */
  startSweep(): void {
    const sweep = () =>
      this.#completeAbandoned().catch((error: unknown) =>
        this.#strapi.log.error(`Pending replies could not be completed: ${String(error)}`),
      );
    void sweep();
    this.#sweep = setInterval(() => void sweep(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Waits for the replies in the making. */
  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#sweep);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.allSettled([...this.#runs]), limit]);
  }

  async #open(
    trx: Core.Strapi['db']['connection'],
    bot: WidgetBot,
    incoming: Incoming,
    now: Date,
  ): Promise<Opened> {
    const session = await this.#lockSession(trx, bot, incoming, now);
    const rows: MessageRow[] = await this.#messages.findMany({
      where: { session: { id: session.id }, clientId: incoming.messageId },
    });
    const [asked, answer] = [
      rows.find(({ sender }) => sender === 'visitor'),
      rows.find(({ sender }) => sender === 'bot'),
    ];
    if (asked && answer) {
      if (asked.content !== incoming.text) throw new ApiError('IDEMPOTENCY_MISMATCH');
      return { kind: 'repeat', bot: answer, session };
    }
    // The session's row is locked: nobody begins another message between this look and our own insert.
    const busy = await this.#messages.count({
      where: {
        session: { id: session.id },
        state: 'pending',
        updatedAt: { $gt: new Date(now.getTime() - ABANDONED_MS) },
      },
    });
    if (busy > 0) throw new ApiError('MESSAGE_IN_PROGRESS');

    const quota = await takeMessage(trx, bot.row.id, now);
    const common = { chatbot: bot.row.id, session: session.id, clientId: incoming.messageId };
    const visitor: MessageRow = await this.#messages.create({
      data: { ...common, sender: 'visitor', content: incoming.text, state: 'done' },
    });
    const reply = quota
      ? { state: 'pending', fromCredits: quota.fromCredits }
      : {
          state: 'done',
          content: LIMITED_TEXT[contentFor(bot, incoming.isPreview).language],
          outcome: 'limited',
          sources: [],
          suggestions: [],
          handover: true,
          aiGenerated: true,
        };
    const answering: MessageRow = await this.#messages.create({
      data: { ...common, sender: 'bot', ...reply },
    });
    await trx('visitor_sessions')
      .where({ id: session.id })
      .update({
        message_count: trx.raw('coalesce(message_count, 0) + ?', [quota ? 1 : 2]),
        ...(session.preview ? {} : { preview: oneLine(incoming.text, 200) }),
      });
    return quota
      ? { kind: 'new', bot: answering, visitor, session, quota }
      : { kind: 'limited', bot: answering, visitor, session };
  }

  /** Finds or makes the session, and holds its row until the transaction ends. */
  async #lockSession(
    trx: Core.Strapi['db']['connection'],
    bot: WidgetBot,
    incoming: Incoming,
    now: Date,
  ): Promise<SessionRow> {
    const { sessionId } = incoming;
    await trx('visitor_sessions')
      .insert({
        document_id: randomBytes(12).toString('hex'),
        session_id: sessionId,
        chatbot_id: bot.row.id,
        label: labelOf(sessionId),
        origin_host: pageWithoutQuery(incoming.page),
        page_title: oneLine(incoming.pageTitle, 200),
        browser: browserFamily(incoming.userAgent),
        started_at: now,
        last_message_at: now,
        message_count: 0,
        unanswered: false,
        owner_preview: incoming.isPreview,
        created_at: now,
        updated_at: now,
      })
      .onConflict('session_id')
      .ignore();
    await trx('visitor_sessions').where({ session_id: sessionId }).update({ last_message_at: now });
    const session: SessionRow | null = await this.#strapi.db
      .query(VISITOR_SESSION)
      .findOne({ where: { sessionId, chatbot: { id: bot.row.id } } });
    if (!session) throw new ApiError('VISITOR_TOKEN_INVALID');
    return session;
  }

  /** The reply of a message that was sent before: done, in the making here or elsewhere, failed, or left by a crash. */
  async #rejoin(bot: WidgetBot, opened: { bot: MessageRow; session: SessionRow }): Promise<Turn> {
    const deadline = Date.now() + ABANDONED_MS;
    let row: MessageRow | null = opened.bot;
    while (row) {
      if (row.state === 'done') return Turn.of(toReply(row));
      const running = this.#turns.get(row.id);
      if (running) return running;
      const taken = await this.#takeOver(bot, row);
      if (taken) return this.#resume(bot, opened.session, row);
      // Another instance is at it.
      if (Date.now() > deadline) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      row = (await this.#messages.findOne({ where: { id: row.id } })) as MessageRow | null;
    }
    throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
  }

  /** Claims a reply that nobody is making; the condition on `updatedAt` lets exactly one claim it. */
  async #takeOver(bot: WidgetBot, row: MessageRow): Promise<boolean> {
    const untouched = Date.now() - new Date(row.updatedAt).getTime();
    const free = row.state === 'failed' || this.#alone || untouched > ABANDONED_MS;
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

  async #resume(bot: WidgetBot, session: SessionRow, row: MessageRow): Promise<Turn> {
    const asked: MessageRow | null = await this.#messages.findOne({
      where: { session: { id: session.id }, clientId: row.clientId, sender: 'visitor' },
    });
    return this.#start(bot, session, row, asked?.content ?? '');
  }

  #start(bot: WidgetBot, session: SessionRow, row: MessageRow, text: string): Turn {
    const turn = new Turn();
    this.#turns.set(row.id, turn);
    const run = this.#run(turn, bot, session, row, text).finally(() => {
      this.#turns.delete(row.id);
      this.#runs.delete(run);
    });
    this.#runs.add(run);
    return turn;
  }

  async #run(turn: Turn, bot: WidgetBot, session: SessionRow, row: MessageRow, text: string): Promise<void> {
    const startedAt = performance.now();
    try {
      const answer = await this.#ask(turn, bot, session, row, text);
      const reply: Reply = {
        id: row.documentId,
        text: answer.text,
        outcome: answer.outcome,
        sources: answer.sources,
        suggestions: answer.suggestions,
        handover: answer.handover,
      };
      await this.#settle(bot, session, row, reply, answer, Math.round(performance.now() - startedAt));
      turn.push({ type: 'done', reply });
    } catch (error) {
      this.#strapi.log.error(
        `A visitor got no reply: ${error instanceof Error ? error.stack : String(error)}`,
      );
      await this.#fail(bot, row).catch((cause: unknown) =>
        this.#strapi.log.error(`A failed reply was not noted: ${String(cause)}`),
      );
      turn.push({ type: 'failed' });
    }
  }

  async #ask(
    turn: Turn,
    bot: WidgetBot,
    session: SessionRow,
    row: MessageRow,
    text: string,
  ): Promise<Answer> {
    const history = await this.#historyBefore(session, row);
    const abort = new AbortController();
    const events = engines(this.#strapi).answering.ask({
      bot: profileOf(bot, session.ownerPreview ?? false),
      text,
      history,
      sessionId: session.sessionId,
      isPreview: session.ownerPreview ?? false,
      signal: abort.signal,
    });
    let timer: NodeJS.Timeout | undefined;
    const hardStop = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        abort.abort(new Error('The answer took too long'));
        reject(new Error('The answer took too long'));
      }, HARD_STOP_MS);
    });
    const listen = async (): Promise<Answer> => {
      for await (const event of events) {
        if (event.type === 'done') return event.answer;
        turn.push(event);
      }
      throw new Error('The engine ended without an answer');
    };
    try {
      return await Promise.race([listen(), hardStop]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #historyBefore(session: SessionRow, row: MessageRow): Promise<HistoryTurn[]> {
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

  async #settle(
    bot: WidgetBot,
    session: SessionRow,
    row: MessageRow,
    reply: Reply,
    { engine, why }: Answer,
    milliseconds: number,
  ): Promise<void> {
    const stored = await this.#strapi.db.transaction(async ({ trx }) => {
      const { count } = await this.#messages.updateMany({
        where: { id: row.id, state: 'pending' },
        data: {
          state: 'done',
          content: reply.text,
          outcome: reply.outcome,
          sources: reply.sources,
          suggestions: reply.suggestions,
          handover: reply.handover,
          answered: wasAnswered(reply),
          aiGenerated: true,
          milliseconds,
          engine,
          why,
        },
      });
      if (count === 0) return false;
      await trx('visitor_sessions')
        .where({ id: session.id })
        .update({
          last_message_at: new Date(),
          message_count: trx.raw('coalesce(message_count, 0) + 1'),
          ...(reply.outcome === 'unknown' ? { unanswered: true } : {}),
        });
      return true;
    });
    if (!stored) return;
    const settled: MessageRow | null = await this.#messages.findOne({ where: { id: row.id } });
    if (settled) this.#tellOwner(bot, session.sessionId, settled);
  }

  async #fail(bot: WidgetBot, row: MessageRow): Promise<void> {
    await this.#strapi.db.transaction(async ({ trx }) => {
      const { count } = await this.#messages.updateMany({
        where: { id: row.id, state: 'pending' },
        data: { state: 'failed' },
      });
      if (count === 1)
        await returnMessage(trx, bot.row.id, {
          takenAt: new Date(row.createdAt),
          fromCredits: row.fromCredits ?? false,
        });
    });
  }

  async #completeAbandoned(): Promise<void> {
    const rows: PendingRow[] = await this.#messages.findMany({
      where: {
        sender: 'bot',
        state: 'pending',
        ...(this.#alone ? {} : { updatedAt: { $lt: new Date(Date.now() - ABANDONED_MS) } }),
      },
      populate: { session: { populate: ['chatbot'] } },
      orderBy: { id: 'asc' },
      limit: 100,
    });
    for (const row of rows) {
      const installId = row.session?.chatbot?.installId;
      if (!row.session || !installId || this.#turns.has(row.id)) continue;
      const bot = await widgetBots(this.#strapi).find(installId);
      if (!bot || !(await this.#takeOver(bot, row))) continue;
      await (await this.#resume(bot, row.session, row)).result();
    }
  }

  #tellOwner(bot: WidgetBot, sessionId: string, row: MessageRow): void {
    engines(this.#strapi).live.publish({
      owner: bot.row.owner.id,
      event: {
        topic: 'visitor-message',
        chatbotId: bot.row.installId,
        message: toVisitorMessage(row, sessionId),
      },
    });
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
