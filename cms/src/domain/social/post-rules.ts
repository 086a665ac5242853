import { SOCIAL_RULES, type HeldReason, type SocialPostStatus } from '../../contract';
import { MINUTE_MS } from '../../contract/time-units';

/** What its owner may still change: nothing of it is out, and nobody is writing it. */
export const EDITABLE_STATES = ['queued', 'ready', 'failed', 'skipped'] as const satisfies SocialPostStatus[];
/** What its owner may take away. A post that is perhaps out is not: its owner looks first. */
export const REMOVABLE_STATES = [...EDITABLE_STATES, 'generating'] as const satisfies SocialPostStatus[];
/** What is not out yet and still means to go. */
export const PENDING_STATES = [
  'queued',
  'generating',
  'ready',
  'publishing',
] as const satisfies SocialPostStatus[];
/** What needs its owner. */
export const ATTENTION_STATES = ['failed', 'to-verify', 'skipped'] as const satisfies SocialPostStatus[];
/** What a calendar takes along when it changes. */
export const MOVABLE_STATES = ['queued', 'ready'] as const satisfies SocialPostStatus[];

/** Why a post cannot be changed any more, or null when it can. */
export const editObstacle = (state: SocialPostStatus): 'publishing' | 'published' | 'generating' | null => {
  if ((EDITABLE_STATES as readonly SocialPostStatus[]).includes(state)) return null;
  if (state === 'published' || state === 'generating') return state;
  return 'publishing';
};

/** The state of a post whose owner gave it a new time or content: what had failed or was skipped starts anew. */
export const stateAfterEdit = (
  state: SocialPostStatus,
  { moved, complete }: { moved: boolean; complete: boolean },
): SocialPostStatus => {
  const waits = state === 'queued' || state === 'ready' || moved;
  if (!waits) return state;
  return complete ? 'ready' : 'queued';
};

/** True when a planned instant lies in the past: clocks differ by a minute. */
export const isPast = (planned: Date, now: Date): boolean =>
  planned.getTime() < now.getTime() - SOCIAL_RULES.pastToleranceMinutes * MINUTE_MS;

export interface HeldSituation {
  state: SocialPostStatus;
  imageMissing: boolean;
  /** Null where the post has none. */
  account: 'connected' | 'reconnect' | 'disconnected' | null;
  approved: boolean;
  approveFirst: boolean;
  /** A model's own figures stand in it, marked: its owner decides. */
  holdsEstimates: boolean;
  /** Its owner's account is about to be erased. */
  ownerLeaves: boolean;
  /** Its owner is still writing it. */
  draft: boolean;
  projectPaused: boolean;
  schedulePaused: boolean;
}

/** Why a post that waits will not go out at its time; first what takes its owner longest. */
export const heldReason = (post: HeldSituation): HeldReason | null => {
  if (post.state !== 'ready' && post.state !== 'queued') return null;
  if (post.ownerLeaves) return 'leaving';
  if (post.draft) return 'draft';
  if (post.imageMissing) return 'image';
  if (post.account === null) return 'no-account';
  if (post.account !== 'connected') return 'account';
  if ((post.approveFirst || post.holdsEstimates) && !post.approved) return 'approval';
  if (post.projectPaused) return 'project-paused';
  return post.schedulePaused ? 'schedule-paused' : null;
};
