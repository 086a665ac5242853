import type { SocialPlatform } from '@contract';
import type { Kind } from './http';

/** What can be made to go wrong with the next calls. */
export type Fault =
  | { fault: 'delay'; milliseconds: number }
  | { fault: '500-before-create' }
  | { fault: '500-after-create' }
  /** The connection is cut, nothing was made. */
  | { fault: 'drop-before-create' }
  | { fault: 'drop-after-create' }
  | { fault: '429'; resetSeconds: number }
  | { fault: '401' }
  | { fault: 'checkpoint' }
  /** It was made, and the answer says 200 with what nobody can read. */
  | { fault: 'malformed' }
  /** It was made; the answer begins, and its end never comes. */
  | { fault: 'slow-body' }
  /** An answer of one's own, before anything is made. */
  | { fault: 'answer'; status: number; json: unknown; headers?: Record<string, string> }
  /** Waits for `release()`, before or after it was made. */
  | { fault: 'block-before-create' }
  | { fault: 'block-after-create' };

export type Injection = Fault & { platform: SocialPlatform; kind: Kind; times?: number };

/** The faults that are waiting, first come first used. */
export const createFaults = () => {
  const waiting: (Injection & { left: number })[] = [];
  let blocked: (() => void)[] = [];
  let watchers: (() => void)[] = [];
  return {
    inject: (injection: Injection) => void waiting.push({ ...injection, left: injection.times ?? 1 }),
    take(platform: SocialPlatform, kind: Kind): Fault | null {
      const found = waiting.find((it) => it.platform === platform && it.kind === kind && it.left > 0);
      if (!found) return null;
      found.left -= 1;
      return found;
    },
    block: () =>
      new Promise<void>((resolve) => {
        blocked.push(resolve);
        for (const tell of watchers) tell();
        watchers = [];
      }),
    /** Settles when a call is waiting at a block. */
    whenBlocked: () =>
      blocked.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => void watchers.push(resolve)),
    release() {
      for (const go of blocked) go();
      blocked = [];
    },
    clear() {
      waiting.length = 0;
      this.release();
    },
  };
};
