import type { JobDefinition, Queue } from './port';

/** Enqueues the jobs that repeat by themselves, until the function that it answers is called. */
export const repeatJobs = async (
  queue: Pick<Queue, 'enqueue'>,
  definitions: JobDefinition[],
  log: { error(message: string): void },
): Promise<() => void> => {
  const timers: NodeJS.Timeout[] = [];
  for (const { name, repeat } of definitions) {
    if (!repeat) continue;
    // The key makes instances that start together do it once.
    const enqueue = () => queue.enqueue({ name, payload: {}, key: name });
    const enqueueQuietly = () =>
      void enqueue().catch((error: unknown) => log.error(`Job ${name} was not enqueued: ${String(error)}`));
    timers.push(setInterval(enqueueQuietly, repeat.everyMs).unref());
    if (repeat.atStart) await enqueue();
  }
  return () => timers.forEach(clearInterval);
};
