import type { SiteCrawl, SitePage } from '../../contract';
import type { Row } from '../../database/row';
import type { SITE_PAGE } from './chatbot-row';
import { instantOf } from '../../database/date-of';

export interface SitePageRow extends Row<typeof SITE_PAGE> {
  /** The reading that found it, and whether that one has yet to read it. */
  crawlId: string | null;
  pending: boolean | null;
}

/** A reading of a site, as a chatbot's row keeps it. */
export interface CrawlRecord extends SiteCrawl {
  id: string;
  /** Where it starts. */
  url: string;
  /** Where the site turned out to be. */
  site: string | null;
  /** The list of pages has been made: whoever takes over goes on with it. */
  begun: boolean;
  /** When it was last heard of, in milliseconds. */
  heartbeatAt: number;
}

/** Row → contract. A page that could not be read again keeps what was read before, and says why. */
export const toSitePage = (row: SitePageRow): SitePage => ({
  id: row.documentId,
  url: row.url,
  title: row.title ?? '',
  status: row.state,
  passages: row.state === 'ready' ? (row.passageCount ?? 0) : null,
  failure: row.failure,
  readAt: row.readAt ? instantOf(row.readAt) : null,
});

const NEVER: SiteCrawl = {
  status: 'never',
  startedAt: null,
  finishedAt: null,
  found: 0,
  read: 0,
  failure: null,
};

/** Record → contract. */
export const toSiteCrawl = (record: CrawlRecord | null): SiteCrawl =>
  record
    ? {
        status: record.status,
        startedAt: record.startedAt,
        finishedAt: record.finishedAt,
        found: record.found,
        read: record.read,
        failure: record.failure,
      }
    : NEVER;
