import { factories } from '@strapi/strapi';
import { CORE_ROUTER } from '../../../http/core-content';
import { HOLIDAY } from '../booking-rows';

export default factories.createCoreRouter(HOLIDAY, CORE_ROUTER);
