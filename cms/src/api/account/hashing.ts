import bcrypt from 'bcrypt';
import { ApiError } from '../../http/api-error';
import { toSeconds } from '../../contract/time-units';
import { timings } from '../../settings/timings';

const ROUNDS = 10;
const AT_ONCE = 2;
const MAX_WAITING = 20;

/**
 * Hashing costs tens of milliseconds of a core. It runs in libuv's threads, two at a time, so that a flood of sign-ins
 * leaves the other threads and the event loop to everybody else; beyond a short queue the answer is "come back soon".
 */
export const createHashing = ({ atOnce = AT_ONCE, maxWaiting = MAX_WAITING } = {}) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new ApiError('UNAVAILABLE', { retryAfterSeconds: toSeconds(timings().retryAfter.busyMs) });
      // The one that finishes hands its place over, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  let dummy: Promise<string> | undefined;
  return {
    hash: (password: string): Promise<string> => inTurn(() => bcrypt.hash(password, ROUNDS)),
    /** Takes as long for somebody unknown (`hash` null) as for somebody known. */
    matches: (password: string, hash: string | null): Promise<boolean> =>
      inTurn(async () => {
        dummy ??= bcrypt.hash('nobody has this password', ROUNDS);
        const same = await bcrypt.compare(password, hash ?? (await dummy));
        return same && hash !== null;
      }),
  };
};

export const hashing = createHashing();
