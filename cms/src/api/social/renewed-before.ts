import type { RenewedBefore } from '../../domain/social/refresh-policy';
import { timings } from '../../settings/timings';

/** How long before its end an access to each network is renewed. Facebook's pages and Mastodon's accounts have no end. */
export const renewedBefore = (): RenewedBefore => {
  const {
    renewXBeforeMs,
    renewInstagramBeforeMs,
    renewLinkedInBeforeMs,
    renewPinterestBeforeMs,
    renewBlueskyBeforeMs,
    renewThreadsBeforeMs,
    renewGoogleBusinessBeforeMs,
  } = timings().social;
  return {
    x: renewXBeforeMs,
    instagram: renewInstagramBeforeMs,
    linkedin: renewLinkedInBeforeMs,
    pinterest: renewPinterestBeforeMs,
    bluesky: renewBlueskyBeforeMs,
    threads: renewThreadsBeforeMs,
    googlebusiness: renewGoogleBusinessBeforeMs,
    facebook: 0,
    mastodon: 0,
  };
};
