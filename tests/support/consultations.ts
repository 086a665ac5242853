import { expect } from 'vitest';
import type { AdminConsultant, Booking, ErrorBody, GetBookingCalendar, OpenSlot } from '@contract';
import { client, dataOf, type TestUser } from './client';
import { instant, sql } from './database';
import { buy } from './owner';
import type { SharedCms } from './shared-cms';

export const HOUR = 3_600_000;

/** Status, code and reason of a refusal. */
export const reasonOf = ({ status, body }: { status: number; body: unknown }) => {
  const details = (body as Partial<ErrorBody>).error?.details;
  return [status, details?.code, details?.reason];
};

/** The consultations of one server, as people and tests meet them. */
export const consultationsOf = (server: SharedCms) => {
  const as = ({ token }: TestUser) => ({
    get: <T = unknown>(path: string) => client(server).get<T>(path, { token }),
    post: <T = unknown>(path: string, body: object = {}, key: string = crypto.randomUUID()) =>
      client(server).post<T>(path, body, { token, headers: { 'idempotency-key': key } }),
    put: <T = unknown>(path: string, body: object) => client(server).put<T>(path, body, { token }),
    patch: <T = unknown>(path: string, body: object) => client(server).patch<T>(path, body, { token }),
    del: <T = unknown>(path: string) => client(server).del<T>(path, undefined, { token }),
  });
  const calendar = async (who: TestUser) =>
    (await as(who).get<GetBookingCalendar['response']>('/bookings/calendar')).body.data;
  const slotsOf = async (day: string, who: TestUser): Promise<OpenSlot[]> =>
    dataOf(await as(who).get(`/bookings/slots?day=${day}`));
  /** Days with openings far enough to be moved and cancelled. */
  const freeDays = async (who: TestUser): Promise<string[]> => {
    const { days } = await calendar(who);
    return days.slice(5).flatMap(({ day, free }) => (free > 0 ? [day] : []));
  };
  /** An opening that no other test of the file takes. */
  const someSlot = async (who: TestUser): Promise<OpenSlot> => {
    const [day = ''] = await freeDays(who);
    const [slot] = await slotsOf(day, who);
    if (!slot) throw new Error('There is nothing to book');
    return slot;
  };
  /** Whoever was there first; asked by an administrator. */
  const firstConsultant = async (admin: TestUser): Promise<AdminConsultant> => {
    const [first] = dataOf<AdminConsultant[]>(await as(admin).get('/admin/consultants'));
    if (!first) throw new Error('There is no consultant');
    return first;
  };
  /** Buys a consultation, and pays for it. */
  const buyOne = async (who: TestUser, slug = 'consulenza-strategica'): Promise<string> =>
    (await buy(server, who, slug)).id;
  return {
    as,
    calendar,
    slotsOf,
    freeDays,
    someSlot,
    firstConsultant,
    buy: buyOne,
    /** Books the free first consultation, or the one that was bought. */
    book: async (who: TestUser, slot?: OpenSlot, purchaseId?: string): Promise<Booking> => {
      const { id: slotId } = slot ?? (await someSlot(who));
      const reply = await as(who).post('/bookings', { slotId, purchaseId });
      expect(reply.status).toBe(201);
      return dataOf(reply);
    },
    /** Turns the clock for one booking: it begins in so many hours, and its old opening is free. */
    beginsIn: (booking: Booking, hours: number) =>
      sql(
        server,
        `update bookings set starts_at = ${instant(server, Date.now() + hours * HOUR)},
           slot_key = case when slot_key is null then null else 'moved ${booking.id}' end
         where document_id = '${booking.id}'`,
      ),
  };
};
