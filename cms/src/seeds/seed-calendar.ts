import type { Core } from '@strapi/strapi';
import { italianHolidays } from '../domain/booking/italian-holidays';
import { workingSlots } from '../domain/booking/working-slots';
import { dayIn, zonedInstant } from '../domain/booking/zoned-instant';

const HOLIDAY = 'api::booking.holiday';
const SLOT = 'api::booking.slot';
const ZONE = 'Europe/Rome';
const WORKING_DAYS = 30;

/** Holidays of this year and the next, once; openings whenever no future one is left, so that a demo stays bookable. */
export const seedCalendar = async (strapi: Core.Strapi): Promise<void> => {
  const now = new Date();
  const today = dayIn(now, ZONE);
  const year = Number(today.slice(0, 4));
  const holidays = strapi.db.query(HOLIDAY);
  if ((await holidays.count()) === 0)
    for (const holiday of [...italianHolidays(year), ...italianHolidays(year + 1)])
      await holidays.create({ data: holiday });

  const slots = strapi.db.query(SLOT);
  if ((await slots.count({ where: { startsAt: { $gt: now } } })) > 0) return;
  const closed: { day: string }[] = await holidays.findMany();
  for (const { day, time } of workingSlots(today, {
    count: WORKING_DAYS,
    holidays: closed.map((row) => row.day),
  }))
    await slots.create({
      data: { day, time, startsAt: zonedInstant(day, time, ZONE), timezone: ZONE, available: true },
    });
};
