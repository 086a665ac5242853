/**
 * Two hundred people's clicks at once on twenty openings: how many are booked, refused and broken, and how long it takes.
 * On PostgreSQL with two instances, then on SQLite with one.
 *
 *   npm run bench -- bookings
 */
import type { ErrorBody, GetBookingCalendar } from '@contract';
import { sized } from '../support/bench-size';
import { client, signUp, type Reply, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { createDatabase, startPostgres } from '../support/postgres';
import { startCms, type CmsServer } from '../support/start-cms';

const SLOTS = sized(20, 4);
const CLICKS = sized(200, 20);
/** Each clicks five times, on five different openings. */
const PEOPLE = CLICKS / 5;

const makePeople = async (server: CmsServer): Promise<TestUser[]> => {
  const people: TestUser[] = [];
  while (people.length < PEOPLE)
    people.push(...(await Promise.all(Array.from({ length: 8 }, () => signUp(server)))));
  return people;
};

const findSlots = async (server: CmsServer, token: string): Promise<string[]> => {
  const api = client(server);
  const { days } = (await api.get<GetBookingCalendar['response']>('/bookings/calendar', { token })).body.data;
  const slots: string[] = [];
  for (const { day, free } of days.slice(4)) {
    if (slots.length >= SLOTS) break;
    if (free === 0) continue;
    const list = (await api.get<{ data: { id: string }[] }>(`/bookings/slots?day=${day}`, { token })).body
      .data;
    slots.push(...list.map(({ id }) => id));
  }
  return slots.slice(0, SLOTS);
};

const outcomeOf = ({ status, body }: Reply<Partial<ErrorBody>>) => {
  const details = body.error?.details;
  return `${status} ${details ? String(details.reason ?? details.code) : 'booked'}`;
};

const storm = async (title: string, instances: CmsServer[]): Promise<void> => {
  const [first] = instances;
  if (!first) return;
  const people = await makePeople(first);
  const slots = await findSlots(first, people[0]?.token ?? '');
  const times: number[] = [];
  const outcomes: Record<string, number> = {};
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLICKS }, async (_, index) => {
      const clicked = performance.now();
      const reply = await client(instances[index % instances.length] ?? first).post<Partial<ErrorBody>>(
        '/bookings',
        { slotId: slots[index % SLOTS] },
        {
          token: people[Math.floor(index / 5)]?.token,
          headers: { 'idempotency-key': crypto.randomUUID() },
        },
      );
      times.push(performance.now() - clicked);
      const outcome = outcomeOf(reply);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  const took = performance.now() - began;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const [rows] = await sql(first, 'select count(*) as n from bookings where slot_key is not null');
  const [mails] = await sql(first, "select count(*) as n from outbox_mails where kind = 'booking-confirmed'");
  console.log(`${title}\n  ${JSON.stringify(outcomes)}`);
  console.log(`  rows ${String(rows?.n)}, mails ${String(mails?.n)}`);
  console.log(`  all in ${Math.round(took)} ms; one: p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`);
};

const main = async () => {
  const cluster = await startPostgres();
  const one = await startCms({
    env: { DATABASE_URL: createDatabase(cluster.url), DATABASE_POOL_MAX: '10' },
    isFirstStart: true,
  });
  const two = await one.twin();
  await storm('PostgreSQL, two instances', [one, two]);
  await two.stop();
  await one.stop();
  await cluster.stop();
  const alone = await startCms({ isFirstStart: true });
  await storm('SQLite, one instance', [alone]);
  await alone.stop();
};

void main();
