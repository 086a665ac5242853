import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SocialPost } from '../../../contract';
import { addZonedDays, slotKeyOf } from '../../../domain/social/slots';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { announceSocial } from '../announce-social';
import { ownPost } from '../own-social';
import { hashOfPost, isComplete } from '../post-content';
import { readReplies, writeReplies } from '../replies';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';
import type { StoredImage } from '../stored-image';
import { contentOf } from '../to-social-post';
import { freeSlot, scheduleFor } from './free-slot';
import { readPost } from './list-posts';

/** Each post has a picture file of its own: it goes with its post. */
const copyPicture = async (strapi: Core.Strapi, key: string | null): Promise<string | null> => {
  if (key === null) return null;
  const { files } = engines(strapi);
  const bytes = await files.find(key);
  return bytes ? files.put(bytes, path.extname(key).slice(1)) : null;
};

const copyPictures = async (
  strapi: Core.Strapi,
  images: readonly StoredImage[],
): Promise<StoredImage[] | null> => {
  const copies = await Promise.all(
    images.map(async (image) => ({ ...image, file: await copyPicture(strapi, image.file) })),
  );
  const there = copies.flatMap(({ file, ...image }) => (file ? [{ ...image, file }] : []));
  return there.length > 0 ? there : null;
};

/** The same post once more, at the next free instant of its calendar, or else a day later. */
export const duplicatePost = async (strapi: Core.Strapi, caller: Caller, id: string): Promise<SocialPost> => {
  const now = new Date();
  const row = await ownPost(strapi, caller, id);
  const schedule = await scheduleFor(strapi, row.project.id, row.schedule);
  const slot = schedule ? await freeSlot(strapi, schedule, row.platform, { now }) : null;
  const planned = row.scheduledFor === null ? now : new Date(row.scheduledFor);
  const imageFile = await copyPicture(strapi, row.imageFile);
  const moreImages = await copyPictures(strapi, row.moreImages ?? []);
  const content = contentOf(row);
  const copyAt = (at: string | null): Promise<SocialPostRow> =>
    strapi.db.query(SOCIAL_POST).create({
      data: {
        ...content,
        project: row.project.id,
        account: row.account?.id ?? null,
        schedule: at && schedule ? schedule.id : null,
        platform: row.platform,
        topic: row.topic,
        kind: row.kind,
        reason: row.reason,
        imageFile,
        moreImages,
        imageWidth: row.imageWidth,
        imageHeight: row.imageHeight,
        imageKind: row.imageKind,
        imageAlt: row.imageAlt,
        photo: row.photo?.id ?? null,
        aiGenerated: row.aiGenerated,
        scheduledFor: at
          ? new Date(at)
          : addZonedDays(planned > now ? planned : now, 1, row.timezone ?? 'Europe/Rome'),
        timezone: (at ? schedule?.timezone : row.timezone) ?? 'Europe/Rome',
        slotKey: at && schedule ? slotKeyOf(schedule.documentId, at, row.platform) : null,
        pinned: at === null,
        state: isComplete({ platform: row.platform, imageFile }) ? 'ready' : 'queued',
        contentHash: hashOfPost(row),
        version: 1,
      },
    });
  const made = await copyAt(slot).catch((error: unknown) => {
    // Somebody took the place meanwhile.
    if (!isUniqueViolation(error)) throw error;
    return copyAt(null);
  });
  const replies = (await readReplies(strapi, [row]))(row).map(({ copy }) => copy ?? '');
  if (replies.length > 0) {
    const accountId = row.account?.id ?? null;
    const origin = { id: made.id, projectId: row.project.id, accountId, platform: row.platform };
    await writeReplies(strapi, origin, replies);
  }
  announceSocial(strapi, caller.id, row.project);
  return readPost(strapi, caller, made.documentId);
};
