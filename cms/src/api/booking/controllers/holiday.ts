import { factories } from '@strapi/strapi';
import { HOLIDAY } from '../booking-rows';

export default factories.createCoreController(HOLIDAY);
