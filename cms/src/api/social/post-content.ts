import {
  composePost,
  measurePost,
  POST_RULES,
  type PostProblem,
  type SocialPlatform,
  type SocialPostContent,
} from '../../contract';
import { contentHash } from '../../domain/social/content-hash';
import { ApiError } from '../../http/api-error';
import type { SocialPostRow } from './social-rows';
import { contentOf } from './to-social-post';

/** Names what a post of that network says; belongs into `contentHash` whenever its words change. */
export const hashOfContent = (platform: SocialPlatform, content: SocialPostContent): string =>
  contentHash({ platform, ...composePost(platform, content) });

/** The same of a row. */
export const hashOfPost = (
  row: Pick<SocialPostRow, 'platform' | 'copy' | 'callToAction' | 'link' | 'hashtags' | 'title'>,
): string => hashOfContent(row.platform, contentOf(row));

const FIELD_OF: Record<Exclude<PostProblem, 'image-required'>, keyof SocialPostContent> = {
  empty: 'copy',
  'too-long': 'copy',
  'too-many-hashtags': 'hashtags',
  'too-many-mentions': 'copy',
  'title-too-long': 'title',
  'link-invalid': 'link',
};

/** True when nothing is missing that a post of its network must have: its picture. */
export const isComplete = ({ platform, imageFile }: Pick<SocialPostRow, 'platform' | 'imageFile'>): boolean =>
  imageFile !== null || !POST_RULES[platform].imageRequired;

/** Refuses what the network would refuse. A missing picture is not refused: the post waits for it. */
export const assertPublishable = (
  platform: SocialPlatform,
  content: SocialPostContent,
  hasImage: boolean,
): void => {
  const { problems } = measurePost({ platform, content, hasImage });
  const fields: Record<string, string> = {};
  for (const problem of problems)
    if (problem !== 'image-required')
      fields[FIELD_OF[problem]] ??= problem === 'empty' ? 'required' : problem;
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
};
