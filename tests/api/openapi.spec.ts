import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { cmsDist } from '../support/paths';
import { sharedCms } from '../support/shared-cms';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  'x-access': string;
  'x-rate-limit': { points: number };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const server = sharedCms();
const load = async () => (await client(server).get<Document>('/openapi.json')).body;
const document = await load();
const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    address,
    operation,
  })),
);

interface WrittenRoute {
  method: string;
  path: string;
  handler: string;
}
const compiled = createRequire(import.meta.url);

/** The routes as their files write them, without a server. */
const files = fs
  .readdirSync(path.join(cmsDist, 'src/api'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/routes\/[^/]+\.js$/.test(name));
const written = files.flatMap((file) => {
  const { default: router } = compiled(path.join(cmsDist, 'src/api', file)) as {
    default: { routes: WrittenRoute[] };
  };
  // A core router makes its routes when its server starts.
  const isCore = Object.getOwnPropertyDescriptor(router, 'routes')?.get !== undefined;
  return isCore ? [{ method: 'GET', path: '', handler: file }] : router.routes;
});
const described = (method: string, address: string) =>
  document.paths[`/api${address.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];

describe('/api/openapi.json', () => {
  test('holds every route that is written with route()', () => {
    const ours = written.filter((route) => route.path !== '');
    expect(ours.length).toBeGreaterThan(240);
    expect(
      ours
        .filter((route) => !described(route.method, route.path))
        .map((route) => `${route.method} ${route.path}`),
    ).toEqual([]);
  });

  test('holds the five routes of each core router', () => {
    const cores = written.filter((route) => route.path === '');
    const names = [
      'articles',
      'coupons',
      'fiscal-parameters',
      'help-articles',
      'holidays',
      'knowledge-entries',
      'legal-pages',
      'playbooks',
      'products',
      'trades',
    ];
    expect(cores).toHaveLength(names.length);
    for (const name of names) {
      const entries = ['GET', 'POST'].map((method) => described(method, `/${name}`));
      const entry = ['GET', 'PUT', 'DELETE'].map((method) => described(method, `/${name}/:id`));
      expect([...entries, ...entry].map((each) => each?.['x-access'])).toEqual(
        Array.from({ length: 5 }, () => 'permissions'),
      );
    }
  });

  test('names what it refers to, each operation once and each part of an address', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = Object.keys(document.components.schemas);
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(300);
    expect(references.map(([, name]) => name).filter((name) => !names.includes(name ?? ''))).toEqual([]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { address, operation } of operations)
      expect(
        operation.parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`),
        address,
      ).toEqual(address.match(/\{\w+\}/g) ?? []);
  });

  test('says what a request brings, what it costs and what comes back', () => {
    const booking = described('POST', '/bookings');
    expect(booking).toMatchObject({
      'x-access': 'customer',
      'x-rate-limit': { name: 'api', points: 600, seconds: 60 },
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['slotId'], additionalProperties: false } } },
      },
    });
    expect(Object.keys(booking?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '401', '409', '422', '429', '503']),
    );
  });

  // Whoever forgets to guard a route sees it here; more than two hundred requests.
  test('is kept: nobody who is not signed in gets further than 401', { timeout: 180_000 }, async () => {
    const guarded = operations.filter(({ operation }) =>
      ['customer', 'admin'].includes(operation['x-access']),
    );
    expect(guarded.length).toBeGreaterThan(200);
    const open: string[] = [];
    for (const { method, address } of guarded) {
      const { status } = await fetch(server.url + address.replace(/\{\w+\}/g, 'x'), { method });
      if (status !== 401) open.push(`${method} ${address} ${status}`);
    }
    expect(open).toEqual([]);
  });

  test('is kept: no customer gets further than 403 at what administrators do', async () => {
    const { token } = await signUp(server);
    const headers = { authorization: `Bearer ${token}` };
    const open: string[] = [];
    for (const { method, address, operation } of operations) {
      if (operation['x-access'] !== 'admin') continue;
      const { status } = await fetch(server.url + address.replace(/\{\w+\}/g, 'x'), { method, headers });
      if (status !== 403) open.push(`${method} ${address} ${status}`);
    }
    expect(open).toEqual([]);
  });
});

describe('a refusal', () => {
  test('is a problem of RFC 9457 with our code, beside what older clients read', async () => {
    const { status, headers, body } = await client(server).post('/auth/local', { identifier: '' });
    const requestId = headers.get('x-request-id');
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(body).toEqual({
      type: '/docs/api#VALIDATION',
      title: expect.any(String),
      status: 422,
      detail: 'The request is not valid',
      instance: `urn:request:${requestId}`,
      code: 'VALIDATION',
      data: null,
      error: {
        status: 422,
        name: 'ValidationError',
        message: 'The request is not valid',
        details: { code: 'VALIDATION', requestId, fields: { identifier: 'required', password: 'required' } },
      },
    });
  });

  test('leads to a paragraph of the reference', async () => {
    const { body } = await client(server).get<{ type: string }>('/bookings');
    const [address, anchor] = body.type.split('#');
    const page = await (await fetch(server.url + address)).text();
    expect(page).toContain(`id="${anchor}"`);
  });
});

describe('/docs/api', () => {
  test.each([
    ['it', 'Riferimento dell’API'],
    ['en', 'API reference'],
  ])('is a page in %s with every route, and without a script', async (language, title) => {
    const response = await fetch(`${server.url}/docs/api`, { headers: { 'accept-language': language } });
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
    expect(page).not.toMatch(/<script|https?:\/\//);
    for (const { address, operation } of operations) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(address);
    }
  });
});
