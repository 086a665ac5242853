interface UnderLease {
  /** Tells the others that this process lives; false where the work is another's by now. */
  renew(): Promise<boolean>;
  everyMs: number;
  log: { warn(message: string): void };
}

/** Does work whose lease is renewed until it ends. The signal says that the lease was lost. */
export const underLease = async <Result>(
  { renew, everyMs, log }: UnderLease,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    renew().then(
      (isOurs) => {
        if (!isOurs) lost.abort(new Error('The lease was lost'));
      },
      // The next one may come through: a lease lasts for several.
      (error: unknown) => log.warn(`A lease was not renewed: ${String(error)}`),
    );
  }, everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(heartbeat);
  }
};
