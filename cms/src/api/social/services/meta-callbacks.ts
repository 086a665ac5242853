import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../../../contract/time-units';
import { readSignedRequest } from '../../../engines/social';
import { ApiError } from '../../../http/api-error';
import { readSettings } from '../../../settings';
import { announceSocial } from '../announce-social';
import { requireReconnect } from '../notify-account-owner';
import { SOCIAL_ACCOUNT, type SocialAccountRow } from '../social-rows';
import { NO_ACCESS } from '../no-access';
import { removePosts } from './remove-posts';

/** The networks of Meta, whose apps are told of people who take their consent back. */
export const META_PLATFORMS = ['facebook', 'instagram', 'threads'] as const;
type MetaPlatform = (typeof META_PLATFORMS)[number];

const markOf = (minute: string): string =>
  createHmac('sha256', readSettings().secrets.encryptionKey)
    .update(`deletion ${minute}`)
    .digest('base64url')
    .slice(0, 22);

/** Says when data was deleted, and of nobody whose: the person is gone, and no list of them remains. */
export const deletionCode = (at: Date): string => {
  const minute = Math.floor(at.getTime() / MINUTE_MS).toString(36);
  return `${minute}-${markOf(minute)}`;
};

/** The minute of a code that we gave; null for another. */
export const deletionDay = (code: string): Date | null => {
  const [, minute = '', mark = ''] = /^([0-9a-z]{1,8})-([\w-]{22})$/.exec(code) ?? [];
  if (!minute) return null;
  const [given, wanted] = [Buffer.from(mark), Buffer.from(markOf(minute))];
  return given.length === wanted.length && timingSafeEqual(given, wanted)
    ? new Date(parseInt(minute, 36) * MINUTE_MS)
    : null;
};

/** What Meta tells an app of its people. A request that Meta did not sign is refused. */
export const metaCallbacks = (strapi: Core.Strapi, platform: MetaPlatform) => {
  const query = strapi.db.query(SOCIAL_ACCOUNT);

  const accountsOf = async (signed: string): Promise<SocialAccountRow[]> => {
    const person = readSignedRequest(signed, readSettings().social.apps[platform].clientSecret);
    if (!person) throw new ApiError('BAD_REQUEST', {}, 'Not signed by Meta');
    return query.findMany({
      where: { platform, personId: person.userId, simulated: false },
      populate: { project: { populate: ['owner'] } },
    });
  };
  const announce = ({ project }: SocialAccountRow): void => {
    if (project?.owner) announceSocial(strapi, project.owner.id, project);
  };

  return {
    /** The person removed the app: what was given opens nothing any more, and the owner is to connect again. */
    async deauthorize(signed: string): Promise<void> {
      for (const row of await accountsOf(signed)) {
        await requireReconnect(strapi, row);
        await query.updateMany({ where: { id: row.id, tokenVersion: row.tokenVersion }, data: NO_ACCESS });
        announce(row);
      }
    },

    /** The person wants nothing of theirs left: the accounts go, and with them what was to go out on them. */
    async deleteData(signed: string): Promise<void> {
      for (const row of await accountsOf(signed)) {
        await strapi.db.transaction(async () => {
          await removePosts(strapi, { account: { id: row.id } }, new Date());
          await query.delete({ where: { id: row.id } });
        });
        announce(row);
      }
    },
  };
};
