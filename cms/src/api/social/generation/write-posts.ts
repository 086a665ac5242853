import type { Core } from '@strapi/strapi';
import type { GenerationFailure, Locale } from '../../../contract';
import type { RowInput } from '../../../database/query';
import { toSlot } from '../../../domain/social/slots';
import { occasionsOn } from '../../../domain/social/occasions';
import { engines } from '../../../engines';
import { announceSocial } from '../announce-social';
import { readPhotoLibrary } from '../pictures/photo-library';
import { isComplete } from '../post-content';
import { SOCIAL_GENERATION, SOCIAL_POST, type SocialPostRow, type SocialProjectRow } from '../social-rows';
import { settingsOf } from '../to-social-project';
import { briefOf } from './brief-of';
import { earlierPosts } from './earlier-posts';
import type { SocialGenerationRow } from './generation-row';
import { WRITE_ATTEMPTS, WRITE_POSTS, type WritePostsPayload } from './begin-generation';
import { removeUnwritten, unwrittenPosts } from './unwritten-posts';
import { columnsOf, pictureFor } from './written-post';
import { timings } from '../../../settings/timings';

type WritingRow = SocialGenerationRow & {
  project: (SocialProjectRow & { owner: { id: number; language: Locale | null } | null }) | null;
};

/** Posts of one moment. */
const firstMoment = (rows: SocialPostRow[]): SocialPostRow[] => {
  const at = new Date(rows[0]?.scheduledFor ?? 0).getTime();
  return rows.filter(({ scheduledFor }) => new Date(scheduledFor ?? 0).getTime() === at);
};

/**
 * Writes what a generation still lacks, moment by moment; each post is kept as soon as it is written. A run that was cut short is gone on
 * with: a post that has its words is not written again. What its owner took away meanwhile stays away.
 */
export const writePosts = async (
  strapi: Core.Strapi,
  { generationId }: WritePostsPayload,
  attempt: number,
  signal: AbortSignal,
): Promise<void> => {
  const { files, posts: writer, queue } = engines(strapi);
  const query = strapi.db.query(SOCIAL_GENERATION);
  const posts = strapi.db.query(SOCIAL_POST);
  const row: WritingRow | null = await query.findOne({
    where: { documentId: generationId },
    populate: { project: { populate: ['owner'] } },
  });
  if (!row?.project?.owner || row.state !== 'running') return;
  const { project } = row;
  const owner = row.project.owner;
  const startedAt = Date.now();
  const settings = settingsOf(project);
  const brief = await briefOf(strapi, project, owner.language ?? 'it');
  const library = await readPhotoLibrary(strapi, project.id);
  const used = new Set<number>();
  let failure: GenerationFailure | null = row.failure;

  const keep = async (data: RowInput<typeof SOCIAL_GENERATION>): Promise<void> => {
    const made = await posts.count({
      where: { generation: { id: row.id }, contentHash: { $notNull: true } },
    });
    await query.updateMany({ where: { id: row.id, state: 'running' }, data: { ...data, made } });
    announceSocial(strapi, owner.id, project);
  };

  const writeMoment = async (moment: SocialPostRow[]): Promise<void> => {
    const ids = moment.map(({ id }) => id);
    await posts.updateMany({
      where: { id: { $in: ids }, state: 'queued', deletedAt: { $null: true } },
      data: { state: 'generating' },
    });
    announceSocial(strapi, owner.id, project);
    const [first] = moment;
    const { topics } = row;
    const at = new Date(first?.scheduledFor ?? startedAt);
    const earlier = await earlierPosts(strapi, project.id, at);
    const index = Math.floor(earlier.length / Math.max(1, moment.length));
    const { day } = toSlot(at, first?.timezone ?? 'Europe/Rome');
    const [occasion = null] = occasionsOn(
      day,
      [brief.instructions, ...brief.documents.map(({ text }) => text)].join('\n'),
    );
    const wish = {
      platforms: moment.map(({ platform }) => platform),
      // A planned post says itself what it is about.
      topic: first?.topic || (topics && topics.length > 0 ? (topics[index % topics.length] ?? '') : ''),
      occasion,
      day,
      at: at.toISOString(),
      earlier,
      seed: row.id * 1000 + index,
    };
    const { name } = writer.profileOf(brief, day);
    const written = await writer.write(brief, wish, signal);
    if (written?.withoutModel) failure = 'model';
    const shown: number[] = [];
    for (const post of written?.posts ?? []) {
      const target = moment.find(({ platform }) => platform === post.platform);
      if (!target) continue;
      const picture = await pictureFor(strapi, post, { name, settings, turn: index, library, used });
      const complete = isComplete({ platform: post.platform, imageFile: picture?.imageFile ?? null });
      const { count } = await posts.updateMany({
        where: { id: target.id, state: 'generating', deletedAt: { $null: true } },
        data: {
          ...columnsOf(post, settings),
          ...picture,
          state: complete ? 'ready' : 'queued',
          version: target.version + 1,
        },
      });
      if (count === 0 && picture) await files.remove(picture.imageFile);
      else if (picture?.photo) shown.push(picture.photo);
    }
    // The networks of one moment show the same photo, the next moment another.
    for (const photo of shown) used.add(photo);
    // Places for which nothing true and new is known stay empty: their owner is asked for more instead.
    const silent = moment.filter(
      ({ platform }) => !written?.posts.some((post) => post.platform === platform),
    );
    if (silent.length > 0) {
      await posts.deleteMany({
        where: { id: { $in: silent.map(({ id }) => id) }, contentHash: { $null: true } },
      });
      failure ??= 'too-little';
    }
  };

  try {
    let rows = await unwrittenPosts(strapi, row.id);
    while (rows.length > 0) {
      signal.throwIfAborted();
      if (Date.now() - startedAt > timings().jobs.writePostsRunMs) {
        const payload = { generationId } satisfies WritePostsPayload;
        const tenant = String(owner.id);
        await queue.enqueue({ name: WRITE_POSTS, payload, maxAttempts: WRITE_ATTEMPTS, tenant });
        return;
      }
      const before = rows.length;
      await writeMoment(firstMoment(rows));
      await keep({ failure });
      rows = await unwrittenPosts(strapi, row.id);
      if (rows.length >= before) throw new Error('The writer wrote nothing');
    }
    await keep({ failure, state: 'done', finishedAt: new Date() });
  } catch (error) {
    if (attempt < WRITE_ATTEMPTS) throw error;
    strapi.log.error(`Posts of generation ${generationId} could not all be written: ${String(error)}`);
    await removeUnwritten(strapi, row.id);
    await keep({ failure: 'interrupted', state: 'failed', finishedAt: new Date() });
  }
};
