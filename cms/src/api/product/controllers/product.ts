import { factories } from '@strapi/strapi';
import { PRODUCT } from '../catalogue';

/** The marketplace as Strapi answers it; the site's own fast reads are `site-product`. */
export default factories.createCoreController(PRODUCT);
