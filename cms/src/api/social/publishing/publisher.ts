import { claimDue } from './claim';
import { runEffects } from './effects';
import { claimUnclear, reconcileUncertain } from './reconcile-uncertain';
import type { ClaimedPost } from './post-rows';
import { recordHeartbeat } from './heartbeat';
import { claimUnread, readFigures } from './read-figures';
import { sendPost } from './send-post';
import { skipLate, sweepLeases } from './sweep';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const UNCLEAR_AT_ONCE = 3;
const FIGURES_AT_ONCE = 3;

export interface Publisher {
  /** Looks every ten seconds at what is due. */
  start(): void;
  /** Looks now. */
  wake(): void;
  /** One round, until nothing that was due is under way any more. */
  drain(): Promise<void>;
  /** Takes nothing new and lets what is under way end; what is still being prepared by then is given back. */
  stop(graceMs: number): Promise<void>;
}

/** Work of one kind that is taken from the database as long as there is some, beside the other kinds. */
interface Lane {
  fill(): Promise<void>;
  idle(): Promise<void>;
}

const createLane = (
  dependencies: PublishingDependencies,
  name: string,
  {
    claim,
    run,
    isStopping,
  }: {
    claim(underWay: number): Promise<ClaimedPost[]>;
    run(post: ClaimedPost): Promise<void>;
    isStopping(): boolean;
  },
): Lane => {
  const running = new Set<Promise<void>>();
  let looking = Promise.resolve();
  let isLooking = false;
  let again = false;

  const look = async () => {
    isLooking = true;
    try {
      while (again && !isStopping()) {
        again = false;
        for (const post of await claim(running.size)) begin(post);
      }
    } catch (error) {
      dependencies.log.warn(`${name}: nothing was taken: ${String(error)}`);
    } finally {
      isLooking = false;
    }
  };
  const begin = (post: ClaimedPost) => {
    const work: Promise<void> = run(post)
      .catch((error: unknown) =>
        dependencies.log.error(`${name}: post ${post.id} was not settled: ${String(error)}`),
      )
      .finally(() => {
        running.delete(work);
        void lane.fill();
      });
    running.add(work);
  };
  const lane: Lane = {
    // Those who ask while somebody already looks are answered by one more look.
    fill() {
      again = true;
      if (!isLooking) looking = look();
      return looking;
    },
    async idle() {
      while (running.size > 0 || isLooking) {
        await looking;
        await Promise.allSettled([...running]);
      }
    },
  };
  return lane;
};

/**
 * Sends posts when their time has come. The post's own row is the job: whoever shares the database shares the work, nothing
 * else is needed, and what a process was doing when it died can be read from the row.
 */
export const createPublisher = (dependencies: PublishingDependencies): Publisher => {
  const stopping = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  const lanes = {
    posts: createLane(dependencies, 'Publishing', {
      claim: () => claimDue(dependencies),
      run: (post) => sendPost(dependencies, post, stopping.signal),
      isStopping: () => isStopping,
    }),
    unclear: createLane(dependencies, 'Looking', {
      claim: async (underWay) =>
        underWay < UNCLEAR_AT_ONCE ? claimUnclear(dependencies, UNCLEAR_AT_ONCE - underWay) : [],
      run: (post) => reconcileUncertain(dependencies, post),
      isStopping: () => isStopping,
    }),
    figures: createLane(dependencies, 'Figures', {
      claim: async (underWay) =>
        underWay < FIGURES_AT_ONCE ? claimUnread(dependencies, FIGURES_AT_ONCE - underWay) : [],
      run: (post) => readFigures(dependencies, post),
      isStopping: () => isStopping,
    }),
  };

  // One part that fails, as with a locked database, must not keep the others from their turn.
  const part = async (name: string, work: () => Promise<void>) => {
    if (isStopping) return;
    try {
      await work();
    } catch (error) {
      dependencies.log.warn(`Publishing could not ${name}: ${String(error)}`);
    }
  };
  const tick = async () => {
    await part('say that it is there', () => recordHeartbeat(dependencies));
    await part('take posts back', () => sweepLeases(dependencies));
    await part('skip late posts', () => skipLate(dependencies));
    await Promise.all([lanes.posts.fill(), lanes.unclear.fill(), lanes.figures.fill()]);
    await part('tell what happened', () => runEffects(dependencies));
  };
  const look = () => (round ??= tick().finally(() => (round = null)));
  const idle = () => Promise.all(Object.values(lanes).map((lane) => lane.idle()));

  return {
    start() {
      timer = setInterval(() => void look(), timings().social.tickMs);
      void look();
    },
    wake() {
      if (!isStopping) void lanes.posts.fill();
    },
    async drain() {
      await look();
      await idle();
      await part('tell what happened', () => runEffects(dependencies));
    },
    async stop(graceMs) {
      isStopping = true;
      clearInterval(timer);
      const ended = Promise.all([round, idle()]);
      const within = (ms: number) => {
        let limit: NodeJS.Timeout | undefined;
        const over = new Promise((resolve) => (limit = setTimeout(resolve, ms)));
        return Promise.race([ended, over]).finally(() => clearTimeout(limit));
      };
      const { releaseMs } = timings().social;
      await within(Math.max(0, graceMs - releaseMs));
      stopping.abort(new Error('The server is stopping'));
      await within(releaseMs);
    },
  };
};
