import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { LEGAL_PAGE } from '../article-uids';

export default factories.createCoreRouter(LEGAL_PAGE, CORE_ROUTER);
