import {
  hasEstimates,
  POST_RULES,
  type Instant,
  type SocialImage,
  type SocialMetrics,
  type SocialPost,
  type SocialPostContent,
  type SocialReply,
} from '../../contract';
import { heldReason } from '../../domain/social/post-rules';
import type { SocialNetworks } from '../../engines/social/port';
import { imageUrl } from './image-url';
import type { SocialPostRow, SocialProjectRow } from './social-rows';
import { settingsOf } from './to-social-project';
import { instantOf } from '../../database/date-of';

/** What is put together into the post that goes out. */
export const contentOf = (
  row: Pick<SocialPostRow, 'copy' | 'callToAction' | 'link' | 'hashtags' | 'title'>,
): SocialPostContent => ({
  copy: row.copy ?? '',
  callToAction: row.callToAction ?? '',
  link: row.link ?? '',
  hashtags: row.hashtags ?? [],
  title: row.title ?? '',
});

/** All pictures of a post, in their order. */
export const imagesOf = (
  row: Pick<
    SocialPostRow,
    'imageFile' | 'imageWidth' | 'imageHeight' | 'imageAlt' | 'imageKind' | 'moreImages'
  >,
): SocialImage[] =>
  row.imageFile
    ? [
        {
          url: imageUrl(row.imageFile),
          width: row.imageWidth ?? 0,
          height: row.imageHeight ?? 0,
          alt: row.imageAlt ?? '',
          kind: row.imageKind ?? 'upload',
        },
        ...(row.moreImages ?? []).map(({ file, width, height, alt }) => ({
          url: imageUrl(file),
          width,
          height,
          alt,
          kind: 'upload' as const,
        })),
      ]
    : [];

const metricsOf = ({ metrics, metricsReadAt }: SocialPostRow): SocialMetrics | null =>
  metrics && metricsReadAt ? { ...metrics, readAt: instantOf(metricsReadAt) } : null;

export interface PostSituation {
  project: SocialProjectRow;
  networks: SocialNetworks;
  now: Date;
  /** When the same content went out on the same account, if it did within the last week. */
  repeats: Instant | null;
  /** What follows it, in its order. */
  replies: readonly SocialPostRow[];
}

const toReply = (row: SocialPostRow): SocialReply => ({
  id: row.documentId,
  copy: row.copy ?? '',
  status: row.state,
  failure: row.failure,
  externalUrl: row.externalUrl,
});

/** Row → contract; needs its account and calendar. */
export const toSocialPost = (
  row: SocialPostRow,
  { project, networks, now, repeats, replies }: PostSituation,
): SocialPost => {
  const [image = null, ...moreImages] = imagesOf(row);
  const next = row.notBefore === null ? null : new Date(row.notBefore);
  return {
    ...contentOf(row),
    id: row.documentId,
    version: row.version,
    platform: row.platform,
    accountId: row.account?.documentId ?? null,
    scheduleId: row.schedule?.documentId ?? null,
    status: row.state,
    held: heldReason({
      state: row.state,
      imageMissing: POST_RULES[row.platform].imageRequired && row.imageFile === null,
      account: row.account?.state ?? null,
      approved: row.approvedAt !== null,
      approveFirst: settingsOf(project).approveFirst,
      holdsEstimates: row.aiGenerated === true && hasEstimates(`${row.title ?? ''}\n${row.copy ?? ''}`),
      ownerLeaves: Boolean(project.owner?.erasesAt),
      draft: row.draft ?? false,
      projectPaused: project.state === 'paused',
      schedulePaused: row.schedule?.active === false,
    }),
    approved: row.approvedAt !== null,
    image,
    moreImages,
    replies: replies.map(toReply),
    draft: row.draft ?? false,
    reviews: row.reviews ?? [],
    topic: row.topic ?? '',
    kind: row.kind ?? null,
    reason: row.reason ?? null,
    modelFault: row.aiGenerated === true ? (row.modelFault ?? null) : null,
    aiGenerated: row.aiGenerated ?? false,
    simulated: row.account?.simulated ?? networks.of(row.platform).simulated,
    scheduledFor: instantOf(row.scheduledFor),
    timezone: row.timezone ?? 'Europe/Rome',
    pinned: row.pinned ?? false,
    publishedAt: instantOf(row.postedAt),
    late: row.late ?? false,
    externalUrl: row.externalUrl,
    failure: row.failure,
    repeats,
    nextAttemptAt: row.state === 'ready' && next && next > now ? next.toISOString() : null,
    metrics: metricsOf(row),
  };
};
