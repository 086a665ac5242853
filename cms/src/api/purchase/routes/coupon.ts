import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { COUPON } from '../coupons';

export default factories.createCoreRouter(COUPON, CORE_ROUTER);
