import type { Core } from '@strapi/strapi';
import type { OpenSocialProject, SocialProject, UpdateSocialProject } from '../../../contract';
import type { RowWith } from '../../../database/query';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { titleOf } from '../../purchase/order-row';
import { announceSocial } from '../announce-social';
import { ownProject } from '../own-social';
import { readHeartbeat } from '../publishing/heartbeat';
import { SOCIAL_PROJECT, type SocialProjectRow } from '../social-rows';
import { NEW_SETTINGS, settingsOf, toSocialProject } from '../to-social-project';
import { networksInfo } from './networks-info';

type InstallationRow = RowWith<'api::purchase.installation', { purchase: { populate: ['product'] } }>;

/** What an owner does with their social builder. */
export const socialProjects = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_PROJECT);

  const findInstallation = async (id: string): Promise<InstallationRow> => {
    const row = await strapi.db.query('api::purchase.installation').findOne({
      where: { documentId: id, owner: { id: caller.id } },
      populate: { purchase: { populate: ['product'] } },
    });
    if (!row) throw new ApiError('NOT_FOUND', { reason: 'installation' });
    return row;
  };

  const findOf = (installation: InstallationRow): Promise<SocialProjectRow | null> =>
    query.findOne({ where: { installation: { id: installation.id } }, populate: ['installation'] });

  /** The project of an installation; of two tabs that open it first, both get the same. */
  const ensure = async (installation: InstallationRow): Promise<SocialProjectRow> => {
    const known = await findOf(installation);
    if (known) return known;
    if (!installation.purchase) throw new ApiError('NOT_FOUND', { reason: 'purchase' });
    try {
      await query.create({
        data: {
          owner: caller.id,
          installation: installation.id,
          purchase: installation.purchase.id,
          name: titleOf(installation.purchase),
          state: 'draft',
          settings: NEW_SETTINGS,
          version: 1,
        },
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const made = await findOf(installation);
    if (!made) throw new ApiError('NOT_FOUND', { reason: 'installation' });
    return made;
  };

  return {
    async open(installationId: string): Promise<OpenSocialProject['response']['data']> {
      const installation = await findInstallation(installationId);
      if (!installation.purchase) throw new ApiError('NOT_FOUND', { reason: 'purchase' });
      if (installation.kind !== 'social') throw new ApiError('FORBIDDEN', { reason: 'kind' });
      if (installation.state === 'suspended') throw new ApiError('FORBIDDEN', { reason: 'suspended' });
      const [project, networks, heartbeat] = await Promise.all([
        ensure(installation),
        networksInfo(strapi),
        readHeartbeat(strapi.db, new Date()),
      ]);
      return { project: toSocialProject(project), networks, heartbeat };
    },

    /** One conditional UPDATE: of two tabs that save from the same version, one wins and the other is told. */
    async update(
      id: string,
      { version, settings, status }: UpdateSocialProject['request'],
    ): Promise<SocialProject> {
      const row = await ownProject(strapi, caller, id);
      const { count } = await query.updateMany({
        where: { id: row.id, version },
        data: {
          version: version + 1,
          ...(settings ? { settings: { ...settingsOf(row), ...settings } } : {}),
          ...(status ? { state: status } : {}),
        },
      });
      const current = toSocialProject(await ownProject(strapi, caller, id));
      if (count === 0) throw new ApiError('STALE_VERSION', { current });
      announceSocial(strapi, caller.id, row);
      return current;
    },
  };
};
