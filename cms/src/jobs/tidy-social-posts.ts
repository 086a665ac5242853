import type { Core } from '@strapi/strapi';
import { SOCIAL_POST, type SocialPostRow } from '../api/social/social-rows';
import { SOCIAL_RULES } from '../contract';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';
import { MINUTE_MS } from '../contract/time-units';

const TIDY_SOCIAL_POSTS = 'tidy-social-posts';
const AT_ONCE = 200;

/** Has posts that were taken away, and their pictures, removed for good: now and every hour for as long as the server runs. */
export const schedulePostTidying = async (strapi: Core.Strapi): Promise<void> => {
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: TIDY_SOCIAL_POSTS, payload: {}, key: TIDY_SOCIAL_POSTS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Deleted posts are not being removed: ${String(error)}`),
    );
  }, timings().schedules.tidySocialPostsMs).unref();
  await enqueue();
};

/** Removes what can no longer be brought back. */
export const tidySocialPostsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_SOCIAL_POSTS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  async run() {
    const posts = strapi.db.query(SOCIAL_POST);
    // Twice as long as bringing back takes: clocks differ, and somebody may be at it.
    const before = new Date(Date.now() - 2 * SOCIAL_RULES.undoMinutes * MINUTE_MS);
    for (;;) {
      const rows: Pick<SocialPostRow, 'id' | 'imageFile'>[] = await posts.findMany({
        where: { deletedAt: { $lt: before } },
        select: ['id', 'imageFile'],
        limit: AT_ONCE,
      });
      const ids = rows.map(({ id }) => id);
      await strapi.db.connection('social_effects').whereIn('post_id', ids).delete();
      await posts.deleteMany({ where: { id: { $in: ids } } });
      for (const { imageFile } of rows) if (imageFile) await engines(strapi).files.remove(imageFile);
      if (rows.length < AT_ONCE) return;
    }
  },
});
