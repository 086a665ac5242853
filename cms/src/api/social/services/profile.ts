import type { Core } from '@strapi/strapi';
import {
  profileGapsOf,
  type ConfirmSocialProfile,
  type ShownProfile,
  type SocialProfile,
} from '../../../contract';
import { toSlot } from '../../../domain/social/slots';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { briefOf } from '../generation/brief-of';
import { knownDocuments } from '../known-documents';
import { ownProject } from '../own-social';
import { SOCIAL_PROJECT, type SocialProjectRow } from '../social-rows';

/** What the writer of posts knows of a business, as its owner sees and corrects it. */
export const socialProfile = (strapi: Core.Strapi, caller: Caller) => {
  const shown = async (row: SocialProjectRow): Promise<ShownProfile> => {
    const { posts: writer } = engines(strapi);
    const brief = await briefOf(strapi, row, caller.locale);
    // Only the owner who confirms it reads the site and the chatbot's material too: nobody has checked that they suit posts.
    const documents = brief.profile ? [] : await knownDocuments(strapi, caller.id, brief.link);
    const profile = writer.profileOf(
      { ...brief, documents: [...brief.documents, ...documents] },
      toSlot(new Date(), 'Europe/Rome').day,
    );
    return {
      profile,
      confirmed: brief.profile !== null,
      gaps: profileGapsOf(profile),
      trades: writer.trades(caller.locale),
      version: row.version,
    };
  };

  /** One conditional UPDATE: of two tabs that save from the same version, one wins and the other is told. */
  const store = async (
    id: string,
    profile: SocialProfile | null,
    version: number | null,
  ): Promise<ShownProfile> => {
    const row = await ownProject(strapi, caller, id);
    const from = version ?? row.version;
    const { count } = await strapi.db.query(SOCIAL_PROJECT).updateMany({
      where: { id: row.id, version: from },
      data: { profile, version: from + 1 },
    });
    const current = await shown(await ownProject(strapi, caller, id));
    if (count === 0) throw new ApiError('STALE_VERSION', { current });
    announceSocial(strapi, caller.id, row);
    return current;
  };

  return {
    async find(id: string): Promise<ShownProfile> {
      return shown(await ownProject(strapi, caller, id));
    },
    confirm: (id: string, { version, profile }: ConfirmSocialProfile['request']): Promise<ShownProfile> =>
      store(id, profile, version),
    forget: (id: string): Promise<ShownProfile> => store(id, null, null),
  };
};
