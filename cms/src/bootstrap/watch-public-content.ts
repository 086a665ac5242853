import type { Core } from '@strapi/strapi';
import { articleCache } from '../api/article/article-cache';
import { productCache } from '../api/product/product-cache';
import { engines } from '../engines';
import { afterCommit } from './after-commit';

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

/** Keeps the ready answers of the public reads true, and tells open marketplaces to look again. */
export const watchPublicContent = async (strapi: Core.Strapi): Promise<void> => {
  onChange(strapi, ['api::product.product', 'api::product.rating'], () => {
    productCache.clear();
    engines(strapi).live.publish({ owner: null, event: { topic: 'marketplace' } });
  });
  onChange(
    strapi,
    [
      'api::article.article',
      'api::article.slug-redirect',
      'api::article.help-article',
      'api::article.legal-page',
    ],
    () => articleCache.clear(),
  );
  // A picture changed in the media library may be on any card.
  onChange(strapi, ['plugin::upload.file'], () => {
    productCache.clear();
    articleCache.clear();
  });
};
