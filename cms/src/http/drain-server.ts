import type { Server } from 'node:http';
import { timings } from '../settings/timings';

/** Stops accepting connections and waits, at most `graceMs`, until every answer that has begun is out. */
export const drainServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its answer is out, so this has to be said again.
  const idle = setInterval(() => server.closeIdleConnections(), timings().server.drainStepMs);
  server.closeIdleConnections();
  const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
  await Promise.race([closed, limit]);
  clearInterval(idle);
};
