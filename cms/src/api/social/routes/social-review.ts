import { route } from '../../../http/route';
import { readReviewRequest, reviewSocialPostRequest } from '../controllers/validation/social-review';

const customer = { access: 'customer' } as const;
/** The token is the right: it travels in the body, where no log writes it down. */
const linked = { access: 'public', limit: 'social-review' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/review-link', 'social-review.link', {
      ...customer,
      answer: 'GetReviewLink',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/review-link', 'social-review.createLink', {
      ...customer,
      answer: 'CreateReviewLink',
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    route('DELETE', '/social/projects/:id/review-link', 'social-review.removeLink', {
      ...customer,
      answer: null,
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/review', 'social-review.read', {
      ...linked,
      body: readReviewRequest,
      answer: 'ReadReview',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/social/review/posts/:id', 'social-review.review', {
      ...linked,
      body: reviewSocialPostRequest,
      answer: 'ReviewSocialPost',
      errors: ['CONFLICT', 'NOT_FOUND', 'STALE_VERSION', 'TOKEN_EXPIRED'],
    }),
  ],
};
