import { PLATFORM_NAMES, SOCIAL_PLATFORMS } from '../contract/social-platform';

const listIn = (locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    SOCIAL_PLATFORMS.map((platform) => PLATFORM_NAMES[platform]),
  );

/** The networks that posts go to, as a sentence names them. */
export const PLATFORM_LIST = { it: listIn('it'), en: listIn('en-GB') } as const;
