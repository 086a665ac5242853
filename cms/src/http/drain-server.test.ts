import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { drainServer, watchConnections } from './drain-server';

const GRACE_MS = 5_000;
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n';

/** A server whose answers end when a test ends them. */
const started = async () => {
  const responses: ServerResponse[] = [];
  const app = new Koa();
  app.use((ctx) => {
    ctx.respond = false;
    responses.push(ctx.res);
  });
  const server = app.listen(0, '127.0.0.1');
  watchConnections(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connect = async () => {
    const accepted = once(server, 'connection');
    const socket = net.connect(port, '127.0.0.1');
    const [far] = (await accepted) as [net.Socket];
    return { socket, far };
  };
  return { server, responses, connect };
};

test('a connection on which nothing was asked, as browsers open some ahead, holds up no end', async () => {
  const { server, connect } = await started();
  const { socket } = await connect();
  const closed = once(socket, 'close');
  const before = performance.now();
  await drainServer(server, GRACE_MS);
  await closed;
  expect(performance.now() - before).toBeLessThan(GRACE_MS / 2);
});

test('an answer that has begun, and a request that is on its way, are finished first', async () => {
  const { server, responses, connect } = await started();
  const [begun, half] = [await connect(), await connect()];
  begun.socket.write(`${REQUEST}\r\n`);
  half.socket.write(REQUEST);
  await expect.poll(() => [responses.length, half.far.bytesRead > 0]).toEqual([1, true]);
  const drained = drainServer(server, GRACE_MS);
  half.socket.write('\r\n');
  await expect.poll(() => responses.length).toBe(2);
  for (const response of responses) response.end('ecco');
  for (const { socket } of [begun, half]) {
    const [text] = (await once(socket, 'data')) as [Buffer];
    expect(text.toString()).toContain('ecco');
  }
  await drained;
});
