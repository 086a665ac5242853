/** Where the key of an unfinished attempt waits, so that a reload in the middle of it does not send it twice. */
export interface KeyStore {
  read(): string | null;
  write(value: string): void;
  clear(): void;
}

/**
 * The idempotency key of a request that must happen once: made once per attempt, repeated while its outcome is unknown.
 * An attempt is one request body: change a field of it and it is another request to the server,
 * which would refuse the old key as a mismatch.
 */
export const attemptKeys = (store: KeyStore, makeKey: () => string = () => crypto.randomUUID()) => ({
  /** The key to send with this request. */
  keyFor(request: object): string {
    const body = JSON.stringify(request);
    const [storedKey, storedBody] = (store.read() ?? '').split('\n');
    if (storedKey && storedBody === body) return storedKey;
    const key = makeKey();
    store.write(`${key}\n${body}`);
    return key;
  },
  /** Forgets the key when the server's answer was final; after a lost connection it stays for the next try. */
  settle(outcome: 'done' | { status: number; code: string }): void {
    if (outcome === 'done' || isFinal(outcome)) store.clear();
  },
});

/** True when the server surely did nothing more with the attempt; its stored answer would only be repeated. */
const isFinal = ({ status, code }: { status: number; code: string }): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && code !== 'IDEMPOTENCY_IN_PROGRESS';
