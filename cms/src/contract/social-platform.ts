/** spec/admin-builders-widget.md §9, in its order. */
const SPECIFIED_PLATFORMS = ['facebook', 'instagram', 'x', 'linkedin', 'pinterest'] as const;
/** Networks that need nobody's permission: whoever runs a server of them gives it. */
export const SERVER_PLATFORMS = ['bluesky', 'mastodon'] as const;
const LATER_APP_PLATFORMS = ['threads', 'googlebusiness'] as const;

/** Networks that speak to nobody without a developer app of their own. */
export const APP_PLATFORMS = [...SPECIFIED_PLATFORMS, ...LATER_APP_PLATFORMS] as const;
export type AppPlatform = (typeof APP_PLATFORMS)[number];

/** Every network: those of the specification first. */
export const SOCIAL_PLATFORMS = [
  ...SPECIFIED_PLATFORMS,
  ...SERVER_PLATFORMS,
  ...LATER_APP_PLATFORMS,
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Networks of many servers: a person says which one is theirs. */
export type ServerPlatform = (typeof SERVER_PLATFORMS)[number];

/** How the networks call themselves, in every language. */
export const PLATFORM_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  threads: 'Threads',
  googlebusiness: 'Google Business',
} as const satisfies Record<SocialPlatform, string>;

/** What each network counts as reach: people, or views of the same person too. */
export const REACH_KIND: Readonly<Record<SocialPlatform, 'people' | 'views'>> = {
  facebook: 'people',
  instagram: 'people',
  linkedin: 'people',
  x: 'views',
  pinterest: 'views',
  bluesky: 'people',
  mastodon: 'people',
  threads: 'views',
  googlebusiness: 'views',
};

/** Networks whose access is renewed by the access itself, while it is valid: they give no other token for it. */
export const SELF_RENEWING_PLATFORMS: readonly SocialPlatform[] = ['instagram', 'threads'];

/** The clocks that a calendar can follow. */
export const SOCIAL_TIMEZONES = ['Europe/Rome', 'Europe/London', 'America/New_York'] as const;
export type SocialTimezone = (typeof SOCIAL_TIMEZONES)[number];
