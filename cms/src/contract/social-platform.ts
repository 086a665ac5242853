/** spec/admin-builders-widget.md §9. */
export const APP_PLATFORMS = ['facebook', 'instagram', 'x', 'linkedin', 'pinterest'] as const;
/** Networks that speak to nobody without a developer app of their own. */
export type AppPlatform = (typeof APP_PLATFORMS)[number];

/** Those, and two that need nobody's permission. */
export const SOCIAL_PLATFORMS = [...APP_PLATFORMS, 'bluesky', 'mastodon'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Networks of many servers: a person says which one is theirs. */
export type ServerPlatform = Exclude<SocialPlatform, AppPlatform>;

/** The clocks that a calendar can follow. */
export const SOCIAL_TIMEZONES = ['Europe/Rome', 'Europe/London', 'America/New_York'] as const;
export type SocialTimezone = (typeof SOCIAL_TIMEZONES)[number];
