import { factories } from '@strapi/strapi';
import { HELP_ARTICLE } from '../article-uids';

export default factories.createCoreService(HELP_ARTICLE);
