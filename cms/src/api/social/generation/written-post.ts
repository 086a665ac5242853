import type { Core } from '@strapi/strapi';
import { POST_RULES, type SocialSettings } from '../../../contract';
import type { WrittenPost } from '../../../engines/ai/posts/port';
import { engines } from '../../../engines';
import { makeCard } from '../pictures/make-card';
import { hashOfContent } from '../post-content';

/**
 * Columns of a post in the words of the writer. It is marked as made by AI until its owner writes it anew; call to action and link are
 * the owner's own, and no writer's.
 */
export const columnsOf = (
  { platform, copy, hashtags, title, topic, kind, reason, modelFault }: WrittenPost,
  { callToAction, link }: Pick<SocialSettings, 'callToAction' | 'link'>,
) => {
  const content = { copy, callToAction, link, hashtags, title };
  return {
    ...content,
    topic,
    kind,
    reason,
    modelFault,
    aiGenerated: true,
    contentHash: hashOfContent(platform, content),
  };
};

/** A card for a post whose network shows none without a picture; nothing elsewhere. The file is stored. */
export const cardFor = async (
  strapi: Core.Strapi,
  { platform, title }: WrittenPost,
  { name, settings, turn }: { name: string; settings: SocialSettings; turn: number },
) => {
  if (!POST_RULES[platform].imageRequired) return null;
  const { bytes, width, height, alt } = await makeCard({ platform, title, name, settings, turn });
  return {
    imageFile: await engines(strapi).files.put(bytes, 'jpg'),
    imageWidth: width,
    imageHeight: height,
    imageKind: 'card' as const,
    imageAlt: alt,
  };
};
