import type { Core } from '@strapi/strapi';
import { MOVABLE_STATES } from '../../../domain/social/post-rules';
import { addZonedDays, slotKeyOf, slotsOf } from '../../../domain/social/slots';
import { SOCIAL_POST, type SocialPostRow, type SocialScheduleRow } from '../social-rows';

/** Posts of a quarter of a year; no calendar is filled farther. */
const HORIZON_DAYS = 92;

/**
 * Takes the posts of a calendar that was changed to its new instants, in their order: the posts of one instant stay
 * together. What was moved by hand, is past or on its way stays where it is. Joins the caller's transaction.
 */
export const movePosts = async (
  strapi: Core.Strapi,
  schedule: SocialScheduleRow,
  now: Date,
): Promise<void> => {
  const query = strapi.db.query(SOCIAL_POST);
  const posts: SocialPostRow[] = await query.findMany({
    where: {
      schedule: { id: schedule.id },
      state: { $in: [...MOVABLE_STATES] },
      deletedAt: { $null: true },
      scheduledFor: { $gte: now },
    },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
  });
  const instantOf = ({ scheduledFor }: SocialPostRow) => new Date(scheduledFor ?? 0).toISOString();
  const [pinned, movable] = [posts.filter((post) => post.pinned), posts.filter((post) => !post.pinned)];
  const taken = new Set(pinned.map((post) => `${instantOf(post)} ${post.platform}`));
  const platforms = [...new Set(movable.map(({ platform }) => platform))];
  const free = slotsOf(schedule, now, addZonedDays(now, HORIZON_DAYS, schedule.timezone)).filter(
    ({ at }) => !platforms.some((platform) => taken.has(`${at} ${platform}`)),
  );
  const instants = [...new Set(movable.map(instantOf))];
  const targets = new Map(instants.map((instant, index) => [instant, free[index]?.at ?? instant]));
  const moved = movable.filter((post) => targets.get(instantOf(post)) !== instantOf(post));
  await strapi.db.transaction(async ({ trx }) => {
    // All places are given up before new ones are taken: two posts may change theirs.
    await trx('social_posts')
      .whereIn(
        'id',
        moved.map(({ id }) => id),
      )
      .update({ slot_key: null });
    for (const post of moved) {
      const at = targets.get(instantOf(post)) ?? instantOf(post);
      await trx('social_posts')
        .where({ id: post.id })
        .whereIn('state', [...MOVABLE_STATES])
        .update({
          scheduled_for: new Date(at),
          slot_key: slotKeyOf(schedule.documentId, at, post.platform),
          timezone: schedule.timezone,
          not_before: null,
          version: trx.raw('version + 1'),
          updated_at: now,
        });
    }
  });
};
