import type { SocialNetworkInfo, SocialProject, SocialSettings } from '@contract';
import { createContext, use } from 'react';
import type { SettingsDraft } from '../model/settings-draft';

/** The open project and what is being changed about it. */
export interface SocialProjectContextValue {
  project: SocialProject;
  networks: SocialNetworkInfo[];
  /** The saved settings with what is not saved yet on top. */
  settings: SocialSettings;
  draft: SettingsDraft;
  change: (changes: Partial<SocialSettings>) => void;
  /** Saves the draft; answers the project's new version, or null where that failed and has been told. */
  saveSettings: () => Promise<number | null>;
}

export const SocialProjectContext = createContext<SocialProjectContextValue | null>(null);

/** Throws outside of the social builder. */
export const useSocialProjectContext = (): SocialProjectContextValue => {
  const context = use(SocialProjectContext);
  if (!context) throw new Error('No social project is open here');
  return context;
};
