import type { Core } from '@strapi/strapi';
import type { SitePageFailure } from '../../../contract';
import { engines } from '../../../engines';
import { WebFetchError, type FetchedPage } from '../../../engines/web';
import type { CrawlRecord } from '../stored-values';
import type { PageOutcome } from './crawl-pages';

export const HTML = ['text/html', 'application/xhtml+xml'];

export type CrawlFailure = NonNullable<CrawlRecord['failure']>;

/** What an owner is told of why their site was not answered. */
export const failureOf = (error: WebFetchError): CrawlFailure => {
  switch (error.fault) {
    case 'PRIVATE_ADDRESS':
    case 'TOO_LARGE':
    case 'TOO_SLOW':
      return error.fault;
    default:
      return 'UNREACHABLE';
  }
};
const pageFailureOf = (error: WebFetchError): SitePageFailure => {
  const failure = failureOf(error);
  return failure === 'PRIVATE_ADDRESS' ? 'UNREACHABLE' : failure;
};

/** What a page is looked at with. */
interface Reading {
  /** Whose turn it is among the readers of documents. */
  owner: number;
  /** Whether the site lets the page be read. */
  allows(url: string): boolean;
  /** The address by which a page of the site is known; null for one of another site, or one that may not be read. */
  addressOf(url: string): string | null;
  fetch(url: string): Promise<FetchedPage>;
  signal: AbortSignal;
}

/** What came of one page of a site, and the links on it. Throws where the reading itself was ended. */
export const lookAtPage = async (
  strapi: Core.Strapi,
  url: string,
  { owner, allows, addressOf, fetch, signal }: Reading,
): Promise<{ outcome: PageOutcome; links: string[] }> => {
  const failed = (failure: SitePageFailure) => ({
    outcome: { kind: 'failed', failure } as const,
    links: [],
  });
  const away = (failure: SitePageFailure) => ({ outcome: { kind: 'away', failure } as const, links: [] });
  if (!allows(url)) return failed('ROBOTS');
  let page: FetchedPage;
  try {
    page = await fetch(url);
  } catch (error) {
    if (!(error instanceof WebFetchError) || signal.aborted) throw error;
    const failure = pageFailureOf(error);
    return failure === 'TOO_LARGE' ? failed(failure) : away(failure);
  }
  if (page.status === 404 || page.status === 410) return failed('NOT_FOUND');
  if (page.status >= 400) return away('UNREACHABLE');
  const where = addressOf(page.url);
  // Moved: the page is read under its own name, once.
  if (where !== url) return { outcome: { kind: 'alias' }, links: where ? [where] : [] };
  if (!HTML.includes(page.contentType)) return failed('NOT_A_PAGE');

  const result = await engines(strapi).documents.readPage({
    owner,
    url: page.url,
    charset: page.charset,
    bytes: page.body,
  });
  // A server that stops gives up its readers: that says nothing about the page.
  signal.throwIfAborted();
  if (!result.ok)
    return failed(
      result.failure === 'TOO_LONG' ? 'TOO_LARGE' : result.failure === 'TOO_SLOW' ? 'TOO_SLOW' : 'INTERNAL',
    );
  const { title, links, passages } = result;
  if (result.noIndex) return { outcome: { kind: 'failed', failure: 'ROBOTS' }, links };
  const canonical = result.canonical && addressOf(result.canonical);
  // A view of a page (sorted, of one colour): the page itself is read. Any other claim is left to the comparison of contents,
  // for many sites call every page by the name of the first.
  if (canonical && canonical !== url && canonical === url.replace(/\?.*$/, ''))
    return { outcome: { kind: 'alias' }, links: [canonical, ...links] };
  return { outcome: { kind: 'read', title, passages }, links };
};
