import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { setSocialImageRequest } from '../controllers/validation/social-image';

export default {
  routes: [
    route('POST', '/social/posts/:id/image', 'social-image.set', {
      access: 'customer',
      limit: 'social-picture',
      upload: { maxFiles: 1, maxBytes: SOCIAL_LIMITS.image.maxBytes },
      body: setSocialImageRequest,
      answer: 'SetSocialImage',
      errors: ['CONFLICT', 'FORBIDDEN', 'SITE_UNREACHABLE', 'STALE_VERSION'],
    }),
    route('DELETE', '/social/posts/:id/image', 'social-image.remove', {
      access: 'customer',
      answer: 'SetSocialImage',
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
    route('GET', '/social/pictures/:name', 'social-image.picture', {
      access: 'public',
      answer: { media: 'image/*' },
    }),
  ],
};
