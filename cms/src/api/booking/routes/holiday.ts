import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { HOLIDAY } from '../booking-rows';

export default factories.createCoreRouter(HOLIDAY, coreRouterConfig());
