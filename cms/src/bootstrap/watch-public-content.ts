import type { Core } from '@strapi/strapi';
import { articleCache } from '../api/article/article-cache';
import { productCache } from '../api/product/product-cache';
import { engines } from '../engines';
import { announcePublicContent, onPublicContentChange } from '../http/public-content';
import { afterCommit } from './after-commit';

const MARKETPLACE = ['api::product.product', 'api::product.rating'];
/** A picture changed in the media library may be on any card. */
const SHOWN = [
  ...MARKETPLACE,
  'api::article.article',
  'api::article.slug-redirect',
  'api::article.help-article',
  'api::article.legal-page',
  'plugin::upload.file',
];

/** Any change of these rows, whoever makes it: an editor, the API or a seed. */
const onChange = (strapi: Core.Strapi, models: string[], action: () => void): void => {
  const react = () => afterCommit(strapi, action);
  strapi.db.lifecycles.subscribe({
    models,
    afterCreate: react,
    afterCreateMany: react,
    afterUpdate: react,
    afterUpdateMany: react,
    afterDelete: react,
    afterDeleteMany: react,
  });
};

/** Keeps ready answers and drawn pages true in every instance, and tells open marketplaces to look again. */
export const watchPublicContent = async (strapi: Core.Strapi): Promise<void> => {
  onPublicContentChange(strapi, () => {
    productCache.clear();
    articleCache.clear();
  });
  onChange(strapi, SHOWN, () => announcePublicContent(strapi));
  onChange(strapi, MARKETPLACE, () =>
    engines(strapi).live.publish({ owner: null, event: { topic: 'marketplace' } }),
  );
};
