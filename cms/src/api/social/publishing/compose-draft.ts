import type { Core } from '@strapi/strapi';
import { addTracking, composePost, isWebAddress } from '../../../contract';
import { engines } from '../../../engines';
import type { SocialDraft } from '../../../engines/social/port';
import { readSettings } from '../../../settings';
import { pictureAddress } from '../pictures/picture-address';
import { readLinkCard } from './link-card';
import { isPublicAddress } from '../services/networks-info';
import { SOCIAL_PROJECT, type SocialProjectRow } from '../social-rows';
import { settingsOf } from '../to-social-project';
import type { ClaimedPost } from './post-rows';

/** The post as it leaves: by the same function that previews are made with. */
export const composeDraft = async (strapi: Core.Strapi, post: ClaimedPost): Promise<SocialDraft> => {
  const project: SocialProjectRow | null = await strapi.db
    .query(SOCIAL_PROJECT)
    .findOne({ where: { id: post.projectId }, populate: { owner: true } });
  const { trackLinks } = settingsOf(project ?? { settings: null });
  const link = trackLinks ? addTracking(post.link, post.platform) : post.link;
  const { image } = post;
  const { publicUrl } = readSettings();
  return {
    ...composePost(post.platform, { ...post, link }),
    image: image && {
      contentType: image.file.endsWith('.png') ? 'image/png' : 'image/jpeg',
      alt: image.alt,
      ...(image.size ? { size: image.size } : {}),
      bytes: async () => Buffer.from(await engines(strapi).files.get(image.file)),
      publicUrl: isPublicAddress(publicUrl) ? `${publicUrl}${pictureAddress(image.file)}` : null,
    },
    aiImage: image?.kind === 'card',
    language: project?.profile?.language ?? project?.owner?.language ?? 'it',
    ...(isWebAddress(link) ? { card: () => readLinkCard(engines(strapi).web, post.link, link) } : {}),
  };
};
