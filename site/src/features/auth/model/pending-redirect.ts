import { storage, tabStorage } from '../../../lib/storage';
import { PROMPT_KEY } from '../../../shared/prompt';

/**
 * What the wait for a confirmation mail interrupts: where a person was going, and what they had written for it. The
 * mail's link opens in another tab, which knows nothing of this one, so the device keeps it for a day; whoever signs in
 * with the same address goes on from there, and nobody else.
 */
const KEY = 'officina.paused';
const KEEP_MS = 24 * 60 * 60 * 1000;

interface PendingRedirect {
  email: string;
  next: string;
  prompt: string;
  until: number;
}

const sameAddress = (email: string) => email.trim().toLowerCase();

/** What is kept, or null: anybody can write into a browser's storage, and an older version of ours may have. */
const read = (): PendingRedirect | null => {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? 'null') as Partial<PendingRedirect> | null;
    const { email, next, prompt, until } = stored ?? {};
    return typeof email === 'string' &&
      typeof next === 'string' &&
      typeof prompt === 'string' &&
      typeof until === 'number'
      ? { email, next, prompt, until }
      : null;
  } catch {
    return null;
  }
};

export const pendingRedirect = {
  /** Remembers where `email`'s owner was going. */
  keep(email: string, next: string): void {
    const way: PendingRedirect = {
      email: sameAddress(email),
      next,
      prompt: tabStorage.get(PROMPT_KEY) ?? '',
      until: Date.now() + KEEP_MS,
    };
    storage.set(KEY, JSON.stringify(way));
  },
  /** The way on for who signed in as `email`, once; null when nothing was interrupted. Brings the prompt to this tab. */
  take(email: string): string | null {
    const way = read();
    if (way && way.until > Date.now() && way.email !== sameAddress(email)) return null;
    storage.remove(KEY);
    if (!way || way.until <= Date.now()) return null;
    if (way.prompt && !tabStorage.get(PROMPT_KEY)) tabStorage.set(PROMPT_KEY, way.prompt);
    return way.next;
  },
};
