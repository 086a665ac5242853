import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('POST', '/social/posts/:id/publish', 'social-publishing.publish', {
      access: 'customer',
      idempotent: true,
    }),
    route('POST', '/social/posts/:id/retry', 'social-publishing.retry', customer),
    route('POST', '/social/posts/:id/verify', 'social-publishing.verify', customer),
    route('GET', '/social/projects/:id/heartbeat', 'social-publishing.heartbeat', customer),
  ],
};
