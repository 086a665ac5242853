import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract';
import type { PostBrief } from '../../../engines/ai/posts/port';
import { SOCIAL_FILE, SOCIAL_PROJECT, type SocialFileRow, type SocialProjectRow } from '../social-rows';
import { settingsOf } from '../to-social-project';

/** What the writer is given of a project: what its owner said, the files that could be read, and what the account says of the company. */
export const briefOf = async (
  strapi: Core.Strapi,
  project: SocialProjectRow,
  locale: Locale,
): Promise<PostBrief> => {
  const files: Pick<SocialFileRow, 'name' | 'text'>[] = await strapi.db.query(SOCIAL_FILE).findMany({
    where: { project: { id: project.id }, state: 'read' },
    orderBy: { id: 'asc' },
    select: ['name', 'text'],
  });
  const owned: SocialProjectRow | null = await strapi.db
    .query(SOCIAL_PROJECT)
    .findOne({ where: { id: project.id }, populate: { owner: { select: ['id'] } } });
  const company: { name: string; city: string | null } | null = owned?.owner
    ? await strapi.db.query('api::company.company').findOne({ where: { owner: { id: owned.owner.id } } })
    : null;
  const { instructions, tone, callToAction, link } = settingsOf(project);
  return {
    businessName: company?.name ?? '',
    businessTown: company?.city ?? '',
    instructions,
    documents: files.flatMap(({ name, text }) => (text ? [{ name, text }] : [])),
    tone,
    callToAction,
    link,
    language: locale,
    profile: project.profile ?? null,
  };
};
