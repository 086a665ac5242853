/** spec/admin-builders-widget.md §9. */
export const SOCIAL_PLATFORMS = ['facebook', 'instagram', 'x', 'linkedin', 'pinterest'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** The clocks that a calendar can follow. */
export const SOCIAL_TIMEZONES = ['Europe/Rome', 'Europe/London', 'America/New_York'] as const;
export type SocialTimezone = (typeof SOCIAL_TIMEZONES)[number];
