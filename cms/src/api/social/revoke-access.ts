import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import { openGrant } from './access-token';
import { openToken } from './sealed-token';
import { SOCIAL_ACCOUNT, type SocialAccountRow } from './social-rows';
import { networkOf } from './to-social-account';
import { timings } from '../../settings/timings';

/**
 * Has a network take back what it gave us for an account, which may be gone here already. Best effort: what the network does not
 * take back ends by itself, and nothing of it is left here.
 */
export const revokeAccess = async (
  strapi: Core.Strapi,
  row: SocialAccountRow,
  ownerId: number,
): Promise<void> => {
  const grant = openGrant(row);
  if (!grant) return;
  const userToken = openToken(row.userToken, { account: row.documentId });
  // Meta takes back everything of a person at once: not while another of their pages is still in use.
  const others = await strapi.db.query(SOCIAL_ACCOUNT).count({
    where: { platform: row.platform, owner: { id: ownerId }, state: 'connected', id: { $ne: row.id } },
  });
  if (userToken && others > 0) return;
  await networkOf(engines(strapi).social, row)
    .revoke(
      { ...grant, accessToken: userToken ?? grant.accessToken },
      { signal: AbortSignal.timeout(timings().social.callMs) },
    )
    .catch((error: unknown) =>
      strapi.log.warn(`The access of social account ${row.id} was not taken back: ${String(error)}`),
    );
};
