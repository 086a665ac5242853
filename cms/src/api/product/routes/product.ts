import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { PRODUCT } from '../catalogue';

/**
 * Orders point to a product's row, which publishing would replace by another: `listed`, and not a draft, says whether it is on sale.
 */
export default factories.createCoreRouter(PRODUCT, coreRouterConfig({ visible: () => ({ listed: true }) }));
