import { isWebAddress, type SocialSettings } from '@contract';

/** What its owner has changed and not saved yet. */
export type SettingsDraft = Partial<SocialSettings>;

/** Puts changes on a draft; what is again as it was saved is no change any more. */
export const withChanges = (
  draft: SettingsDraft,
  changes: Partial<SocialSettings>,
  saved: SocialSettings,
): SettingsDraft =>
  Object.fromEntries(
    Object.entries({ ...draft, ...changes }).filter(
      ([name, value]) => saved[name as keyof SocialSettings] !== value,
    ),
  );

export const isEmpty = (draft: SettingsDraft): boolean => Object.keys(draft).length === 0;

/** True for an address that posts may lead to, or none. */
export const isLink = (text: string): boolean => text === '' || isWebAddress(text);
