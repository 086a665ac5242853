import type { Core } from '@strapi/strapi';
import { calendar } from '../api/booking/services/calendar';

/** Openings and holidays are there before the first customer asks. */
export const ensureCalendar = (strapi: Core.Strapi): Promise<void> => calendar(strapi).prepare();
