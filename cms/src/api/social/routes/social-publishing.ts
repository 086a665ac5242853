import { route } from '../../../http/route';
import {
  publishSocialPostRequest,
  verifySocialPostRequest,
} from '../controllers/validation/social-publishing';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('POST', '/social/posts/:id/publish', 'social-publishing.publish', {
      access: 'customer',
      idempotent: true,
      body: publishSocialPostRequest,
      answer: 'PublishSocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
    route('POST', '/social/posts/:id/retry', 'social-publishing.retry', {
      ...customer,
      answer: 'ActOnSocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION', 'VALIDATION'],
    }),
    route('POST', '/social/posts/:id/verify', 'social-publishing.verify', {
      ...customer,
      body: verifySocialPostRequest,
      answer: 'VerifySocialPost',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
    route('GET', '/social/projects/:id/heartbeat', 'social-publishing.heartbeat', {
      ...customer,
      answer: 'GetSocialHeartbeat',
      errors: ['FORBIDDEN'],
    }),
  ],
};
