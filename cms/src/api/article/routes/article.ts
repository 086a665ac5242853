import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { ARTICLE } from '../article-uids';

export default factories.createCoreRouter(ARTICLE, CORE_ROUTER);
