import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { PRODUCT } from '../catalogue';

export default factories.createCoreRouter(PRODUCT, CORE_ROUTER);
