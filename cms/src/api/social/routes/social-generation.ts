import { route } from '../../../http/route';
import { generateSocialPostsRequest } from '../controllers/validation/social-generation';

const writing = { access: 'customer', limit: 'social-writing', idempotent: true } as const;

export default {
  routes: [
    route('POST', '/social/projects/:id/generations', 'social-generation.start', {
      ...writing,
      body: generateSocialPostsRequest,
      answer: 'GenerateSocialPosts',
      status: 202,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('GET', '/social/projects/:id/generations', 'social-generation.list', {
      access: 'customer',
      answer: 'ListSocialGenerations',
      errors: ['FORBIDDEN'],
    }),
    route('GET', '/social/generations/:id', 'social-generation.find', {
      access: 'customer',
      answer: 'GetSocialGeneration',
    }),
    route('POST', '/social/posts/:id/regenerate', 'social-generation.regenerate', {
      ...writing,
      answer: 'ActOnSocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION', 'VALIDATION'],
    }),
  ],
};
