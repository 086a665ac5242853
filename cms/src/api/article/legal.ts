import type { Core } from '@strapi/strapi';
import type { Row } from '../../database/row';
import { LEGAL_SLUGS, type Day, type LegalPage, type LegalSlug, type Locale } from '../../contract';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { ApiError } from '../../http/api-error';
import { readSettings } from '../../settings';
import { LEGAL_PAGE } from './article-uids';

type LegalRow = Row<'api::article.legal-page'>;

const toLegalPage = (row: LegalRow, slug: LegalSlug, locale: Locale, today: Day): LegalPage => {
  const english = locale === 'en';
  // What only invoices name of who runs this product stays out of a public page.
  const { name, address, vatNumber, email, pec } = readSettings().operator;
  return {
    slug,
    title: (english && row.titleEn) || row.title,
    body: sanitiseBody((english && row.bodyEn) || row.body || ''),
    version: row.number ?? 1,
    effectiveOn: row.effectiveOn ?? today,
    operator: { name, address, vatNumber, email, pec },
  };
};

const knownSlug = (requestedSlug: string): LegalSlug | undefined =>
  LEGAL_SLUGS.find((known) => known === requestedSlug);

/** The version of a legal page that is in force that day: the newest whose day has come. */
export const legalPage = async (
  strapi: Core.Strapi,
  requestedSlug: string,
  locale: Locale,
  today: Day,
): Promise<LegalPage> => {
  const slug = knownSlug(requestedSlug);
  if (!slug) throw new ApiError('NOT_FOUND');
  const row: LegalRow | null = await strapi.db.query(LEGAL_PAGE).findOne({
    where: { slug, $or: [{ effectiveOn: { $lte: today } }, { effectiveOn: { $null: true } }] },
    orderBy: { number: 'desc' },
  });
  if (!row) throw new ApiError('NOT_FOUND');
  return toLegalPage(row, slug, locale, today);
};

/** One version before its day, for the editor who wrote it. */
export const previewLegalPage = async (
  strapi: Core.Strapi,
  documentId: string,
  requestedSlug: string,
  locale: Locale,
  today: Day,
): Promise<LegalPage | null> => {
  const slug = knownSlug(requestedSlug);
  const row: LegalRow | null =
    slug === undefined ? null : await strapi.db.query(LEGAL_PAGE).findOne({ where: { documentId, slug } });
  return row && slug ? toLegalPage(row, slug, locale, today) : null;
};
