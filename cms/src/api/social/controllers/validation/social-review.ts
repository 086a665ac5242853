import { z } from '@strapi/utils';
import { REVIEW_KINDS, REVIEW_RULES, type ReadReview, type ReviewSocialPost } from '../../../../contract';

const token = z.string().min(1).max(100);

export const readReviewRequest = z.strictObject({ token }) satisfies z.ZodType<ReadReview['request']>;

export const reviewSocialPostRequest = z
  .strictObject({
    token,
    version: z.int().min(1),
    kind: z.enum(REVIEW_KINDS),
    author: z.string().trim().min(1, 'required').max(REVIEW_RULES.author),
    text: z.string().trim().max(REVIEW_RULES.text),
  })
  // An approval says everything by itself; a wish or a remark without words says nothing.
  .refine(({ kind, text }) => kind === 'approve' || text !== '', {
    message: 'required',
    path: ['text'],
  }) satisfies z.ZodType<ReviewSocialPost['request']>;
