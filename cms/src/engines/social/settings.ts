import type { AppPlatform } from '../../contract/social-platform';
import type { AddressesOf } from './http/pinned-fetch';
import type { Registrations } from './port';

/** One developer app at one network. Without an id the network is simulated. */
export interface SocialApp {
  clientId: string;
  clientSecret: string;
  /** In place of every address of the network, for a stand-in of it; '' for the real ones. */
  baseUrl: string;
  /** Of Meta's: a configuration of Facebook Login for Business, which then says what is asked for; '' for none. */
  configId?: string;
  /** Of Meta's: what is asked for beside the least that publishing takes; null for everything that this product can use. */
  scopes?: readonly string[] | null;
}

export interface SocialSettings {
  apps: Record<AppPlatform, SocialApp>;
  /** Bluesky's server for who names none. */
  blueskyUrl: string;
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
  /** Judges the servers that people name; without it every address is opened. */
  addressesOf?: AddressesOf | undefined;
  /** The apps that this installation has registered with servers, one each. */
  registrations: Registrations;
}
