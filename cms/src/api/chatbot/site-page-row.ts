import type { SiteCrawl, SitePage } from '../../contract';
import type { Row } from '../../database/row';
import type { SITE_PAGE } from './chatbot-row';
import type { CrawlRecord } from './stored-values';
import { instantOf } from '../../database/date-of';

export interface SitePageRow extends Row<typeof SITE_PAGE> {
  /** The reading that found it, and whether that one has yet to read it. */
  crawlId: string | null;
  pending: boolean | null;
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
