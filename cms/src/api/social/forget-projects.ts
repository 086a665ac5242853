import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import { announceSocial } from './announce-social';
import { revokeAccess } from './revoke-access';
import {
  SOCIAL_ACCOUNT,
  SOCIAL_POST,
  SOCIAL_PROJECT,
  type SocialAccountRow,
  type SocialProjectRow,
} from './social-rows';
import { pictureFiles } from './stored-image';

type Where = Record<string, unknown>;
type OwnedAccountRow = SocialAccountRow & { owner: { id: number } | null };

/** Whose `project_id` says that they belong to a project; what points to others comes first. */
const PARTS = [
  'social_posts',
  'social_generations',
  'social_schedules',
  'social_files',
  'social_photos',
  'oauth_states',
  'social_accounts',
];

/** What is left outside the database goes once nothing leads to it any more; nobody waits for the networks. */
const clearAway = async (
  strapi: Core.Strapi,
  { accounts, files }: { accounts: OwnedAccountRow[]; files: string[] },
): Promise<void> => {
  for (const key of files)
    await engines(strapi)
      .files.remove(key)
      .catch((error: unknown) => strapi.log.error(`A social file stays on disk: ${String(error)}`));
  for (const account of accounts) await revokeAccess(strapi, account, account.owner?.id ?? 0);
};

/** Takes along what belongs to projects that are about to be deleted: no row, file or access outlives its project. */
const takeParts = async (strapi: Core.Strapi, where: Where): Promise<void> => {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const projects: SocialProjectRow[] = await strapi.db
      .query(SOCIAL_PROJECT)
      .findMany({ where, populate: ['owner'] });
    if (projects.length === 0) return;
    const ids = projects.map(({ id }) => id);
    // Whoever is just adding to one of them waits here, and finds it gone.
    await trx('social_projects').whereIn('id', ids).forUpdate().select('id');
    const accounts: OwnedAccountRow[] = await strapi.db
      .query(SOCIAL_ACCOUNT)
      .findMany({ where: { project: { id: { $in: ids } } }, populate: ['owner'] });
    const keysOf = (table: string, column: string): Promise<string[]> =>
      trx(table).whereIn('project_id', ids).whereNotNull(column).pluck(column);
    const pictured = await strapi.db.query(SOCIAL_POST).findMany({
      where: { project: { id: { $in: ids } }, imageFile: { $notNull: true } },
      select: ['imageFile', 'moreImages'],
    });
    const files = [
      ...pictured.flatMap(pictureFiles),
      ...(await keysOf('social_files', 'file_key')),
      ...(await keysOf('social_photos', 'file_key')),
    ];
    for (const table of PARTS) await trx(table).whereIn('project_id', ids).delete();
    onCommit(() => {
      for (const project of projects) if (project.owner) announceSocial(strapi, project.owner.id, project);
      clearAway(strapi, { accounts, files }).catch((error: unknown) =>
        strapi.log.error(`Social projects were not all cleared away: ${String(error)}`),
      );
    });
  });
};

/**
 * Has social projects go with what they hang on (their owner, what was bought, its installation), and everything of theirs with
 * them, whoever deletes it: the erasing of an account or somebody in the panel. A post on its way that is not sent yet then stays unsent.
 */
export const watchSocialProjects = async (strapi: Core.Strapi): Promise<void> => {
  const beforeDelete = (models: string[], react: (where: Where) => Promise<void>) => {
    const run = ({ params }: { params: { where?: Where } }) => react(params.where ?? {});
    strapi.db.lifecycles.subscribe({ models, beforeDelete: run, beforeDeleteMany: run });
  };
  beforeDelete([SOCIAL_PROJECT], (where) => takeParts(strapi, where));
  for (const [model, relation] of [
    ['plugin::users-permissions.user', 'owner'],
    ['api::purchase.purchase', 'purchase'],
    ['api::purchase.installation', 'installation'],
  ] as const)
    beforeDelete([model], async (where) => {
      const projects = strapi.db.query(SOCIAL_PROJECT);
      const rows: { id: number }[] = await projects.findMany({
        where: { [relation]: where },
        select: ['id'],
      });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        await strapi.db.transaction(() => projects.deleteMany({ where: { id: { $in: ids } } }));
    });
};
