import type { Core } from '@strapi/strapi';
import type { Article } from '../../contract';
import { picturesIn, scaleImages, type PictureSize } from '../../domain/article/scale-images';

/** An article whose body names each uploaded picture in the sizes that there are of it. */
export const withPictures = async (strapi: Core.Strapi, article: Article): Promise<Article> => {
  const pictures = picturesIn(article.body);
  if (pictures.length === 0) return article;
  const rows = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { url: { $in: pictures } }, select: ['url', 'width', 'height'] });
  const sizes = new Map<string, PictureSize>();
  for (const { url, width, height } of rows) if (width && height) sizes.set(url, { width, height });
  return { ...article, body: scaleImages(article.body, sizes) };
};
