import { createHash } from 'node:crypto';
import { newPassage } from '../new-passage';
import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import { LIMITS, type SitePageFailure } from '../../../contract';
import type { ReadPassage } from '../../../engines/documents/port';
import { SITE_PAGE } from '../chatbot-row';
import type { SitePageRow } from '../site-page-row';
import type { CrawlRecord } from '../stored-values';

type Trx = Core.Strapi['db']['connection'];

/** The owner forgot the site, or began anew: this reading is nobody's any more. */
export class CrawlSuperseded extends Error {}

/** What reading one page came to. `away`: for now, so that what was read before still holds. */
export type PageOutcome =
  | { kind: 'read'; title: string; passages: ReadPassage[] }
  | { kind: 'failed'; failure: SitePageFailure }
  | { kind: 'away'; failure: SitePageFailure }
  /** The same page as another: not worth a line. */
  | { kind: 'alias' };

const INSERT_CHUNK = 50;
const MAX_SOURCE_TITLE = 200;

const hashOf = (passages: ReadPassage[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        passages.map(({ heading, text, row }) => (row ? [heading, text, row] : [heading, text])),
      ),
    )
    .digest('hex');

/** The pages of one reading, in the database: whoever takes the reading over finds them there. */
export const crawlPages = (strapi: Core.Strapi, chatbotId: number, crawlId: string) => {
  const query = strapi.db.query(SITE_PAGE);

  /** With the bot's row locked: what the owner does meanwhile comes before or after, never in between. */
  const guarded = async (work: (trx: Trx) => Promise<void>): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      await trx('chatbots')
        .where({ id: chatbotId })
        .update({ version: trx.ref('version') });
      const bot = await strapi.db
        .query('api::chatbot.chatbot')
        .findOne({ where: { id: chatbotId }, select: ['crawl'] });
      if (bot?.crawl?.id !== crawlId) throw new CrawlSuperseded();
      await work(trx);
    });
  };

  const forget = async (trx: Trx, ids: number[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += INSERT_CHUNK) {
      const some = ids.slice(start, start + INSERT_CHUNK);
      await trx('passages').whereIn('site_page_id', some).delete();
      await trx('site_pages').whereIn('id', some).delete();
    }
  };

  const insertUrls = async (trx: Trx, urls: string[]): Promise<void> => {
    const now = new Date();
    const rows = urls.map((url) =>
      newRow(SITE_PAGE, { chatbotId, url, state: 'queued', crawlId, pending: true }, now),
    );
    for (let start = 0; start < rows.length; start += INSERT_CHUNK)
      await trx('site_pages')
        .insert(rows.slice(start, start + INSERT_CHUNK))
        .onConflict(['chatbot_id', 'url'])
        .ignore();
  };

  const insertPassages = async (trx: Trx, row: SitePageRow, title: string, passages: ReadPassage[]) => {
    const now = new Date();
    const sourceTitle = (title || row.url).slice(0, MAX_SOURCE_TITLE);
    const rows = passages.map((passage, position) =>
      newPassage(passage, { chatbotId, sitePageId: row.id, sourceTitle, position, page: null }, now),
    );
    for (let start = 0; start < rows.length; start += INSERT_CHUNK)
      await trx('passages').insert(rows.slice(start, start + INSERT_CHUNK));
  };

  const all = (): Promise<SitePageRow[]> =>
    query.findMany({ where: { chatbot: { id: chatbotId } }, orderBy: { id: 'asc' } });

  return {
    /** Every page of the bot, as it is now. */
    all,

    /**
     * Begins: pages that were read before are read again, those of another site and those that failed are forgotten, and the site's
     * first addresses are added.
     */
    begin: (urls: string[], belongs: (url: string) => boolean): Promise<void> =>
      guarded(async (trx) => {
        const rows = await all();
        const readyPages = rows.filter(({ state, url }) => state === 'ready' && belongs(url));
        await forget(
          trx,
          rows.filter((row) => !readyPages.includes(row)).map(({ id }) => id),
        );
        await trx('site_pages').where({ chatbot_id: chatbotId }).update({ crawl_id: crawlId, pending: true });
        const known = new Set(readyPages.map(({ url }) => url));
        const fresh = urls.filter((url) => !known.has(url));
        await insertUrls(trx, fresh.slice(0, Math.max(0, LIMITS.sitePages.max - readyPages.length)));
      }),

    /** Adds addresses that were found on the way, as far as there is room. */
    add: (urls: string[]): Promise<void> =>
      guarded(async (trx) => {
        const count = await query.count({ where: { chatbot: { id: chatbotId } } });
        await insertUrls(trx, urls.slice(0, Math.max(0, LIMITS.sitePages.max - count)));
      }),

    /** Being read now, for whoever looks. What was read before stays in use meanwhile. */
    open: async ({ id }: SitePageRow): Promise<void> => {
      await query.updateMany({ where: { id, state: 'queued' }, data: { state: 'reading' } });
    },

    /** Writes down what a page came to; its passages are replaced at one blow, and only when they changed. */
    settle: (row: SitePageRow, outcome: PageOutcome): Promise<void> =>
      guarded(async (trx) => {
        const current = await query.findOne({ where: { id: row.id } });
        // Forgotten by its owner while it was being read.
        if (!current) return;
        const mine = trx('site_pages').where({ id: row.id });
        const done = { pending: false, updated_at: new Date() };
        const fail = async (failure: SitePageFailure) => {
          await trx('passages').where({ site_page_id: row.id }).delete();
          await mine.update({ ...done, state: 'failed', failure, passage_count: null, content_hash: null });
        };
        switch (outcome.kind) {
          case 'alias':
            return forget(trx, [row.id]);
          case 'failed':
            return fail(outcome.failure);
          case 'away':
            if (current.state !== 'ready') return fail(outcome.failure);
            await mine.update({ ...done, failure: outcome.failure });
            return undefined;
          case 'read': {
            const { title, passages } = outcome;
            if (passages.length === 0) return fail('EMPTY');
            const contentHash = hashOf(passages);
            const twin = await query.count({
              where: { chatbot: { id: chatbotId }, contentHash, state: 'ready', id: { $ne: row.id } },
            });
            if (twin > 0) return forget(trx, [row.id]);
            if (current.contentHash !== contentHash || current.state !== 'ready' || current.title !== title) {
              await trx('passages').where({ site_page_id: row.id }).delete();
              await insertPassages(trx, row, title, passages);
            }
            await mine.update({
              ...done,
              state: 'ready',
              title,
              failure: null,
              passage_count: passages.length,
              content_hash: contentHash,
              read_at: new Date(),
            });
            return undefined;
          }
        }
      }),

    /** Nothing is waited for any more: what was read before is as good as it was. */
    rest: (failure: SitePageFailure): Promise<void> =>
      guarded(async (trx) => {
        const mine = () => trx('site_pages').where({ chatbot_id: chatbotId });
        await mine().whereIn('state', ['queued', 'reading']).update({ state: 'failed', failure });
        await mine().update({ pending: false });
      }),

    /** Writes down how the reading goes, unless it is nobody's any more. */
    note: (record: CrawlRecord): Promise<void> =>
      guarded(async (trx) => {
        await trx('chatbots')
          .where({ id: chatbotId })
          .update({ crawl: JSON.stringify(record) });
      }),
  };
};
