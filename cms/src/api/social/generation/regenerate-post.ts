import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SocialPost } from '../../../contract';
import { editObstacle } from '../../../domain/social/post-rules';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { changePost, editedPost } from '../change-post';
import { ownPost } from '../own-social';
import { readPhotoLibrary } from '../pictures/photo-library';
import { isComplete } from '../post-content';
import { readPost } from '../services/list-posts';
import { SOCIAL_POST } from '../social-rows';
import { toSlot } from '../../../domain/social/slots';
import { settingsOf } from '../to-social-project';
import { briefOf } from './brief-of';
import { earlierPosts } from './earlier-posts';
import type { SocialGenerationRow } from './generation-row';
import { columnsOf, pictureFor } from './written-post';
import { timings } from '../../../settings/timings';

/** Writes a post in other words than its own and those of its project; a drawn card is drawn anew, an uploaded picture stays. */
export const regeneratePost = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
): Promise<SocialPost> => {
  const { files, posts: writer } = engines(strapi);
  const row = await ownPost(strapi, caller, id);
  const reason = editObstacle(row.state);
  if (reason) throw new ApiError('CONFLICT', { reason });
  const settings = settingsOf(row.project);
  const brief = await briefOf(strapi, row.project, caller.locale);
  const from: { generation: SocialGenerationRow | null } | null = await strapi.db
    .query(SOCIAL_POST)
    .findOne({ where: { id: row.id }, select: ['id'], populate: { generation: true } });
  const wished = from?.generation?.topics ?? [];
  const at = new Date(row.scheduledFor ?? Date.now());
  const { day } = toSlot(at, row.timezone ?? 'Europe/Rome');
  const written = await writer.write(
    brief,
    {
      platforms: [row.platform],
      topic: row.topic && wished.includes(row.topic) ? row.topic : '',
      occasion: null,
      day,
      at: at.toISOString(),
      // Its own words count as said at another moment: it is to say something else.
      earlier: [
        { platform: row.platform, copy: row.copy ?? '', at: '', kind: row.kind ?? '' },
        ...(await earlierPosts(strapi, row.project.id, at)),
      ],
      seed: randomInt(2 ** 31),
    },
    AbortSignal.timeout(timings().models.rewritePostMs),
  );
  const post = written?.posts[0];
  if (!post) throw new ApiError('VALIDATION', { fields: { instructions: 'required' } });
  const wantsPicture = row.imageFile === null || row.imageKind === 'card';
  const picture = wantsPicture
    ? await pictureFor(strapi, post, {
        name: writer.profileOf(brief, day).name,
        settings,
        turn: row.id + row.version,
        library: await readPhotoLibrary(strapi, row.project.id),
        used: new Set(),
      })
    : null;
  const imageFile = picture?.imageFile ?? row.imageFile;
  try {
    await changePost(strapi, row, row.version, {
      ...editedPost(row, { moved: false, complete: isComplete({ platform: row.platform, imageFile }) }),
      ...columnsOf(post, settings),
      ...picture,
      // Nobody has read these words yet.
      approvedAt: null,
    });
  } catch (error) {
    if (picture) await files.remove(picture.imageFile);
    throw error;
  }
  if (picture && row.imageFile) await files.remove(row.imageFile);
  announceSocial(strapi, caller.id, row.project);
  return readPost(strapi, caller, id);
};
