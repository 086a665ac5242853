import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
/** Larger than we take, so that a file can be refused by its name. */
const upload = { maxFiles: 1, maxBytes: 8 * SOCIAL_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/social/installations/:installationId', 'social-project.open', customer),
    route('PATCH', '/social/projects/:id', 'social-project.update', customer),
    route('GET', '/social/projects/:id/profile', 'social-profile.find', customer),
    route('PUT', '/social/projects/:id/profile', 'social-profile.confirm', customer),
    route('DELETE', '/social/projects/:id/profile', 'social-profile.forget', customer),
    route('GET', '/social/projects/:id/files', 'social-file.list', customer),
    route('POST', '/social/projects/:id/files', 'social-file.upload', { access: 'customer', upload }),
    route('DELETE', '/social/files/:id', 'social-file.remove', customer),
    route('GET', '/social/projects/:id/statistics', 'social-statistics.find', customer),
    route('GET', '/social/projects/:id/statistics.csv', 'social-statistics.csv', {
      access: 'customer',
      limit: 'conversation-export',
    }),
  ],
};
