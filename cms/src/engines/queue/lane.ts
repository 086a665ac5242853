import { settleWithin } from './settle-within';

export interface LaneOptions<Item> {
  /** For the log. */
  name: string;
  /** Takes work from the database, under a lease, as long as there is room for it beside what is under way. */
  claim(underWay: number): AsyncIterable<Item> | Promise<Iterable<Item>>;
  /** The signal ends when the process stops: what can be given back by then is given back. */
  run(item: Item, stopping: AbortSignal): Promise<void>;
  /** Of the time that stopping takes, how much is left for giving back. */
  releaseMs: number;
  log: { warn(message: string): void; error(message: string): void };
}

/** Durable work of one kind: taken from the database as long as there is some, beside the other kinds. */
export interface Lane<Item> {
  /** Looks now for what is due; settles once nothing more is taken for the time being. */
  fill(): Promise<void>;
  /** Work that need not be looked for: it has just been written down, and is ours. */
  begin(item: Item): void;
  /** Settles once nothing is under way. */
  idle(): Promise<void>;
  /** Takes nothing new, lets what is under way end, and tells what has not ended by then to. */
  stop(graceMs: number): Promise<void>;
}

/** The one loop of all durable work: queue jobs, posts on their way, replies that a crash left. */
export const createLane = <Item>({ name, claim, run, releaseMs, log }: LaneOptions<Item>): Lane<Item> => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isStopping = false;
  let looking = Promise.resolve();
  let isLooking = false;
  let again = false;

  const begin = (item: Item): Promise<void> => {
    const work = run(item, stopping.signal)
      .catch((error: unknown) => log.error(`${name}: what was taken was not settled: ${String(error)}`))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  };
  const look = async () => {
    isLooking = true;
    try {
      while (again && !isStopping) {
        again = false;
        for await (const item of await claim(running.size)) {
          // There is room again.
          void begin(item).then(fill);
          if (isStopping) break;
        }
      }
    } catch (error) {
      log.error(`${name}: nothing was taken: ${String(error)}`);
    } finally {
      isLooking = false;
    }
  };
  // Those who ask while somebody already looks are answered by one more look.
  const fill = () => {
    again = true;
    if (!isLooking && !isStopping) looking = look();
    return looking;
  };
  const idle = async () => {
    while (running.size > 0 || isLooking) {
      await looking;
      await Promise.allSettled([...running]);
    }
  };

  return {
    fill,
    begin: (item) => void begin(item),
    idle,
    async stop(graceMs) {
      isStopping = true;
      await settleWithin(idle(), Math.max(0, graceMs - releaseMs));
      stopping.abort(new Error('The server is stopping'));
      await settleWithin(idle(), releaseMs);
    },
  };
};
