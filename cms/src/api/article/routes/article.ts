import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { ARTICLE } from '../article-uids';

export default factories.createCoreRouter(ARTICLE, coreRouterConfig());
