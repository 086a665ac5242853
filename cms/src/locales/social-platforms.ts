import type { SocialPlatform } from '../contract/social-platform';

/** How the networks call themselves, in every language. */
export const PLATFORM_NAMES: Readonly<Record<SocialPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
};
