import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { readSettings } from '../../../settings';
import { OUTBOX_UID } from '../../mail/enqueue-mail';
import { toAccount, type UserRow } from '../to-account';
import { tracesInBucket } from './traces-in-bucket';
import { tracesInDatabase, type Trace } from './traces-in-database';
import { tracesOnDisk } from './traces-on-disk';

/** A shorter name, or one of a single word, stands in other people's texts too. */
const SHORTEST_NAME = 8;

/** What nobody but this person is called: addresses, and a name that is long enough to be told from words. */
export const valuesOf = (user: UserRow): string[] => {
  const { displayName } = toAccount(user);
  const isTelling = displayName.length >= SHORTEST_NAME && displayName.trim().includes(' ');
  return [user.email, user.newEmail ?? '', isTelling ? displayName : ''].filter(Boolean);
};

/** Mails to others that name the person: the team was told of an order, a consultation, a request. What was sent is forgotten, what waits still leaves. */
export const forgetMailsAbout = async (strapi: Core.Strapi, values: readonly string[]): Promise<void> => {
  for (const value of values)
    await strapi.db.query(OUTBOX_UID).deleteMany({
      where: {
        state: { $notIn: ['queued', 'sending'] },
        $or: (['subject', 'text', 'html', 'lastError'] as const).map((field) => ({
          [field]: { $containsi: value },
        })),
      },
    });
};

/**
 * Searches the whole database and the disk for an erased person's values, notes the result in the activity log, and says it loudly when
 * something is left. Places and counts only: the values are gone, and stay so.
 */
export const checkErasure = async (
  strapi: Core.Strapi,
  { documentId, values }: { documentId: string; values: readonly string[] },
  signal: AbortSignal,
): Promise<Trace[]> => {
  const { dataDir, s3 } = readSettings();
  const uploads = path.join(strapi.dirs.static.public, 'uploads');
  const traces = [
    ...(await tracesInDatabase(strapi, values, signal)),
    ...(await tracesOnDisk([dataDir, uploads], values, signal)),
    ...(s3.bucket === '' ? [] : await tracesInBucket(engines(strapi).stores, values, signal)),
  ];
  const places = traces.map(({ place, count }) => `${place}: ${count}`);
  await strapi.db.query('api::audit.audit-entry').create({
    data: {
      action: 'account.erase',
      subjectType: 'account',
      subjectId: documentId,
      before: {},
      after: { traces: traces.reduce((sum, { count }) => sum + count, 0), places },
    },
  });
  if (traces.length > 0) strapi.log.error(`An erased account left traces: ${places.join(', ')}`);
  return traces;
};
