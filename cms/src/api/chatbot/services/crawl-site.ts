import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../contract';
import { isSameSite, pageAddress } from '../../../domain/site-crawl/page-address';
import { byReadingOrder } from '../../../domain/site-crawl/reading-order';
import { engines } from '../../../engines';
import {
  READER_NAME,
  readRobotsPolicy,
  WebFetchError,
  type FetchedPage,
  type RobotsPolicy,
} from '../../../engines/web';
import { CHATBOT, type ChatbotRow } from '../chatbot-row';
import { toSiteCrawl, type SitePageRow } from '../site-page-row';
import type { CrawlRecord } from '../stored-values';
import { CrawlSuperseded, crawlPages } from './crawl-pages';
import { type CrawlFailure, failureOf, HTML, lookAtPage } from './look-at-page';
import { timings } from '../../../settings/timings';

/** The job that reads an owner's site. */
export const CRAWL_SITE = 'crawl-site';
export interface CrawlSitePayload {
  installId: string;
  crawlId: string;
  /** Which turn of the reading this is: each a job of its own. */
  turn: number;
}
export const CRAWL_ATTEMPTS = 5;

const AT_ONCE = 2;
type Bot = ChatbotRow & { crawl: CrawlRecord | null; owner: { id: number } | null };

/** The site cannot be read at all, for a reason that its owner is told. */
class SiteRefused extends Error {
  constructor(readonly failure: CrawlFailure) {
    super(failure);
  }
}

/**
 * Reads an owner's site into passages: from its address and its map along its links, a few pages at a time and with pauses. The list of
 * pages is in the database, so that a server that starts again goes on where the last one stopped.
 */
class SiteReading {
  readonly #strapi: Core.Strapi;
  readonly #bot: Bot;
  readonly #signal: AbortSignal;
  readonly #pages: ReturnType<typeof crawlPages>;
  #record: CrawlRecord;
  #site: URL;
  #robotsPolicy: RobotsPolicy | null = null;
  /** Addresses met in this reading, so that none is asked for twice. */
  readonly #met = new Set<string>();
  readonly #queue: SitePageRow[] = [];
  /** The first page was opened to learn where the site is; it is not asked for again. */
  #first: FetchedPage | null = null;
  #toldAt = 0;

  constructor(strapi: Core.Strapi, bot: Bot, record: CrawlRecord, signal: AbortSignal) {
    this.#strapi = strapi;
    this.#bot = bot;
    this.#record = record;
    this.#signal = signal;
    this.#site = new URL(record.url);
    this.#pages = crawlPages(strapi, bot.id, record.id);
  }

