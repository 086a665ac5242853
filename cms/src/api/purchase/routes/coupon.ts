import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { COUPON } from '../coupons';

export default factories.createCoreRouter(COUPON, coreRouterConfig());
