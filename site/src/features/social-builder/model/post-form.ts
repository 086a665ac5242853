import {
  parseHashtags,
  type SocialImage,
  type SocialPlatform,
  type SocialPost,
  type SocialPostContent,
  type SocialTimezone,
  type UpdateSocialPost,
} from '@contract';
import { instantOf, onClocks } from './post-time';

/** All pictures of a post, in their order. */
export const picturesOf = ({ image, moreImages }: SocialPost): SocialImage[] =>
  image ? [image, ...moreImages] : [];

/** A post as it stands in its window: hashtags as typed, the instant as day and time. */
export interface PostForm {
  platform: SocialPlatform;
  accountId: string;
  copy: string;
  title: string;
  callToAction: string;
  link: string;
  hashtags: string;
  imageAlt: string;
  replies: string[];
  day: string;
  time: string;
  timezone: SocialTimezone;
}

export const formOf = (post: SocialPost): PostForm => {
  const { platform, copy, title, callToAction, link, timezone } = post;
  return {
    platform,
    accountId: post.accountId ?? '',
    copy,
    title,
    callToAction,
    link,
    hashtags: post.hashtags.map((tag) => `#${tag}`).join(' '),
    imageAlt: post.image?.alt ?? '',
    replies: post.replies.map((reply) => reply.copy),
    timezone,
    ...(post.scheduledFor ? onClocks(post.scheduledFor, timezone) : { day: '', time: '' }),
  };
};

export const contentOf = ({ copy, title, callToAction, link, hashtags }: PostForm): SocialPostContent => ({
  copy,
  title,
  callToAction,
  link,
  hashtags: parseHashtags(hashtags),
});

const scheduledForOf = ({ day, time, timezone }: PostForm): string | undefined =>
  day && time ? instantOf(day, time, timezone) : undefined;

/** Only what differs from the post: what nobody touched here stays as somebody else may have changed it. */
export const changesOf = (form: PostForm, post: SocialPost): Omit<UpdateSocialPost['request'], 'version'> => {
  const before = formOf(post);
  const content = contentOf(form);
  const scheduledFor = scheduledForOf(form);
  return {
    ...(form.copy !== before.copy && { copy: content.copy }),
    ...(form.title !== before.title && { title: content.title }),
    ...(form.callToAction !== before.callToAction && { callToAction: content.callToAction }),
    ...(form.link !== before.link && { link: content.link }),
    ...(form.hashtags !== before.hashtags && { hashtags: content.hashtags }),
    ...(form.imageAlt !== before.imageAlt && { imageAlt: form.imageAlt }),
    ...(form.replies.join('\n\n') !== before.replies.join('\n\n') && { replies: form.replies }),
    ...(form.accountId !== before.accountId && form.accountId && { accountId: form.accountId }),
    ...((form.day !== before.day || form.time !== before.time) && scheduledFor && { scheduledFor }),
  };
};
