import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { HELP_ARTICLE } from '../article-uids';

export default factories.createCoreRouter(HELP_ARTICLE, CORE_ROUTER);