  /**
   * Reads on for a turn, a short job of its own, so that a server that stops has little to wait for; true when the site has been
   * read to its end.
   */
  async run(): Promise<boolean> {
    const until = Date.now() + timings().jobs.crawlTurnMs;
    try {
      const robotsPolicy = await this.#arrive();
      await this.#makeList(robotsPolicy);
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#readOn(robotsPolicy, until)));
      if (this.#queue.length > 0) return false;
      await this.#end(null);
    } catch (error) {
      if (error instanceof SiteRefused) await this.#end(error.failure);
      else if (error instanceof WebFetchError && !this.#signal.aborted) await this.#end(failureOf(error));
      else throw error;
    }
    return true;
  }

  /** The last attempt failed for a reason of ours. */
  async giveUp(): Promise<void> {
    await this.#end('INTERNAL');
  }

  async #fetchRobotsPolicy(maps: boolean): Promise<RobotsPolicy> {
    return readRobotsPolicy(engines(this.#strapi).web, {
      origin: this.#site.origin,
      readerName: READER_NAME,
      maps,
      signal: this.#signal,
    });
  }

  /** Finds where the site really is: its address may lead to another name. */
  async #arrive(): Promise<RobotsPolicy> {
    if (this.#record.begun && this.#record.site) {
      this.#site = new URL(this.#record.site);
      return (this.#robotsPolicy = await this.#fetchRobotsPolicy(false));
    }
    if (!(await this.#fetchRobotsPolicy(false)).allows(this.#record.url)) throw new SiteRefused('ROBOTS');
    const first = await this.#fetch(this.#record.url);
    if (first.status >= 400) throw new SiteRefused(first.status === 404 ? 'NOT_FOUND' : 'UNREACHABLE');
    if (!HTML.includes(first.contentType)) throw new SiteRefused('NOT_A_PAGE');
    this.#site = new URL(first.url);
    const robotsPolicy = await this.#fetchRobotsPolicy(true);
    if (!robotsPolicy.allows(first.url)) throw new SiteRefused('ROBOTS');
    this.#first = first;
    return (this.#robotsPolicy = robotsPolicy);
  }

  #addressOf(url: string): string | null {
    const address = pageAddress(url, this.#site);
    return address && this.#robotsPolicy?.allows(address) ? address : null;
  }

  async #makeList({ mappedPages }: RobotsPolicy): Promise<void> {
    if (!this.#record.begun) {
      const start = this.#addressOf(this.#first?.url ?? '') ?? this.#site.href;
      const mapped = mappedPages.flatMap((url) => this.#addressOf(url) ?? []).sort(byReadingOrder);
      await this.#pages.begin([...new Set([start, ...mapped])], (url) =>
        isSameSite(new URL(url), this.#site),
      );
      await this.#note({ begun: true, site: this.#site.href });
    }
    const rows = (await this.#pages.all()).filter(({ crawlId }) => crawlId === this.#record.id);
    for (const { url } of rows) this.#met.add(url);
    this.#enqueue(rows.filter(({ pending }) => pending));
    await this.#tell();
  }

  #enqueue(rows: SitePageRow[]): void {
    this.#queue.push(...rows);
    this.#queue.sort((one, other) => byReadingOrder(one.url, other.url));
  }

  async #readOn(robotsPolicy: RobotsPolicy, until: number): Promise<void> {
    for (;;) {
      const row = Date.now() < until ? this.#queue.shift() : undefined;
      if (!row) {
        // The other hand may still find links.
        if (this.#reading === 0 || Date.now() >= until) return;
        await this.#pause(50);
        continue;
      }
      this.#reading += 1;
      try {
        await this.#readOne(row);
      } finally {
        this.#reading -= 1;
      }
      await this.#tell();
      if (this.#queue.length > 0) await this.#pause(robotsPolicy.pauseMs);
    }
  }
  #reading = 0;

  async #readOne(row: SitePageRow): Promise<void> {
    await this.#pages.open(row);
    const { outcome, links } = await lookAtPage(this.#strapi, row.url, {
      owner: this.#bot.owner?.id ?? 0,
      allows: (url) => this.#robotsPolicy?.allows(url) !== false,
      addressOf: (url) => this.#addressOf(url),
      fetch: (url) => this.#fetch(url),
      signal: this.#signal,
    });
    const fresh = [...new Set(links.flatMap((url) => this.#addressOf(url) ?? []))]
      .filter((url) => !this.#met.has(url))
      .sort(byReadingOrder);
    const room = Math.max(0, 2 * LIMITS.sitePages.max - this.#met.size);
    if (fresh.length > 0 && room > 0) await this.#meet(fresh.slice(0, room));
    await this.#pages.settle(row, outcome);
  }

  async #meet(urls: string[]): Promise<void> {
    for (const url of urls) this.#met.add(url);
    await this.#pages.add(urls);
    const rows = await this.#pages.all();
    const fresh = new Set(urls);
    this.#enqueue(rows.filter(({ url, pending }) => pending && fresh.has(url)));
  }

  async #fetch(url: string): Promise<FetchedPage> {
    const first = this.#first;
    if (first && (url === this.#record.url || this.#addressOf(first.url) === url)) {
      this.#first = null;
      return first;
    }
    return engines(this.#strapi).web.fetch(url, {
      maxBytes: LIMITS.sitePages.maxBytes,
      timeoutMs: timings().reading.pageMs,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      signal: this.#signal,
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(this.#signal.reason as Error);
      };
      const timer = setTimeout(() => {
        this.#signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (this.#signal.aborted) stop();
      else this.#signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** Counts what was found and read; tells the owner now and then. */
  async #tell(): Promise<void> {
    if (Date.now() - this.#toldAt < timings().reading.crawlEventsMs) return;
    this.#toldAt = Date.now();
    await this.#note(await this.#counts());
  }

  async #counts(): Promise<Pick<CrawlRecord, 'found' | 'read'>> {
    const rows = (await this.#pages.all()).filter(({ crawlId }) => crawlId === this.#record.id);
    return { found: rows.length, read: rows.filter(({ pending }) => !pending).length };
  }

  async #note(changes: Partial<CrawlRecord>): Promise<void> {
    this.#record = { ...this.#record, ...changes, heartbeatAt: Date.now() };
    await this.#pages.note(this.#record);
    const { installId, owner } = this.#bot;
    if (owner)
      engines(this.#strapi).live.publish({
        owner: owner.id,
        event: { topic: 'site-crawl', chatbotId: installId, crawl: toSiteCrawl(this.#record) },
      });
  }

  async #end(failure: CrawlFailure | null): Promise<void> {
    await this.#pages.rest(failure === 'PRIVATE_ADDRESS' ? 'UNREACHABLE' : (failure ?? 'INTERNAL'));
    const rows = await this.#pages.all();
    const ready = rows.some(({ state }) => state === 'ready');
    const why = failure ?? (ready ? null : (rows.find((row) => row.failure)?.failure ?? 'EMPTY'));
    const { answering } = engines(this.#strapi);
    answering.invalidate(this.#bot.installId);
    await this.#note({
      ...(failure ? {} : await this.#counts()),
      status: why ? 'failed' : 'done',
      failure: why,
      finishedAt: new Date().toISOString(),
    });
    void answering.warm(this.#bot.installId);
  }
}

/** Reads a site, or goes on reading it. Its owner may have forgotten it, or begun anew, meanwhile. */
export const crawlSite = async (
  strapi: Core.Strapi,
  { installId, crawlId, turn }: CrawlSitePayload,
  { attempt, signal }: { attempt: number; signal: AbortSignal },
): Promise<void> => {
  const bot = await strapi.db.query(CHATBOT).findOne({ where: { installId }, populate: ['owner'] });
  if (bot?.crawl?.id !== crawlId || bot.crawl.status !== 'running') return;
  const reading = new SiteReading(strapi, bot, bot.crawl, signal);
  try {
    if (await reading.run()) return;
    await engines(strapi).queue.enqueue({
      name: CRAWL_SITE,
      key: `${crawlId}:${turn + 1}`,
      payload: { installId, crawlId, turn: turn + 1 } satisfies CrawlSitePayload,
      maxAttempts: CRAWL_ATTEMPTS,
      tenant: String(bot.owner?.id ?? installId),
    });
  } catch (error) {
    if (error instanceof CrawlSuperseded) return;
    if (attempt < CRAWL_ATTEMPTS) throw error;
    strapi.log.error(`The site of ${installId} could not be read: ${String(error)}`);
    await reading.giveUp();
  }
};
