import { createLane, type LaneOptions } from '../../../engines/queue';
import { claimDue } from './claim';
import { claimUncertain, reconcileUncertain } from './reconcile-uncertain';
import type { ClaimedPost } from './post-rows';
import { recordHeartbeat } from './heartbeat';
import { claimUnread, readFigures } from './read-figures';
import { releaseReplies } from './release-replies';
import { sendPost } from './send-post';
import { skipLate, sweepLeases } from './sweep';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const UNCERTAIN_AT_ONCE = 3;
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

/**
 * Sends posts when their time has come. The post's own row is the job: whoever shares the database shares the work, nothing
 * else is needed, and what a process was doing when it died can be read from the row.
 */
export const createPublisher = (dependencies: PublishingDependencies): Publisher => {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  const { releaseMs } = timings().queue;
  const lane = (options: Pick<LaneOptions<ClaimedPost>, 'name' | 'claim' | 'run'>) =>
    createLane({ ...options, releaseMs, log: dependencies.log });
  const lanes = {
    posts: lane({
      name: 'Publishing',
      claim: () => claimDue(dependencies),
      run: (post, stopping) => sendPost(dependencies, post, stopping),
    }),
    unclear: lane({
      name: 'Looking for posts',
      claim: async (underWay) =>
        underWay < UNCERTAIN_AT_ONCE ? claimUncertain(dependencies, UNCERTAIN_AT_ONCE - underWay) : [],
      run: (post) => reconcileUncertain(dependencies, post),
    }),
    figures: lane({
      name: 'Reading figures',
      claim: async (underWay) =>
        underWay < FIGURES_AT_ONCE ? claimUnread(dependencies, FIGURES_AT_ONCE - underWay) : [],
      run: (post) => readFigures(dependencies, post),
    }),
  };
  const all = Object.values(lanes);

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
    await part('go on with threads', () => releaseReplies(dependencies));
    await Promise.all(all.map(({ fill }) => fill()));
  };
  const look = () => (round ??= tick().finally(() => (round = null)));

  return {
    start() {
      timer = setInterval(() => void look(), timings().social.tickMs);
      void look();
    },
    wake() {
      void lanes.posts.fill();
    },
    async drain() {
      await look();
      await Promise.all(all.map(({ idle }) => idle()));
    },
    async stop(graceMs) {
      isStopping = true;
      clearInterval(timer);
      await Promise.all([round, ...all.map(({ stop }) => stop(graceMs))]);
    },
  };
};
