import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { updateSocialPhotoRequest } from '../controllers/validation/social-photo';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/photos', 'social-photo.list', {
      ...customer,
      answer: 'ListSocialPhotos',
    }),
    route('POST', '/social/projects/:id/photos', 'social-photo.upload', {
      ...customer,
      limit: 'social-picture',
      upload: { maxFiles: 1, maxBytes: SOCIAL_LIMITS.image.maxBytes },
      answer: 'UploadSocialPhoto',
      status: 201,
      errors: ['FORBIDDEN', 'FILE_LIMIT_REACHED'],
    }),
    route('PATCH', '/social/photos/:id', 'social-photo.update', {
      ...customer,
      body: updateSocialPhotoRequest,
      answer: 'UpdateSocialPhoto',
      errors: ['FORBIDDEN'],
    }),
    route('DELETE', '/social/photos/:id', 'social-photo.remove', {
      ...customer,
      answer: null,
      errors: ['FORBIDDEN'],
    }),
  ],
};
