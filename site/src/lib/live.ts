import { useEffect, useRef } from 'react';
import { accessToken, withFreshToken } from './access-token';
import { failureOf } from './api-failure';

/** What arrives on the stream; the contract's `LiveEvent` is the vocabulary. */
export interface LiveMessage {
  topic: string;
}

const RECONNECT_SECONDS = [1, 2, 5, 10];
/** The server sends a comment every 25 s: a line that is silent for longer is dead, even if nobody closed it. */
const SILENCE_MS = 60_000;
/** Where no stream gets through (guests, some company proxies), handlers are simply told to look again. */
const POLL_MS = 20_000;

type Handler = (event: LiveMessage | null) => void;
const handlers = new Map<string, Set<Handler>>();
let stop: (() => void) | null = null;

const tell = (event: LiveMessage) => handlers.get(event.topic)?.forEach((handler) => handler(event));
/** `null` means: something may have been missed, look again. */
const tellAll = () => handlers.forEach((set) => set.forEach((handler) => handler(null)));

/** Splits a byte stream into the events of its `data:` lines; anything else (comments, rubbish) is passed over. */
export const eventsOf = async (
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveMessage) => void,
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
        onEvent(JSON.parse(line.slice(5)) as LiveMessage);
      } catch {
        // A cut or foreign line: the next one starts clean.
      }
    }
  }
};

const listen = (): (() => void) => {
  let stopped = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = new AbortController();

  const open = async () => {
    abort = new AbortController();
    let silence = setTimeout(() => abort.abort(), SILENCE_MS);
    const startedLate = attempt > 0;
    try {
      await withFreshToken(async (token) => {
        const response = await fetch('/api/stream', {
          headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          signal: abort.signal,
        });
        if (!response.ok || !response.body)
          throw failureOf(response.status, await response.json().catch(() => null));
        attempt = 0;
        if (startedLate) tellAll();
        await eventsOf(response.body, tell, () => {
          clearTimeout(silence);
          silence = setTimeout(() => abort.abort(), SILENCE_MS);
        });
      });
    } catch {
      // Cut, refused or out of reach: all the same, try again later.
    }
    clearTimeout(silence);
    if (stopped) return;
    const pause = (RECONNECT_SECONDS[attempt] ?? 10) * 1000;
    attempt += 1;
    timer = setTimeout(() => void open(), pause);
  };
  // The stream is for people who are signed in; it opens when the token is there.
  const guest = accessToken.get() === null;
  if (!guest) void open();
  const poll = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    if (guest || attempt > RECONNECT_SECONDS.length) tellAll();
  }, POLL_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(poll);
    abort.abort();
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
 * only polling works), which means: read again. One stream serves the whole page.
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
