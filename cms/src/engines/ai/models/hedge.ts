import { timings } from '../../../settings/timings';

/** Waits for the first event that a client remembers, and how many it wants before it trusts them. */
const REMEMBERED = 100;
const ENOUGH = 20;

/** How long a model took to say its first word, over its last replies. */
export class FirstWordTimes {
  readonly #times: number[] = [];

  add(milliseconds: number): void {
    this.#times.push(milliseconds);
    if (this.#times.length > REMEMBERED) this.#times.shift();
  }

  /** What nineteen of twenty replies began within; null until enough of them are known. */
  get p95(): number | null {
    if (this.#times.length < ENOUGH) return null;
    const sorted = [...this.#times].sort((a, b) => a - b);
    return Math.max(timings().models.hedgeSoonestMs, sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0);
  }
}

interface HedgeOptions<Item> {
  /** Begins an attempt, which ends when its signal says so. */
  begin(signal: AbortSignal): AsyncGenerator<Item, void>;
  /** After how long without a first item a second attempt is begun; null for never. */
  afterMs: number | null;
  /** An attempt was given up, because the other one was first. */
  onGivenUp(): void;
}

/**
 * The items of one attempt; where its first is late, of whichever of two attempts has its first item sooner. Throws what the first
 * attempt threw when both fail.
 */
export async function* hedged<Item>({
  begin,
  afterMs,
  onGivenUp,
}: HedgeOptions<Item>): AsyncGenerator<Item, void> {
  const start = () => {
    const stopping = new AbortController();
    const items = begin(stopping.signal);
    const first = items.next();
    // The one that is given up may still fail: nobody waits for that.
    first.catch(() => undefined);
    return { stopping, items, first };
  };
  const attempts = [start()];
  const giveUp = ({ stopping, items }: (typeof attempts)[number]): void => {
    stopping.abort();
    void items.return(undefined).catch(() => undefined);
  };
  try {
    const [original] = attempts;
    if (!original) return;
    let winner = original;
    if (afterMs !== null && !(await isSettledWithin(original.first, afterMs))) {
      const second = start();
      attempts.push(second);
      winner = await firstOf([original, second]);
      giveUp(winner === original ? second : original);
      onGivenUp();
    }
    for (let next = await winner.first; !next.done; next = await winner.items.next()) yield next.value;
  } finally {
    for (const attempt of attempts) giveUp(attempt);
  }
}

const isSettledWithin = async (promise: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
};

/** The attempt whose first item came first; the original's failure when none came. */
const firstOf = async <Attempt extends { first: Promise<unknown> }>(
  attempts: readonly [Attempt, Attempt],
): Promise<Attempt> => {
  try {
    return await Promise.any(attempts.map((attempt) => attempt.first.then(() => attempt)));
  } catch {
    return attempts[0];
  }
};
