import type { Core } from '@strapi/strapi';
import type { RuledRow } from './article-rows';
import { ARTICLE } from './article-uids';

/**
 * Publishes the drafts whose moment has come, and takes back what was to end. Each draft's date is claimed in the transaction that
 * acts on it: whoever comes second, in another process or after a restart, finds nothing to do. What cannot be published (a title
 * is missing) keeps its date and is tried again.
 */
export const publishDueArticles = async (strapi: Core.Strapi, now: Date): Promise<void> => {
  const query = () => strapi.db.query(ARTICLE);
  const dueBy = (field: 'publishOn' | 'unpublishOn'): Promise<RuledRow[]> =>
    query().findMany({
      where: { publishedAt: { $null: true }, [field]: { $lte: now } },
      orderBy: { [field]: 'asc' },
      limit: 100,
    });

  const once = (row: RuledRow, field: 'publishOn' | 'unpublishOn', act: () => Promise<unknown>) =>
    strapi.db
      .transaction(async () => {
        const { count } = await query().updateMany({
          where: { id: row.id, [field]: { $lte: now } },
          data: { [field]: null },
        });
        if (count === 1) await act();
      })
      .catch((error: unknown) =>
        strapi.log.warn(`The date of article ${row.documentId} (${row.locale}) waits: ${String(error)}`),
      );

  for (const row of await dueBy('publishOn'))
    await once(row, 'publishOn', async () => {
      // Readers see the announced moment, not that of the clock's round.
      if (row.wentLiveAt === null)
        await query().updateMany({ where: { id: row.id }, data: { wentLiveAt: row.publishOn } });
      await strapi.documents(ARTICLE).publish({ documentId: row.documentId, locale: row.locale });
    });

  for (const row of await dueBy('unpublishOn'))
    await once(row, 'unpublishOn', () =>
      strapi.documents(ARTICLE).unpublish({ documentId: row.documentId, locale: row.locale }),
    );
};
