import { useEffect, useRef, useSyncExternalStore } from 'react';
import { accessToken } from './access-token';
import { ApiFailure } from './api-failure';
import { fetchApi } from './fetch-api';

/** What arrives on the stream; the contract's `LiveEvent` is the vocabulary. */
export interface LiveMessage {
  topic: string;
}

const RECONNECT_SECONDS = [1, 2, 5, 10];
/** The server sends a comment every 25 s: a line that is silent for longer is dead, even if nobody closed it. */
const SILENCE_MS = 60_000;
/** Where no stream gets through (guests, some company proxies), handlers are simply told to look again. */
const POLL_MS = 20_000;

/**
 * One stream per browser, not per tab: over HTTP/1.1 a browser opens six connections to a site, and the seventh tab would
 * load for ever. The tab that holds the lock of this name listens and tells the others on the channel of this name.
 */
const LINE = 'officina.live';

type Handler = (event: LiveMessage | null) => void;
const handlers = new Map<string, Set<Handler>>();
let stop: (() => void) | null = null;

const tell = (event: LiveMessage) => handlers.get(event.topic)?.forEach((handler) => handler(event));
/** `null` means: something may have been missed, look again. */
const tellAll = () => handlers.forEach((set) => set.forEach((handler) => handler(null)));

/** How the listening tab tells the others whether the line is up; no topic of the server's. */
interface LineState extends LiveMessage {
  topic: 'officina.line';
  up: boolean;
}
const lineState = (up: boolean): LineState => ({ topic: 'officina.line', up });
const isLineState = (event: LiveMessage): event is LineState => event.topic === 'officina.line';

// Believed until a connection fails: what a page shows was read just now.
let lineUp = true;
const lineWatchers = new Set<() => void>();
const setLine = (up: boolean) => {
  if (up === lineUp) return;
  lineUp = up;
  lineWatchers.forEach((watcher) => watcher());
};

/** Splits a byte stream into the events of its `data:` lines; anything else (comments, rubbish) is passed over. */
export const eventsOf = async <Event = LiveMessage>(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: Event) => void,
  onBytes: () => void = () => undefined,
): Promise<void> => {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    rest += value;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      try {
        onEvent(JSON.parse(line.slice(5)) as Event);
      } catch {
        // A cut or foreign line: the next one starts clean.
      }
    }
  }
};

/**
 * Runs `work` in one tab of this browser at a time: the next tab's turn comes when that one closes. `work` learns whether
 * it had to wait. Without the lock (old browsers, plain http on another machine) each tab works for itself.
 */
const inOneTab = async (ended: AbortSignal, work: (waited: boolean) => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work(false);
  const first = await navigator.locks.request(LINE, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (first || ended.aborted) return undefined;
  return navigator.locks.request(LINE, { signal: ended }, () => work(true));
};

const pause = (ms: number, ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (ended.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    ended.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    return undefined;
  });

const listen = (): (() => void) => {
  const end = new AbortController();
  // The stream is for people who are signed in; it opens when the token is there.
  const guest = accessToken.get() === null;
  const others = guest || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LINE);
  let attempt = 0;

  const hear = (event: LiveMessage | null) => {
    if (event && isLineState(event)) setLine(event.up);
    else if (event) tell(event);
    else tellAll();
  };
  const pass = (event: LiveMessage | null) => {
    if (end.signal.aborted) return;
    others?.postMessage(event);
    hear(event);
  };
  others?.addEventListener('message', ({ data }: MessageEvent<LiveMessage | null>) => hear(data));

  const open = async (mayHaveMissed: boolean) => {
    const cut = new AbortController();
    const cutNow = () => cut.abort();
    end.signal.addEventListener('abort', cutNow, { once: true });
    let silence = setTimeout(cutNow, SILENCE_MS);
    try {
      const { body } = await fetchApi('/stream', {
        headers: { accept: 'text/event-stream' },
        signal: cut.signal,
      });
      if (!body) throw new ApiFailure(0, 'NETWORK');
      attempt = 0;
      pass(lineState(true));
      if (mayHaveMissed) pass(null);
      await eventsOf(body, pass, () => {
        clearTimeout(silence);
        silence = setTimeout(cutNow, SILENCE_MS);
      });
    } catch {
      // Cut, refused or out of reach: all the same, try again later.
    }
    pass(lineState(false));
    clearTimeout(silence);
    end.signal.removeEventListener('abort', cutNow);
  };
  const keepOpen = async (waited: boolean) => {
    for (let missed = waited; !end.signal.aborted; missed = true) {
      await open(missed);
      await pause((RECONNECT_SECONDS[attempt] ?? 10) * 1000, end.signal);
      attempt += 1;
    }
  };
  // Ended while waiting for its turn: nothing was begun.
  if (!guest) inOneTab(end.signal, keepOpen).catch(() => undefined);

  const poll = setInterval(() => {
    if (guest && document.visibilityState === 'visible') tellAll();
    // The tabs that wait for their turn cannot know that the line is dead.
    if (attempt > RECONNECT_SECONDS.length) pass(null);
  }, POLL_MS);
  return () => {
    end.abort();
    others?.close();
    clearInterval(poll);
  };
};

const subscribe = (topic: string, handler: Handler) => {
  const set = handlers.get(topic) ?? new Set();
  handlers.set(topic, set.add(handler));
  stop ??= listen();
  return () => {
    set.delete(handler);
    if (set.size === 0) handlers.delete(topic);
    if (handlers.size === 0) {
      stop?.();
      stop = null;
    }
  };
};

// The stream carries what its owner may see: another person, another stream.
accessToken.whenChanged(() => {
  if (!stop) return;
  stop();
  stop = listen();
});

/**
 * Calls `handler` for each live event of a topic; with `null` when some may have been missed (after a cut, or where
 * only polling works), which means: read again. One stream serves every tab.
 */
export const useLive = <Event extends LiveMessage>(
  topic: Event['topic'],
  handler: (event: Event | null) => void,
  enabled = true,
): void => {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    return subscribe(topic, (event) => latest.current(event as Event | null));
  }, [topic, enabled]);
};

/** False while the stream does not get through: what must be fresh within seconds is asked for instead. */
export const useLiveUp = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      lineWatchers.add(watcher);
      return () => lineWatchers.delete(watcher);
    },
    () => lineUp,
    () => true,
  );
