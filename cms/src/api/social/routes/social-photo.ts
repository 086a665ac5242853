import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/photos', 'social-photo.list', customer),
    route('POST', '/social/projects/:id/photos', 'social-photo.upload', {
      access: 'customer',
      limit: 'social-picture',
      upload: { maxFiles: 1, maxBytes: SOCIAL_LIMITS.image.maxBytes },
    }),
    route('PATCH', '/social/photos/:id', 'social-photo.update', customer),
    route('DELETE', '/social/photos/:id', 'social-photo.remove', customer),
  ],
};
