import { addTracking, type SocialPlatform, type SocialPostContent, type SocialSettings } from '@contract';

/** A post's content as the server sends it: with the names of where a visit comes from, where its owner wants them. */
export const toPublishedContent = <Content extends SocialPostContent>(
  platform: SocialPlatform,
  content: Content,
  { trackLinks }: Pick<SocialSettings, 'trackLinks'>,
): Content => (trackLinks ? { ...content, link: addTracking(content.link, platform) } : content);
