import type { Core } from '@strapi/strapi';
import { createLane, type Lane, underLease } from '../../engines/queue';
import { timings } from '../../settings/timings';
import { ReplyStream } from './reply-stream';

type Transaction = Core.Strapi['db']['connection'];

/** A stored reply, as far as its life goes. */
export interface ReplyRow {
  id: number;
  state: 'pending' | 'done' | 'failed';
  updatedAt: string | Date;
}

interface ReplyState {
  id: number;
  state: ReplyRow['state'];
  updatedAt?: string | Date;
}

/** The table that replies stand in, as far as the runner touches it. */
interface ReplyTable<Row extends ReplyRow> {
  findOne(query: { where: { id: number } }): Promise<Row | null>;
  updateMany(query: {
    where: ReplyState;
    data: { state: ReplyRow['state']; content?: null };
  }): Promise<{ count: number }>;
}

/** What is particular to one kind of chat in the life of its replies. */
export interface ReplyStrategy<
  Row extends ReplyRow,
  Pending extends { row: Row },
  Reply extends { text: string },
> {
  /** Of what the log says. */
  name: string;
  rows: ReplyTable<Row>;
  /** The name of that table in SQL. */
  table: string;
  /** The oldest pending replies; only those that nobody has touched since an instant, where it is given. */
  listPending(untouchedSince: Date | null, limit: number): Promise<Row[]>;
  /** A pending reply that nobody has touched for so long belongs to a process that died. */
  abandonedMs(): number;
  /** How often a reply in the making says so, where making one may take longer than that; null where it cannot. */
  heartbeatMs(): number | null;
  toReply(row: Row): Reply;
  /** What is told where the reply has been taken back; null where that is a failure. */
  withdrawn: Reply | null;
  /** Pays for another attempt at a reply that failed. Throws where nothing is left. */
  charge(trx: Transaction, pending: Pending): Promise<void>;
  /** Makes the reply and stores it; null when it is no longer wanted. */
  make(stream: ReplyStream<Reply>, pending: Pending): Promise<Reply | null>;
  /** Notes that there is none; the reply all the same where another process has settled it meanwhile. */
  fail(pending: Pending): Promise<Reply | null>;
  /** What making a reply takes, of one that a crash left; null where nobody wants it. */
  recover(row: Row): Promise<Pending | null>;
}

const SWEPT_AT_ONCE = 100;

/**
 * The life of replies: promised by a pending row before anybody is asked for them, made by one process, followed by whoever sends the
 * message again, settled exactly once, and made by another process where theirs has died.
 */
export class ReplyRunner<Row extends ReplyRow, Pending extends { row: Row }, Reply extends { text: string }> {
  readonly #strapi: Core.Strapi;
  readonly #strategy: ReplyStrategy<Row, Pending, Reply>;
  readonly #streams = new Map<number, ReplyStream<Reply>>();
  readonly #lane: Lane<Pending>;
  /** Alone on SQLite: what is pending and not in this process died with the last one. */
  readonly #isAlone: boolean;
  #timer: NodeJS.Timeout | undefined;

