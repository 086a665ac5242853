/** spec/admin-builders-widget.md §4, and two that tell what it leaves out: nobody knows whether it is out, and it was too late. */
export const SOCIAL_POST_STATUSES = [
  'queued',
  'generating',
  'ready',
  'publishing',
  'published',
  'failed',
  'to-verify',
  'skipped',
] as const;
export type SocialPostStatus = (typeof SOCIAL_POST_STATUSES)[number];

/** What its owner can do about a failure is chosen by its kind; the network's own words stay in the operator's log. */
export const SOCIAL_FAILURES = [
  'late',
  'rate-limited',
  'blocked',
  'network-down',
  'duplicate',
  'reconnect',
  'permission',
  'user-action',
  'content',
  'text-too-long',
  'image-unreachable',
  'image-refused',
  'board-missing',
  'policy',
  'operator',
  'account-gone',
] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

/** What is put together into one post; `title` is Pinterest's alone, and '' means: its first sentence. */
export interface SocialPostContent {
  copy: string;
  callToAction: string;
  link: string;
  hashtags: readonly string[];
  title: string;
}
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** A drawn card carries the AI mark of its post. */
  kind: 'upload' | 'card';
}
