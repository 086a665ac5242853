import type { Core } from '@strapi/strapi';
import type { Registrations } from '../../engines/social/port';
import { isUniqueViolation } from '../../http/error-answer';
import { openToken, sealToken } from './sealed-token';
import { SOCIAL_SERVER, type SocialServerRow } from './social-rows';

/** This installation's apps at servers that people named, one each: a secret is sealed to its server. */
export const serverRegistrations = (strapi: Core.Strapi): Registrations => ({
  async get(platform, server) {
    const row: SocialServerRow | null = await strapi.db
      .query(SOCIAL_SERVER)
      .findOne({ where: { platform, server } });
    const clientSecret = openToken(row?.clientSecret, { server });
    return row && clientSecret !== null ? { clientId: row.clientId, clientSecret } : null;
  },

  async put(platform, server, { clientId, clientSecret }) {
    const query = strapi.db.query(SOCIAL_SERVER);
    const data = { clientId, clientSecret: sealToken(clientSecret, { server }) };
    const write = () => query.updateMany({ where: { platform, server }, data });
    if ((await write()).count > 0) return;
    try {
      await query.create({ data: { platform, server, ...data } });
    } catch (error) {
      // Two people named it in the same moment: the later registration is as good, and the one that is kept.
      if (!isUniqueViolation(error)) throw error;
      await write();
    }
  },
});
