import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import errors from './errors';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers every request with that body, below the middleware. */
const serve = async (body: () => Readable): Promise<string> => {
  const app = new Koa();
  app.silent = true;
  app.use(errors({}, { strapi: {} as Core.Strapi }) as Koa.Middleware);
  app.use((ctx) => {
    ctx.type = 'text/csv';
    ctx.body = body();
  });
  const handle = app.callback();
  const server = http
    .createServer((request, response) => void handle(request, response))
    .listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

async function* rows(failsAfter: number) {
  for (let row = 0; row < 3; row += 1) {
    if (row === failsAfter) throw new Error('the database is gone');
    yield `row ${row}\n`;
    // Each part is on its way before the next one is made.
    await new Promise((sent) => setImmediate(sent));
  }
}

test('a download that fails on its way breaks off: nobody takes it for the whole', async () => {
  const url = await serve(() => Readable.from(rows(2)));
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('one that fails before its first byte is an error', async () => {
  const url = await serve(() => Readable.from(rows(0)));
  const response = await fetch(url);
  expect(response.status).toBe(500);
  await response.text();
});

test('one that is whole arrives whole', async () => {
  const url = await serve(() => Readable.from(rows(9)));
  expect(await (await fetch(url)).text()).toBe('row 0\nrow 1\nrow 2\n');
});
