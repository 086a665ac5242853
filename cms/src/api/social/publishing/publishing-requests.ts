import type { Core } from '@strapi/strapi';
import type { PublishSocialPost, SocialPost, SocialPostStatus, VerifySocialPost } from '../../../contract';
import { POST_RULES } from '../../../contract';
import { heldReason } from '../../../domain/social/post-rules';
import { nextReading } from '../../../domain/social/publishing/plans';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { timings } from '../../../settings/timings';
import { announceSocial } from '../announce-social';
import type { PostChanges } from '../change-post';
import { ownPost } from '../own-social';
import { assertPublishable, hashOfPost } from '../post-content';
import { assertNew, recentPosts } from '../services/recent-posts';
import { readPost } from '../services/list-posts';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';
import { contentOf } from '../to-social-post';
import { settingsOf } from '../to-social-project';
import { wakePublishing } from './worker';

type OwnPost = Awaited<ReturnType<typeof ownPost>>;

const PUBLISHABLE = ['queued', 'ready', 'failed', 'skipped'] as const satisfies SocialPostStatus[];

/** What a post that is to go out now looks like, whatever became of it before. */
const dueNow = (now: Date) => ({
  state: 'ready' as const,
  scheduledFor: now,
  // Asked for: it neither waits for its account's second of the minute, nor is it late.
  notBefore: now,
  pinned: true,
  late: false,
  failure: null,
  failureKind: null,
  operatorNote: null,
  attempts: 0,
  reconcileAttempts: 0,
  staged: null,
  phase: null,
  leaseToken: null,
  leaseUntil: null,
});

/** What owners ask of publishing, each in one conditional UPDATE: of two who ask, and the engine, exactly one wins. */
export const publishingRequests = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_POST);

  const write = async (
    row: OwnPost,
    { version, states }: { version: number; states: readonly SocialPostStatus[] },
    data: PostChanges,
  ): Promise<SocialPost> => {
    const { count } = await query.updateMany({
      where: { id: row.id, version, state: { $in: [...states] }, deletedAt: { $null: true } },
      data: { ...data, version: version + 1 },
    });
    if (count === 0) throw await refusal(row.id, states);
    announceSocial(strapi, caller.id, row.project);
    wakePublishing(strapi);
    // What is said of a part of a thread is answered with the whole.
    return readPost(strapi, caller, row.threadRoot?.documentId ?? row.documentId);
  };

  const refusal = async (id: number, states: readonly SocialPostStatus[]): Promise<ApiError> => {
    const row: SocialPostRow | null = await query.findOne({ where: { id } });
    if (!row || row.deletedAt) return new ApiError('NOT_FOUND');
    return states.includes(row.state)
      ? new ApiError('STALE_VERSION', { version: row.version })
      : new ApiError('CONFLICT', { reason: row.state });
  };

  /** Refuses what would be held or refused at once. Who asks for it has approved it. */
  const assertFree = (row: OwnPost): void => {
    // Below a post stand words alone, whatever its network wants of the post itself.
    const pictured = row.imageFile !== null || row.threadPlace > 0;
    assertPublishable(row.platform, contentOf(row), pictured);
    const held = heldReason({
      state: 'ready',
      imageMissing: POST_RULES[row.platform].imageRequired && !pictured,
      account: row.account?.state ?? null,
      approved: true,
      approveFirst: settingsOf(row.project).approveFirst,
      holdsEstimates: false,
      ownerLeaves: Boolean(row.project.owner?.erasesAt),
      // Who has it published has finished writing it.
      draft: false,
      projectPaused: row.project.state === 'paused',
      schedulePaused: row.schedule?.active === false,
    });
    if (held) throw new ApiError('CONFLICT', { reason: 'held', held });
  };

  return {
    /** Makes it due now. */
    async publish(id: string, { version, force = false }: PublishSocialPost['request']): Promise<SocialPost> {
      const now = new Date();
      const row = await ownPost(strapi, caller, id);
      if (row.version !== version) throw await refusal(row.id, PUBLISHABLE);
      assertFree(row);
      const publishedOn = await recentPosts(strapi, row.project.id, now);
      assertNew(publishedOn(row.account?.id, hashOfPost(row)), { now, force });
      return write(
        row,
        { version, states: PUBLISHABLE },
        {
          ...dueNow(now),
          draft: false,
          approvedAt: row.approvedAt ?? now,
          ...(force ? { repeatAllowed: true } : {}),
        },
      );
    },

    /** Tries again what failed or was skipped. */
    async retry(id: string): Promise<SocialPost> {
      const now = new Date();
      const row = await ownPost(strapi, caller, id, { reply: true });
      const states = ['failed', 'skipped'] as const satisfies SocialPostStatus[];
      if (!states.some((state) => state === row.state)) throw new ApiError('CONFLICT', { reason: row.state });
      assertFree(row);
      return write(row, { version: row.version, states }, dueNow(now));
    },

    /** Its owner looked at the network. Nobody else ever sends a post again that may be out. */
    async verify(id: string, { published, url }: VerifySocialPost['request']): Promise<SocialPost> {
      const now = new Date();
      const row = await ownPost(strapi, caller, id, { reply: true });
      const expected = { version: row.version, states: ['to-verify'] as const };
      if (!published) return write(row, expected, dueNow(now));
      const postedAt = new Date(row.attemptStartedAt ?? row.scheduledFor ?? now);
      const reading =
        row.externalId && row.threadPlace === 0
          ? nextReading(postedAt, now, timings().social.readingsMs)
          : null;
      return write(row, expected, {
        state: 'published',
        postedAt,
        externalUrl: url ?? null,
        failure: null,
        failureKind: null,
        operatorNote: null,
        notBefore: null,
        phase: null,
        leaseToken: null,
        leaseUntil: null,
        metricsDueAt: reading?.at ?? null,
      });
    },
  };
};
