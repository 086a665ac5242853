import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract';
import { PREVIEW_PARAM } from '../../http/site-renderer';
import { readSettings } from '../../settings';
import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from '../article/article-uids';
import { PRODUCT } from '../product/catalogue';
import { signPreviewPass } from './preview-pass';

/** Where the site shows what the panel can preview. */
const PAGES: Record<string, (slug: string) => string> = {
  [ARTICLE]: (slug) => `/blog/${slug}`,
  [HELP_ARTICLE]: (slug) => `/help/${slug}`,
  [LEGAL_PAGE]: (slug) => `/${slug}`,
  [PRODUCT]: (slug) => `/product-detail/${slug}`,
};

interface PreviewRequest {
  documentId: string;
  locale?: Locale;
  status?: 'draft' | 'published' | 'modified';
}
interface Ability {
  can(action: string, subject: string): boolean;
}

/** Strapi asks who calls for a session, not for a right: without this, whoever may enter the panel could read every draft. */
const mayRead = (strapi: Core.Strapi, uid: string): boolean => {
  const ability = strapi.requestContext.get()?.state.userAbility as Ability | undefined;
  return ability?.can('plugin::content-manager.explorer.read', uid) ?? false;
};

const previewAddress =
  (strapi: Core.Strapi) =>
  async (uid: string, { documentId, locale, status }: PreviewRequest): Promise<string | undefined> => {
    const page = PAGES[uid];
    if (!page || !mayRead(strapi, uid)) return undefined;
    const drafts = uid === ARTICLE;
    const published = drafts && status === 'published';
    const language = locale ?? 'it';
    const row = await strapi.db.query(uid).findOne({
      where: {
        documentId,
        ...(drafts
          ? { locale: language, publishedAt: published ? { $notNull: true } : { $null: true } }
          : {}),
      },
    });
    if (typeof row?.slug !== 'string' || row.slug === '') return undefined;
    const pass = signPreviewPass(readSettings().secrets.visitorToken, {
      uid,
      documentId,
      locale: language,
      status: published ? 'published' : 'draft',
    });
    return `${page(encodeURIComponent(row.slug))}?lang=${language}&${PREVIEW_PARAM}=${pass}`;
  };

/**
 * The panel's preview button: the site's own page, with a pass that lets the API show this one document for ten minutes.
 * Set here and not in `config/admin.ts`, whose functions know no `strapi`.
 */
export const configurePreview = (strapi: Core.Strapi): void => {
  strapi.config.set('admin.preview', { enabled: true, config: { handler: previewAddress(strapi) } });
};
