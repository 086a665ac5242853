import { route } from '../../../http/route';
import {
  bulkSocialPostsRequest,
  createSocialPostRequest,
  createSocialPostsRequest,
  listSocialPostsQuery,
  socialLinkCardQuery,
  updateSocialPostRequest,
} from '../controllers/validation/social-post';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/posts', 'social-post.list', {
      ...customer,
      query: listSocialPostsQuery,
      answer: 'ListSocialPosts',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/posts', 'social-post.create', {
      ...customer,
      body: createSocialPostRequest,
      answer: 'CreateSocialPost',
      status: 201,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/posts/batch', 'social-post.createMany', {
      ...customer,
      body: createSocialPostsRequest,
      answer: 'CreateSocialPosts',
      status: 201,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/posts/bulk', 'social-post.bulk', {
      ...customer,
      body: bulkSocialPostsRequest,
      answer: 'BulkSocialPosts',
      errors: ['FORBIDDEN'],
    }),
    route('GET', '/social/projects/:id/link-card', 'social-post.linkCard', {
      ...customer,
      limit: 'social-picture',
      query: socialLinkCardQuery,
      answer: 'GetSocialLinkCard',
      errors: ['FORBIDDEN'],
    }),
    route('GET', '/social/projects/:id/summary', 'social-post.summary', {
      ...customer,
      answer: 'GetSocialSummary',
      errors: ['FORBIDDEN'],
    }),
    route('GET', '/social/posts/:id', 'social-post.find', {
      ...customer,
      answer: 'GetSocialPost',
      errors: ['FORBIDDEN'],
    }),
    route('PATCH', '/social/posts/:id', 'social-post.update', {
      ...customer,
      body: updateSocialPostRequest,
      answer: 'UpdateSocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
    route('DELETE', '/social/posts/:id', 'social-post.remove', {
      ...customer,
      answer: null,
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
    route('POST', '/social/posts/:id/restore', 'social-post.restore', {
      ...customer,
      answer: 'ActOnSocialPost',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/posts/:id/duplicate', 'social-post.duplicate', {
      ...customer,
      answer: 'ActOnSocialPost',
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/posts/:id/next-slot', 'social-post.nextSlot', {
      ...customer,
      answer: 'ActOnSocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
  ],
};
