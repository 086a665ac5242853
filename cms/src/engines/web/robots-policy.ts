import robotsParser from 'robots-parser';
import { type FetchOptions, WebFetchError, type WebFetcher } from './port';
import { readSitemap } from './read-sitemap';
import { timings } from '../../settings/timings';

/** How a site asks to be read by machines. */
export interface RobotsPolicy {
  allows(url: string): boolean;
  /** Between one page and the next. */
  pauseMs: number;
  /** Addresses that the site's map names, wherever they lead. */
  mappedPages: string[];
}

const ROBOTS_BYTES = 512 * 1024;
const SITEMAP_BYTES = 5 * 1024 * 1024;
const MAX_SITEMAPS = 10;

interface ManneredVisit {
  origin: string;
  readerName: string;
  /** The maps are asked for once; the rules each time somebody comes. */
  maps?: boolean;
  signal: AbortSignal;
}

/**
 * Reads `robots.txt` and the sitemaps it names, or the usual one. No `robots.txt` allows everything; a server that fails to say
 * allows nothing (RFC 9309), and so this throws as if the site were away.
 */
export const readRobotsPolicy = async (
  web: WebFetcher,
  { origin, readerName, maps = true, signal }: ManneredVisit,
): Promise<RobotsPolicy> => {
  const options = (maxBytes: number, timeoutMs = timings().reading.robotsMs): FetchOptions => ({
    maxBytes,
    timeoutMs,
    signal,
  });
  const address = `${origin}/robots.txt`;
  const answer = await web.fetch(address, options(ROBOTS_BYTES));
  if (answer.status >= 500) throw new WebFetchError('UNREACHABLE');
  // A shop that answers every address with its home page has no rules.
  const rules =
    answer.status === 200 && answer.contentType !== 'text/html' ? answer.body.toString('utf8') : '';
  const robots = robotsParser(address, rules);
  const allows = (url: string): boolean => robots.isAllowed(url, readerName) ?? true;

  const waiting = maps
    ? [...robots.getSitemaps(), `${origin}/sitemap.xml`, `${origin}/sitemap_index.xml`]
    : [];
  const enough = Date.now() + timings().reading.sitemapsMs;
  const visited = new Set<string>();
  const mappedPages: string[] = [];
  for (
    let next = waiting.shift();
    next !== undefined && visited.size < MAX_SITEMAPS;
    next = waiting.shift()
  ) {
    if (visited.has(next) || Date.now() > enough) continue;
    visited.add(next);
    signal.throwIfAborted();
    // A map is a help; without it links lead on.
    const map = await web.fetch(next, options(SITEMAP_BYTES, timings().reading.sitemapMs)).catch(() => null);
    if (map?.status !== 200) continue;
    const { pages, sitemaps } = readSitemap(map.body);
    mappedPages.push(...pages);
    waiting.unshift(...sitemaps);
  }
  const crawlDelayMs = (robots.getCrawlDelay(readerName) ?? 0) * 1000;
  const { crawlPauseMs, crawlLongestPauseMs } = timings().reading;
  return {
    allows,
    pauseMs: Math.min(crawlLongestPauseMs, Math.max(crawlPauseMs, crawlDelayMs)),
    mappedPages,
  };
};
