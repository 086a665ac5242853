import type { Core } from '@strapi/strapi';
import { addTracking, composePost, isWebAddress } from '../../../contract';
import { engines } from '../../../engines';
import { SocialError } from '../../../engines/social';
import type { SocialDraft, SocialDraftImage, SocialReplyTarget } from '../../../engines/social/port';
import { readSettings } from '../../../settings';
import { pictureAddress } from '../pictures/picture-address';
import { readLinkCard } from './link-card';
import { isPublicAddress } from '../services/networks-info';
import { SOCIAL_POST, SOCIAL_PROJECT, type SocialProjectRow } from '../social-rows';
import { settingsOf } from '../to-social-project';
import type { ClaimedPost } from './post-rows';

interface Picture {
  file: string;
  alt: string;
  size: { width: number; height: number } | null;
}

const toDraftImage = (strapi: Core.Strapi, { file, alt, size }: Picture): SocialDraftImage => {
  const { publicUrl } = readSettings();
  return {
    contentType: file.endsWith('.png') ? 'image/png' : 'image/jpeg',
    alt,
    ...(size ? { size } : {}),
    bytes: async () => Buffer.from(await engines(strapi).files.get(file)),
    publicUrl: isPublicAddress(publicUrl) ? `${publicUrl}${pictureAddress(file)}` : null,
  };
};

/** What a part of a thread answers, by the network's own names. Without them it would stand there as a post of its own. */
const replyTargetOf = async (strapi: Core.Strapi, post: ClaimedPost): Promise<SocialReplyTarget | null> => {
  if (!post.reply) return null;
  const { rootId, place } = post.reply;
  const posts = strapi.db.query(SOCIAL_POST);
  const root = await posts.findOne({ where: { id: rootId }, select: ['externalId'] });
  const parent =
    place === 1
      ? root
      : await posts.findOne({
          where: { threadRoot: { id: rootId }, threadPlace: place - 1 },
          select: ['externalId'],
        });
  if (!root?.externalId || !parent?.externalId)
    throw new SocialError({ kind: 'refused', failure: 'content' }, 'What it answers is not out');
  return { root: root.externalId, parent: parent.externalId };
};

/** The post as it leaves: by the same function that previews are made with. */
export const composeDraft = async (strapi: Core.Strapi, post: ClaimedPost): Promise<SocialDraft> => {
  const project: SocialProjectRow | null = await strapi.db
    .query(SOCIAL_PROJECT)
    .findOne({ where: { id: post.projectId }, populate: { owner: true } });
  const { trackLinks } = settingsOf(project ?? { settings: null });
  const link = trackLinks ? addTracking(post.link, post.platform) : post.link;
  const { image } = post;
  return {
    ...composePost(post.platform, { ...post, link }),
    image: image && toDraftImage(strapi, image),
    moreImages: post.moreImages.map(({ file, alt, width, height }) =>
      toDraftImage(strapi, { file, alt, size: { width, height } }),
    ),
    replyTo: await replyTargetOf(strapi, post),
    aiImage: image?.kind === 'card',
    language: project?.profile?.language ?? project?.owner?.language ?? 'it',
    ...(isWebAddress(link) ? { card: () => readLinkCard(engines(strapi).web, post.link, link) } : {}),
  };
};
