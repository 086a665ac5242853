import type { Core } from '@strapi/strapi';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { findOwned } from '../../http/owned';
import {
  SOCIAL_ACCOUNT,
  SOCIAL_FILE,
  SOCIAL_PHOTO,
  SOCIAL_POST,
  SOCIAL_PROJECT,
  SOCIAL_SCHEDULE,
  type SocialAccountRow,
  type SocialFileRow,
  type SocialPhotoRow,
  type SocialPostRow,
  type SocialProjectRow,
  type SocialScheduleRow,
} from './social-rows';

type Of<Row> = Row & { project: SocialProjectRow };

/** Refuses what stands still for want of payment. */
const assertRunning = (project: SocialProjectRow): void => {
  if (project.installation?.state === 'suspended') throw new ApiError('FORBIDDEN', { reason: 'suspended' });
};

/** The caller's own project; 404 for anybody else's, 403 while it is suspended. */
export const ownProject = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
): Promise<SocialProjectRow> => {
  const row = await findOwned(strapi, SOCIAL_PROJECT, id, caller, ['installation', 'owner']);
  assertRunning(row);
  return row;
};

const ownPart = async <Row>(
  strapi: Core.Strapi,
  uid:
    | typeof SOCIAL_POST
    | typeof SOCIAL_SCHEDULE
    | typeof SOCIAL_ACCOUNT
    | typeof SOCIAL_FILE
    | typeof SOCIAL_PHOTO,
  { caller, id, populate = {} }: { caller: Caller; id: string; populate?: Record<string, true> },
): Promise<Of<Row>> => {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: { documentId: id, project: { owner: { id: caller.id } } },
    populate: { ...populate, project: { populate: ['installation', 'owner'] } },
  });
  if (!row) throw new ApiError('NOT_FOUND');
  return row as Of<Row>;
};

/**
 * A post of the caller's with its project, account and calendar. `deleted`: also one that was taken away a moment ago. `reply`: also a
 * part of a thread; elsewhere it comes and goes with its post.
 */
export const ownPost = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
  { deleted = false, reply = false } = {},
): Promise<Of<SocialPostRow>> => {
  const row = await ownPart<SocialPostRow>(strapi, SOCIAL_POST, {
    caller,
    id,
    populate: { account: true, schedule: true, photo: true, threadRoot: true },
  });
  if ((row.deletedAt && !deleted) || (row.threadPlace > 0 && !reply)) throw new ApiError('NOT_FOUND');
  assertRunning(row.project);
  return row;
};

export const ownSchedule = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
): Promise<Of<SocialScheduleRow>> => {
  const row = await ownPart<SocialScheduleRow>(strapi, SOCIAL_SCHEDULE, { caller, id });
  assertRunning(row.project);
  return row;
};

export const ownFile = (strapi: Core.Strapi, caller: Caller, id: string): Promise<Of<SocialFileRow>> =>
  ownPart<SocialFileRow>(strapi, SOCIAL_FILE, { caller, id });

/** A photo of the caller's. */
export const ownPhoto = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
): Promise<Of<SocialPhotoRow>> => {
  const row = await ownPart<SocialPhotoRow>(strapi, SOCIAL_PHOTO, { caller, id });
  assertRunning(row.project);
  return row;
};

/** An account of the caller's. Also of a suspended project: access can be taken back at any time. */
export const ownAccount = (strapi: Core.Strapi, caller: Caller, id: string): Promise<Of<SocialAccountRow>> =>
  ownPart<SocialAccountRow>(strapi, SOCIAL_ACCOUNT, { caller, id });
