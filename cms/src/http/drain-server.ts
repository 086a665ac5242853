import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { timings } from '../settings/timings';

const silent = new WeakMap<Server, Set<Socket>>();

/**
 * Remembers the connections on which nothing was asked yet. Browsers open some ahead, and Node takes them for busy: a server that stops
 * would wait for each as long as for the longest answer.
 */
export const watchConnections = (server: Server): void => {
  const sockets = new Set<Socket>();
  silent.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
};

const closeSilentConnections = (server: Server): void => {
  // Of a request that is on its way something has been read.
  for (const socket of silent.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
};

/** Stops accepting connections and waits, at most `graceMs`, until every answer that has begun is out. */
export const drainServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its answer is out, so this has to be said again.
  const closeUnused = () => {
    server.closeIdleConnections();
    closeSilentConnections(server);
  };
  const unused = setInterval(closeUnused, timings().server.drainStepMs);
  closeUnused();
  const limit = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
  await Promise.race([closed, limit]);
  clearInterval(unused);
};
