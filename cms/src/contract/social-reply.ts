import type { SocialFailure, SocialPostStatus } from './social-post-content';
import type { SocialPlatform } from './social-platform';
import { postLength } from './social-text';

/** What may follow a post on its network: more of the same in a thread, or the first comment below it. */
export interface ReplyRules {
  kind: 'thread' | 'comment';
  max: number;
  limit: number;
}

const THREAD_PARTS = 9;

/** What each network takes below a post of one's own; null where it takes nothing. */
export const REPLY_RULES: Readonly<Record<SocialPlatform, ReplyRules | null>> = {
  facebook: { kind: 'comment', max: 1, limit: 8000 },
  instagram: { kind: 'comment', max: 1, limit: 2200 },
  // Of company pages only: LinkedIn lets no app comment for a person.
  linkedin: { kind: 'comment', max: 1, limit: 1250 },
  x: { kind: 'thread', max: THREAD_PARTS, limit: 280 },
  bluesky: { kind: 'thread', max: THREAD_PARTS, limit: 300 },
  mastodon: { kind: 'thread', max: THREAD_PARTS, limit: 500 },
  threads: { kind: 'thread', max: THREAD_PARTS, limit: 500 },
  pinterest: null,
  // Nobody writes below a post there.
  googlebusiness: null,
};

/** A part of a thread, or the first comment: it is sent on its own, once what it answers is out. */
export interface SocialReply {
  id: string;
  copy: string;
  status: SocialPostStatus;
  failure: SocialFailure | null;
  externalUrl: string | null;
}

export const REPLY_PROBLEMS = ['empty', 'too-long', 'too-many'] as const;
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number];

/** Why one of the texts below a post cannot be published there, or null when all can. */
export const replyProblem = (platform: SocialPlatform, replies: readonly string[]): ReplyProblem | null => {
  const rules = REPLY_RULES[platform];
  if (replies.length > (rules?.max ?? 0)) return 'too-many';
  if (replies.some((reply) => reply.trim() === '')) return 'empty';
  return replies.some((reply) => postLength(platform, reply) > (rules?.limit ?? 0)) ? 'too-long' : null;
};
