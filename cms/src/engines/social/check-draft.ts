import type { SocialFailure } from '../../contract/social-post';
import type { SocialPlatform } from '../../contract/social-platform';
import { SOCIAL_LIMITS } from '../../contract/social';
import { REPLY_RULES } from '../../contract/social-reply';
import { POST_RULES } from '../../contract/social-post-rules';
import { postLength } from '../../contract/social-text';
import type { SocialDraft } from './port';
import { picturesOf } from './pictures-of';
import { SocialError } from './social-error';

/** Refuses what the network is known to refuse, before anything is sent. */
export const checkDraft = (platform: SocialPlatform, draft: SocialDraft): void => {
  const { limit: postLimit, imageRequired, image } = POST_RULES[platform];
  const limit = draft.replyTo ? (REPLY_RULES[platform]?.limit ?? 0) : postLimit;
  const pictures = picturesOf(draft);
  const refuse = (failure: SocialFailure, why: string) => {
    throw new SocialError({ kind: 'refused', failure }, `${platform}: ${why}`);
  };
  if (postLength(platform, draft.text) > limit) refuse('text-too-long', 'the text is too long');
  if ([...draft.title].length > SOCIAL_LIMITS.title) refuse('text-too-long', 'the title is too long');
  if (draft.text === '' && !draft.image) refuse('content', 'the post is empty');
  if (imageRequired && !draft.image && !draft.replyTo) refuse('content', 'a picture is required');
  if (pictures.length > image.max) refuse('image-refused', `more than ${image.max} pictures`);
  const refused = pictures.find(({ contentType }) => !image.formats.includes(contentType));
  if (refused) refuse('image-refused', `${refused.contentType} is not taken`);
};
