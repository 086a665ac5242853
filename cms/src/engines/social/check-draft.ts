import type { SocialFailure } from '../../contract/social-post';
import type { SocialPlatform } from '../../contract/social-platform';
import { SOCIAL_LIMITS } from '../../contract/social';
import { POST_RULES, postLength } from '../../contract/social-text';
import type { SocialDraft } from './port';
import { SocialError } from './social-error';

/** Refuses what the network is known to refuse, before anything is sent. */
export const checkDraft = (platform: SocialPlatform, draft: SocialDraft): void => {
  const { limit, imageRequired, image } = POST_RULES[platform];
  const refuse = (failure: SocialFailure, why: string) => {
    throw new SocialError({ kind: 'refused', failure }, `${platform}: ${why}`);
  };
  if (postLength(platform, draft.text) > limit) refuse('text-too-long', 'the text is too long');
  if ([...draft.title].length > SOCIAL_LIMITS.title) refuse('text-too-long', 'the title is too long');
  if (draft.text === '' && !draft.image) refuse('content', 'the post is empty');
  if (imageRequired && !draft.image) refuse('content', 'a picture is required');
  if (draft.image && !image.formats.includes(draft.image.contentType))
    refuse('image-refused', `${draft.image.contentType} is not taken`);
};
