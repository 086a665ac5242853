import type { Core } from '@strapi/strapi';
import { SOCIAL_POST, type SocialPostRow } from '../api/social/social-rows';
import { pictureFiles } from '../api/social/stored-image';
import { SOCIAL_RULES } from '../contract';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';
import { MINUTE_MS } from '../contract/time-units';

const TIDY_SOCIAL_POSTS = 'tidy-social-posts';
const AT_ONCE = 200;

/** Removes what can no longer be brought back. */
export const tidySocialPostsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_SOCIAL_POSTS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  repeat: { everyMs: timings().schedules.tidySocialPostsMs, atStart: true },
  async run() {
    const posts = strapi.db.query(SOCIAL_POST);
    // Twice as long as bringing back takes: clocks differ, and somebody may be at it.
    const before = new Date(Date.now() - 2 * SOCIAL_RULES.undoMinutes * MINUTE_MS);
    for (;;) {
      const rows: Pick<SocialPostRow, 'id' | 'imageFile' | 'moreImages'>[] = await posts.findMany({
        where: { deletedAt: { $lt: before } },
        select: ['id', 'imageFile', 'moreImages'],
        limit: AT_ONCE,
      });
      const ids = rows.map(({ id }) => id);
      await posts.deleteMany({ where: { id: { $in: ids } } });
      for (const file of rows.flatMap(pictureFiles)) await engines(strapi).files.remove(file);
      if (rows.length < AT_ONCE) return;
    }
  },
});
