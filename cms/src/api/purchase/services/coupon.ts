import { factories } from '@strapi/strapi';
import { COUPON } from '../coupons';

export default factories.createCoreService(COUPON);
