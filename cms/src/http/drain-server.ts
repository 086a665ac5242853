import type { Server } from 'node:http';

const LOOK_AGAIN_MS = 50;

/** Stops accepting connections and waits, at most `graceMs`, until every answer that has begun is out. */
export const drainServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its answer is out, so this has to be said again.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
  server.closeIdleConnections();
  const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
  await Promise.race([closed, limit]);
  clearInterval(idle);
};
