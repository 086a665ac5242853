import { factories } from '@strapi/strapi';
import { COUPON } from '../coupons';

export default factories.createCoreController(COUPON);
