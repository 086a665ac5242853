import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../bootstrap/after-commit';
import { HOLIDAY } from './booking-rows';
import { calendar } from './services/calendar';
import { announceBookings } from './services/change-booking';

const WRITES = ['create', 'update', 'delete'];

/** A holiday that an editor or an API token writes does what the dashboard's does: hours come back, open calendars look again. */
export const registerHolidayRules = async (strapi: Core.Strapi): Promise<void> => {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid === HOLIDAY && WRITES.includes(context.action)) {
      await calendar(strapi).prepare();
      await afterCommit(strapi, () => announceBookings(strapi, null));
    }
    return result;
  });
};
