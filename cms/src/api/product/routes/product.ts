import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { PRODUCT } from '../catalogue';

export default factories.createCoreRouter(PRODUCT, coreRouterConfig());
