import type { Chatbot } from '@contract';

/** What the header says about the draft. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `retryAt` is set when another attempt is already planned. */
  | { kind: 'failed'; failure: unknown; retryAt: number | null }
  /** Another tab or person saved first; nothing is sent until the owner chooses. */
  | { kind: 'stale'; current: Chatbot }
  /** The session ended; nothing is sent until the owner signs in again. */
  | { kind: 'signed-out' };

export type SaveOutcome =
  | { result: 'saved' }
  | { result: 'stale'; current: Chatbot }
  | { result: 'signed-out' }
  /** `retryable`: the server may take the very same save later (no network, overload). */
  | { result: 'failed'; failure: unknown; retryable: boolean };

/** `auto` leaves out what only an explicit save may send: the instructions. */
export type SaveScope = 'auto' | 'all';
/** `any` also counts what no save would send yet, such as an address still half typed. */
export type DirtyScope = SaveScope | 'any';

interface AutosaveOptions {
  delayMs: number;
  /** Whether the server lacks something of that scope. */
  isDirty: (scope: DirtyScope) => boolean;
  /** Sends what the server lacks. Never rejects. */
  save: (scope: SaveScope) => Promise<SaveOutcome>;
  now?: () => number;
}

/** Pauses before the same save is tried again by itself. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * When to save. One save at a time; a change made while one is under way is sent after it; a conflict or an ended
 * session halts everything until it is resolved, and the draft waits meanwhile.
 */
export const createAutosave = ({ delayMs, isDirty, save, now = Date.now }: AutosaveOptions) => {
  let state: SaveState = { kind: 'saved', at: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let attempts = 0;
  const listeners = new Set<() => void>();

  const become = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const halted = () => state.kind === 'stale' || state.kind === 'signed-out';
  const plan = (ms: number, scope: SaveScope) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(scope), ms);
  };

  const conclude = (outcome: SaveOutcome, scope: SaveScope) => {
    if (outcome.result === 'stale') return become({ kind: 'stale', current: outcome.current });
    if (outcome.result === 'signed-out') return become({ kind: 'signed-out' });
    if (outcome.result === 'failed') {
      const pause = outcome.retryable ? (RETRY_MS[attempts++] ?? null) : null;
      if (pause !== null) plan(pause, scope);
      return become({
        kind: 'failed',
        failure: outcome.failure,
        retryAt: pause === null ? null : now() + pause,
      });
    }
    attempts = 0;
    if (!isDirty('any')) return become({ kind: 'saved', at: now() });
    become({ kind: 'unsaved' });
    if (isDirty('auto')) plan(delayMs, 'auto');
  };

  const send = async (scope: SaveScope): Promise<void> => {
    clearTimeout(timer);
    if (halted()) return;
    if (running) {
      await running;
      return send(scope);
    }
    if (!isDirty(scope)) {
      if (state.kind === 'failed' || state.kind === 'unsaved') {
        become(isDirty('any') ? { kind: 'unsaved' } : { kind: 'saved', at: null });
      }
      return;
    }
    become({ kind: 'saving' });
    running = save(scope).then((outcome) => {
      running = undefined;
      conclude(outcome, scope);
    });
    await running;
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The draft changed. Saves after the usual pause, unless only an explicit save may send it. */
    changed() {
      if (halted() || running) return;
      attempts = 0;
      if (!isDirty('any')) {
        clearTimeout(timer);
        return become({ kind: 'saved', at: null });
      }
      become({ kind: 'unsaved' });
      if (isDirty('auto')) plan(delayMs, 'auto');
      else clearTimeout(timer);
    },

    /** Saves everything now. Resolves to whether the server has it all. */
    async flush(): Promise<boolean> {
      await send('all');
      return !halted() && !isDirty('any');
    },

    /**
     * Runs another change of the same document (publishing, the picture) with no save in between: each raises the
     * version, and a save beside it would look like a conflict with oneself.
     */
    async exclusively<T>(task: () => Promise<T>): Promise<T> {
      clearTimeout(timer);
      while (running) await running;
      const outcome = task();
      running = outcome.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await outcome;
      } finally {
        running = undefined;
        if (!halted()) become(isDirty('any') ? { kind: 'unsaved' } : { kind: 'saved', at: now() });
        if (!halted() && isDirty('auto')) plan(delayMs, 'auto');
      }
    },

    /** An action, not a save, met a conflict or an ended session. */
    halt(reason: Extract<SaveState, { kind: 'stale' | 'signed-out' }>) {
      clearTimeout(timer);
      become(reason);
    },

    /** The conflict was resolved or the person is back: goes on, saving at once what is left. */
    async resume(): Promise<boolean> {
      attempts = 0;
      become(isDirty('any') ? { kind: 'unsaved' } : { kind: 'saved', at: null });
      return this.flush();
    },

    dispose() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
};
