import { factories } from '@strapi/strapi';
import { HELP_ARTICLE } from '../article-uids';

export default factories.createCoreController(HELP_ARTICLE);