  constructor(strapi: Core.Strapi, strategy: ReplyStrategy<Row, Pending, Reply>) {
    this.#strapi = strapi;
    this.#strategy = strategy;
    this.#isAlone = strapi.db.dialect.client !== 'postgres';
    this.#lane = createLane<Pending>({
      name: `Replies of ${strategy.name}`,
      claim: () => this.#claimAbandoned(),
      run: (pending) => this.#run(pending),
      releaseMs: timings().queue.releaseMs,
      log: strapi.log,
    });
  }

  /** Begins to make a reply. It goes on when its reader leaves. */
  start(pending: Pending): ReplyStream<Reply> {
    const stream = this.#open(pending);
    this.#lane.begin(pending);
    return stream;
  }

  /** The reply of a message that was sent before: done, in the making here or elsewhere, failed, or left by a crash. */
  async follow(pending: Pending): Promise<ReplyStream<Reply>> {
    return (await this.#known(pending)) ?? this.#watch(pending);
  }

  /** Asks whoever makes a reply, now or after a crash, to end it. Does not touch the time of its last sign of life. */
  async markStopped({ id }: ReplyRow): Promise<void> {
    await this.#strapi.db
      .connection(this.#strategy.table)
      .where({ id, state: 'pending' })
      .update({ stopped: true });
  }

  /** Makes what a crash left, and does what else is to be done regularly; now and then every `everyMs`. */
  startSweep(everyMs: number, tidy: () => Promise<void>): void {
    const { name } = this.#strategy;
    const sweep = async () => {
      await this.#lane.fill();
      await tidy().catch((error: unknown) =>
        this.#strapi.log.error(`Tidying ${name} failed: ${String(error)}`),
      );
    };
    void sweep();
    this.#timer = setInterval(() => void sweep(), everyMs);
    this.#timer.unref();
  }

  /** Waits for the replies in the making. */
  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#timer);
    await this.#lane.stop(graceMs);
  }

  #open({ row: { id } }: Pending): ReplyStream<Reply> {
    const stream = new ReplyStream<Reply>();
    this.#streams.set(id, stream);
    return stream;
  }

  async #run(pending: Pending): Promise<void> {
    const { id } = pending.row;
    const stream = this.#streams.get(id) ?? this.#open(pending);
    const everyMs = this.#strategy.heartbeatMs();
    const make = () =>
      this.#strategy.make(stream, pending).catch((error: unknown) => this.#noteFailure(pending, error));
    const reply = await (everyMs === null
      ? make()
      : underLease({ renew: () => this.#touch(pending), everyMs, log: this.#strapi.log }, make));
    this.#streams.delete(id);
    stream.push(reply ? { type: 'done', reply } : { type: 'failed' });
  }

  async #noteFailure(pending: Pending, error: unknown): Promise<Reply | null> {
    const { name } = this.#strategy;
    const detail = error instanceof Error ? error.stack : String(error);
    this.#strapi.log.error(`No reply of ${name}: ${detail}`);
    try {
      return await this.#strategy.fail(pending);
    } catch (cause) {
      this.#strapi.log.error(`A failed reply of ${name} was not noted: ${String(cause)}`);
      return null;
    }
  }

  /** A reply that this process has, or may make; undefined while another is at it. */
  async #known(pending: Pending): Promise<ReplyStream<Reply> | undefined> {
    const { row } = pending;
    if (row.state === 'done') return ReplyStream.of(this.#strategy.toReply(row));
    return this.#streams.get(row.id) ?? ((await this.#claim(pending)) ? this.start(pending) : undefined);
  }

  /** Waits for a reply that another process makes, and makes it where that one dies. */
  #watch(pending: Pending): ReplyStream<Reply> {
    const stream = new ReplyStream<Reply>();
    const look = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, timings().chat.pollMs));
      const { rows, withdrawn } = this.#strategy;
      const row = await rows.findOne({ where: { id: pending.row.id } });
      if (!row) return stream.push(withdrawn ? { type: 'done', reply: withdrawn } : { type: 'failed' });
      const known = row.state === 'failed' ? null : await this.#known({ ...pending, row });
      if (known === null) return stream.push({ type: 'failed' });
      if (known === undefined) return look();
      for await (const event of known.follow()) stream.push(event);
    };
    void look().catch(() => stream.push({ type: 'failed' }));
    return stream;
  }

  /** Claims a reply that nobody is making; the condition on `updatedAt` lets exactly one claim it. */
  async #claim(pending: Pending): Promise<boolean> {
    const { id, state, updatedAt } = pending.row;
    const untouchedMs = Date.now() - new Date(updatedAt).getTime();
    if (state !== 'failed' && !this.#isAlone && untouchedMs <= this.#strategy.abandonedMs()) return false;
    return await this.#strapi.db.transaction(async ({ trx }) => {
      const { count } = await this.#strategy.rows.updateMany({
        where: { id, state, updatedAt },
        data: { state: 'pending', content: null },
      });
      if (count === 0) return false;
      // A failed reply gave its message back.
      if (state === 'failed') await this.#strategy.charge(trx, pending);
      return true;
    });
  }

  /** A sign of life, for the other processes; false once another one has settled the reply. */
  async #touch({ row: { id } }: Pending): Promise<boolean> {
    const { count } = await this.#strategy.rows.updateMany({
      where: { id, state: 'pending' },
      data: { state: 'pending' },
    });
    return count > 0;
  }

  /** What a crash left, one after another: nobody is in such a hurry for them as for the questions of now. */
  async *#claimAbandoned(): AsyncIterable<Pending> {
    const untouchedSince = this.#isAlone ? null : new Date(Date.now() - this.#strategy.abandonedMs());
    const rows = await this.#strategy.listPending(untouchedSince, SWEPT_AT_ONCE);
    for (const row of rows) {
      if (this.#streams.has(row.id)) continue;
      const pending = await this.#strategy.recover(row);
      if (!pending || !(await this.#claim(pending))) continue;
      const stream = this.#open(pending);
      yield pending;
      await stream.result();
    }
  }
}
