import type { Core } from '@strapi/strapi';
import { newRow } from '../../../database/new-row';
import { CONSULTANT, HOLIDAY, SLOT } from '../booking-rows';

const AT_ONCE = 100;
const TABLES = { [SLOT]: 'slots', [HOLIDAY]: 'holidays', [CONSULTANT]: 'consultants' } as const;

/** Adds rows that two instances may add at once: the unique index lets one of each be. */
export const addRows = async <Uid extends keyof typeof TABLES>(
  strapi: Core.Strapi,
  uid: Uid,
  unique: string[],
  rows: Parameters<typeof newRow<Uid>>[1][],
): Promise<void> => {
  const now = new Date();
  const whole = rows.map((row) => newRow(uid, row, now));
  await strapi.db.transaction(async ({ trx }) => {
    for (let at = 0; at < whole.length; at += AT_ONCE)
      await trx(TABLES[uid])
        .insert(whole.slice(at, at + AT_ONCE))
        .onConflict(unique)
        .ignore();
  });
};
