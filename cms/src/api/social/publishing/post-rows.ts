import type { SocialPlatform } from '../../../contract/social-platform';
import type { SocialPostContent } from '../../../contract/social-post';
import type { SocialStaged } from '../../../engines/social/port';
import type { StoredImage } from '../stored-image';

export const POSTS = 'social_posts';
export const ACCOUNTS = 'social_accounts';
export const NETWORKS = 'social_networks';

/** The account of a post as far as publishing is concerned. */
export interface PostingAccount {
  id: number;
  platform: SocialPlatform;
  simulated: boolean;
}

/** A post that this process has taken, as it was at that instant: edits that come later are refused. */
export interface ClaimedPost extends SocialPostContent {
  id: number;
  projectId: number;
  platform: SocialPlatform;
  accountId: number;
  image: {
    file: string;
    alt: string;
    kind: string;
    size: { width: number; height: number } | null;
  } | null;
  moreImages: StoredImage[];
  /** What it follows: the post that its thread hangs on, and how many parts come between; null for a post of its own. */
  reply: { rootId: number; place: number } | null;
  scheduledFor: Date;
  postedAt: Date | null;
  externalId: string | null;
  version: number;
  attempts: number;
  reconcileAttempts: number;
  metricsStep: number;
  /** Of an attempt that ended without a clear answer. */
  attemptStartedAt: Date | null;
  staged: SocialStaged | null;
  /** Its owner knows that the same went out already, and wants it again. */
  repeatAllowed: boolean;
  leaseToken: string;
}

export type Row = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nullable = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** SQLite keeps milliseconds, PostgreSQL gives dates. */
const date = (value: unknown): Date | null =>
  value === null || value === undefined ? null : new Date(value as string | number | Date);
/** Neither database's driver reads JSON columns here. */
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const sizeOf = ({ image_width: width, image_height: height }: Row) =>
  Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null;

/** Row → post, in one place. */
export const toClaimedPost = (row: Row): ClaimedPost => {
  const hashtags = json(row.hashtags);
  const file = nullable(row.image_file);
  return {
    id: Number(row.id),
    projectId: Number(row.project_id),
    platform: row.platform as SocialPlatform,
    accountId: Number(row.account_id),
    copy: text(row.copy),
    callToAction: text(row.call_to_action),
    link: text(row.link),
    hashtags: Array.isArray(hashtags) ? hashtags.map(String) : [],
    title: text(row.title),
    image: file ? { file, alt: text(row.image_alt), kind: text(row.image_kind), size: sizeOf(row) } : null,
    moreImages: (json(row.more_images) as StoredImage[] | null) ?? [],
    reply:
      Number(row.thread_place ?? 0) > 0
        ? { rootId: Number(row.thread_root_id ?? 0), place: Number(row.thread_place) }
        : null,
    scheduledFor: date(row.scheduled_for) ?? new Date(0),
    postedAt: date(row.posted_at),
    externalId: nullable(row.external_id),
    version: Number(row.version),
    attempts: Number(row.attempts ?? 0),
    reconcileAttempts: Number(row.reconcile_attempts ?? 0),
    metricsStep: Number(row.metrics_step ?? 0),
    attemptStartedAt: date(row.attempt_started_at),
    staged: json(row.staged) as SocialStaged | null,
    repeatAllowed: Boolean(row.repeat_allowed),
    leaseToken: text(row.lease_token),
  };
};
