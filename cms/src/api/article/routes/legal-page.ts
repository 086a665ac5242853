import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { LEGAL_PAGE } from '../article-uids';

export default factories.createCoreRouter(LEGAL_PAGE, coreRouterConfig());
