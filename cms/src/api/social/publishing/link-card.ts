import { summarisePage } from '../../../domain/social/link-card';
import type { SocialLinkCard } from '../../../engines/social/port';
import type { WebFetcher } from '../../../engines/web';
import { timings } from '../../../settings/timings';

/** The head of a page is at its beginning; a larger page is read no further. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * What the page behind a link says of itself, for networks that draw a card from what they are given. Best effort: a post goes out
 * without a card rather than not at all.
 * @param page Where it is read. @param url Where readers are led, which may say where they come from.
 */
export const readLinkCard = async (
  web: Pick<WebFetcher, 'fetch'>,
  page: string,
  url: string,
): Promise<SocialLinkCard | null> => {
  try {
    const answer = await web.fetch(page, {
      maxBytes: MAX_BYTES,
      timeoutMs: timings().social.linkCardMs,
      accept: 'text/html',
    });
    if (answer.status !== 200 || !answer.contentType.includes('html')) return null;
    const { title, description } = summarisePage(answer.body.toString('utf8'));
    return title ? { url, title, description } : null;
  } catch {
    return null;
  }
};
