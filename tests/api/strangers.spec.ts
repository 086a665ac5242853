import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Booking, GetBookingCalendar, OpenSlot } from '@contract';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { answeredProject } from '../support/interviews';
import { ownerOfBot } from '../support/owner';
import { exampleWriter, type JsonSchema } from '../support/schema-example';
import { orderedService } from '../support/service-orders';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { ownerOfSocial } from '../support/social';

interface Operation {
  parameters: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  'x-access': string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}
interface Route {
  method: string;
  address: string;
  operation: Operation;
}

let server: SharedCms;
let routes: Route[];
let exampleOf: ReturnType<typeof exampleWriter>;
let stranger: TestUser;
/** What somebody owns, by the beginning of the addresses that lead to it. */
let rows: { below: string; id: string; owner: TestUser; parts?: Record<string, string> }[];

/** Addresses whose rows are made where they are tested: their specs ask for them as somebody else. */
const ELSEWHERE = [
  '/api/assistant/',
  '/api/me/',
  '/api/notifications/',
  '/api/reports/',
  '/api/social/attempts/',
  '/api/social/files/',
  '/api/social/generations/',
  '/api/social/photos/',
];

/** What is anybody's who is signed in. */
const EVERYBODYS = ['/api/site/coupons/'];

const DAY_MS = 86_400_000;

/** What texts must be that no schema describes further. */
const TEXTS: Record<string, string> = {
  baseUrl: 'https://modello.esempio.test',
  webhookUrl: 'https://modello.esempio.test',
  url: 'https://esempio.test/',
  link: '',
  clientId: 'di-un-altro',
  email: 'prova@esempio.test',
  until: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
  from: '2026-01-15',
  to: '2026-01-16',
  postTimes: '09:00',
  scheduledFor: new Date(Date.now() + DAY_MS).toISOString(),
};

const isBelow = (address: string, start: string): boolean =>
  address === start || address.startsWith(`${start}/`);

const bookedBy = async (person: TestUser): Promise<Booking> => {
  const api = client(server);
  const { days } = dataOf<GetBookingCalendar['response']['data']>(
    await api.get('/bookings/calendar', { token: person.token }),
  );
  const day = days.slice(8).find(({ free }) => free > 3)?.day;
  const slots = dataOf<OpenSlot[]>(await api.get(`/bookings/slots?day=${day}`, { token: person.token }));
  return dataOf<Booking>(
    await api.post(
      '/bookings',
      { slotId: slots.at(-1)?.id },
      { token: person.token, headers: { 'idempotency-key': randomUUID() } },
    ),
  );
};

beforeAll(async () => {
  server = sharedCms();
  const document = (await client(server).get<Document>('/openapi.json')).body;
  exampleOf = exampleWriter(document.components.schemas, TEXTS);
  routes = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ method: method.toUpperCase(), address, operation }))
      .filter(({ operation }) => operation['x-access'] === 'customer' && address.includes('{')),
  );
  const team = await signIn(server, 'admin@officina.test', 'officina-demo');
  const [bot, social, service, person] = await Promise.all([
    ownerOfBot(server),
    ownerOfSocial(server),
    orderedService(server, team),
    signUp(server),
  ]);
  stranger = await signUp(server);
  const { token } = bot.owner;
  const [file] = await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('Apriamo alle 19.') }]);
  const answer = dataOf<{ id: string }>(
    await client(server).post(
      `/chatbots/${bot.id}/curated-answers`,
      { question: 'Quando aprite?', answer: 'Alle 19.' },
      { token },
    ),
  );
  const [account, post, schedule] = [
    await social.connect('facebook'),
    await social.write(),
    await social.schedule(),
  ];
  const project = await answeredProject(server, person, 'business-idea');
  const booking = await bookedBy(person);
  rows = [
    {
      below: '/api/chatbots/{id}',
      id: bot.id,
      owner: bot.owner,
      parts: { fileId: file?.id ?? '', answerId: answer.id, number: '1' },
    },
    { below: '/api/purchases/{id}', id: service.purchase.id, owner: service.customer },
    { below: '/api/service-orders/{id}', id: service.id, owner: service.customer },
    { below: '/api/projects/{id}', id: project.id, owner: person },
    { below: '/api/project-chats/{chatId}', id: project.chatId, owner: person },
    { below: '/api/bookings/{id}', id: booking.id, owner: person },
    { below: '/api/social/installations/{installationId}', id: social.installationId, owner: social.owner },
    { below: '/api/social/projects/{id}', id: social.project.id, owner: social.owner },
    { below: '/api/social/accounts/{id}', id: account.id, owner: social.owner },
    { below: '/api/social/posts/{id}', id: post.id, owner: social.owner },
    { below: '/api/social/schedules/{id}', id: schedule.id, owner: social.owner },
  ];
});

/** Asks a route for a row, with the least that it takes. */
const ask = async (
  { method, address, operation }: Route,
  { id, parts = {} }: Pick<(typeof rows)[number], 'id' | 'parts'>,
  { token }: TestUser,
): Promise<number> => {
  let isFirst = true;
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isFirst ? id : (parts[name] ?? randomUUID());
    isFirst = false;
    return value;
  });
  const query = operation.parameters
    .filter((each) => each.in === 'query' && each.required)
    .map(({ name, schema = {} }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`);
  const { content } = operation.requestBody ?? {};
  const json = content?.['application/json'];
  const form = new FormData();
  const fields = exampleOf(content?.['multipart/form-data']?.schema ?? {}) as Record<string, string>;
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Where one file is taken it has the name of one.
  const field = /^\/api\/(?:chatbots|project-chats)/.test(address) ? 'files' : 'file';
  form.append(field, new Blob(['Testo.']), 'testo.txt');
  // Of changes, none is required alone.
  const one = json && method === 'PATCH' && json.schema.properties?.name ? { name: 'x' } : {};
  const body = json
    ? JSON.stringify({ ...one, ...(exampleOf(json.schema) as object) })
    : content
      ? form
      : undefined;
  const { status } = await fetch(`${server.url}${path}?${query.join('&')}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body,
  });
  return status;
};

const rowOf = (address: string) => rows.find(({ below }) => isBelow(address, below));

// A route that forgets whose a row is shows here, and so does a new route whose rows nobody asks for.
test('what belongs to one customer is not there for another', { timeout: 180_000 }, async () => {
  const untried = routes
    .map(({ address }) => address)
    .filter(
      (address) =>
        !rowOf(address) && ![...ELSEWHERE, ...EVERYBODYS].some((start) => address.startsWith(start)),
    );
  expect(untried, 'routes whose rows nobody asks for as somebody else').toEqual([]);

  const answers = new Map<string, number>();
  for (const route of routes) {
    const row = rowOf(route.address);
    if (row) answers.set(`${route.method} ${route.address}`, await ask(route, row, stranger));
  }
  expect(answers.size).toBeGreaterThan(120);
  expect([...answers].filter(([, status]) => status !== 404)).toEqual([]);

  // The rows are there, and were not changed: their owners still read them.
  for (const row of rows) {
    const own = routes.find(({ method, address }) => method === 'GET' && address === row.below);
    if (own) expect([row.below, await ask(own, row, row.owner)]).toEqual([row.below, 200]);
  }
});

test('a number is the id of nothing', async () => {
  const found: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET'))
    for (const id of ['1', '2', '10']) {
      const row = rowOf(route.address);
      if (!row) continue;
      const status = await ask(route, { id }, row.owner);
      if (status !== 404 && status !== 422) found.push(`${route.address} ${id}: ${status}`);
    }
  expect(found).toEqual([]);
});
