import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

export default {
  routes: [
    route('POST', '/social/posts/:id/image', 'social-image.set', {
      access: 'customer',
      limit: 'social-picture',
      upload: { maxFiles: 1, maxBytes: SOCIAL_LIMITS.image.maxBytes },
    }),
    route('DELETE', '/social/posts/:id/image', 'social-image.remove', { access: 'customer' }),
    route('GET', '/social/pictures/:name', 'social-image.picture', { access: 'public' }),
  ],
};
