import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { HELP_ARTICLE } from '../article-uids';

export default factories.createCoreRouter(HELP_ARTICLE, coreRouterConfig());
