import { PinnedFetcher } from './pinned-fetcher';
import type { WebFetcher } from './port';

export { WebFetchError } from './port';
export { readRobotsPolicy, type RobotsPolicy } from './robots-policy';
export type { FetchedPage, FetchOptions, WebFetcher, WebFetchFault } from './port';

/** How our reader names itself to other people's sites, and in their `robots.txt`. */
export const READER_NAME = 'OfficinaBot';

/** The one way in which the server opens an address that a person typed. */
export const createWebFetcher = ({ allow, publicUrl }: { allow: string[]; publicUrl: string }): WebFetcher =>
  new PinnedFetcher({ allow, userAgent: `${READER_NAME}/1.0 (+${publicUrl})` });
