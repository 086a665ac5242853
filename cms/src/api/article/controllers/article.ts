import { factories } from '@strapi/strapi';
import { ARTICLE } from '../article-uids';

/** The blog as Strapi answers it; the site's own fast reads are `site-article`. */
export default factories.createCoreController(ARTICLE);
