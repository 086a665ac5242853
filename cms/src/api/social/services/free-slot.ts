import type { Core } from '@strapi/strapi';
import type { SocialPlatform } from '../../../contract';
import { nextFreeSlot } from '../../../domain/social/slots';
import { SOCIAL_POST, SOCIAL_SCHEDULE, type SocialPostRow, type SocialScheduleRow } from '../social-rows';
import { instantOf } from '../../../database/date-of';

/** The calendar that a post belongs to, or else the first of its project that is active. */
export const scheduleFor = async (
  strapi: Core.Strapi,
  projectId: number,
  own: SocialScheduleRow | null | undefined,
): Promise<SocialScheduleRow | null> => {
  if (own) return own;
  return await strapi.db
    .query(SOCIAL_SCHEDULE)
    .findOne({ where: { project: { id: projectId }, active: true }, orderBy: { id: 'asc' } });
};

/** The next instant of a calendar that no post of that network has; null when a quarter of a year is full. */
export const freeSlot = async (
  strapi: Core.Strapi,
  schedule: SocialScheduleRow,
  platform: SocialPlatform,
  { now, except }: { now: Date; except?: number },
): Promise<string | null> => {
  const rows: Pick<SocialPostRow, 'id' | 'scheduledFor'>[] = await strapi.db.query(SOCIAL_POST).findMany({
    where: {
      schedule: { id: schedule.id },
      platform,
      deletedAt: { $null: true },
      scheduledFor: { $gte: now },
    },
    select: ['id', 'scheduledFor'],
  });
  const taken = new Set<string>(
    rows.flatMap(({ id, scheduledFor }) => (scheduledFor && id !== except ? [instantOf(scheduledFor)] : [])),
  );
  return nextFreeSlot(schedule, now, (at) => taken.has(at))?.at ?? null;
};
