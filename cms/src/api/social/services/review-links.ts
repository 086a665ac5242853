import type { Core } from '@strapi/strapi';
import { REVIEW_RULES, type CreateReviewLink, type SocialReviewLink } from '../../../contract';
import { DAY_MS } from '../../../contract/time-units';
import { instantOf } from '../../../database/date-of';
import type { Caller } from '../../../http/context';
import { readSettings } from '../../../settings';
import { hashOf, newSecret } from '../connect-secrets';
import { ownProject } from '../own-social';
import { SOCIAL_PROJECT } from '../social-rows';

/** The link by which people without an account read what waits to go out. Only its hash is stored: it is shown once. */
export const reviewLinks = (strapi: Core.Strapi, caller: Caller) => {
  const set = async (
    projectId: string,
    data: { reviewTokenHash: string | null; reviewExpiresAt: Date | null },
  ) => {
    const { id } = await ownProject(strapi, caller, projectId);
    await strapi.db.query(SOCIAL_PROJECT).updateMany({ where: { id }, data });
  };
  return {
    async find(projectId: string): Promise<SocialReviewLink | null> {
      const { reviewTokenHash, reviewExpiresAt } = await ownProject(strapi, caller, projectId);
      if (!reviewTokenHash || !reviewExpiresAt) return null;
      const expiresAt = instantOf(reviewExpiresAt);
      return Date.parse(expiresAt) > Date.now() ? { expiresAt } : null;
    },

    async create(projectId: string): Promise<CreateReviewLink['response']['data']> {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + REVIEW_RULES.days * DAY_MS);
      await set(projectId, { reviewTokenHash: hashOf(token), reviewExpiresAt: expiresAt });
      // Behind `#`, so that no server on the way is told it.
      return {
        url: `${readSettings().publicUrl}/post-review#token=${token}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    remove: (projectId: string): Promise<void> =>
      set(projectId, { reviewTokenHash: null, reviewExpiresAt: null }),
  };
};
