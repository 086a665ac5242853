import type { SocialPlatform } from '../../contract/social-platform';

/** One developer app at one network. Without an id the network is simulated. */
export interface SocialApp {
  clientId: string;
  clientSecret: string;
  /** In place of every address of the network, for a stand-in of it; '' for the real ones. */
  baseUrl: string;
}

export interface SocialSettings {
  apps: Record<SocialPlatform, SocialApp>;
  /** Of Meta's Graph API, for Facebook and Instagram: `v25.0`. */
  graphVersion: string;
  /** Of LinkedIn's API: `202607`. It ends a year later. */
  linkedInVersion: string;
  /** Whether LinkedIn lets this app write for companies, which it grants after a review. */
  linkedInPages: boolean;
  /** Where Instagram's people sign in: at Instagram itself, or at Facebook, for accounts that hang on a Page. */
  instagramLogin: 'instagram' | 'facebook';
  /** Of this server: the simulation's pages are here. */
  publicUrl: string;
}

/** What the networks take from outside; tests put their own in. */
export interface SocialDependencies {
  now(): Date;
  /** Rejects when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
