import { SOCIAL_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { updateSocialProjectRequest } from '../controllers/validation/social-project';
import { confirmSocialProfileRequest } from '../controllers/validation/social-profile';
import { socialStatisticsQuery } from '../controllers/validation/social-statistics';

const customer = { access: 'customer' } as const;
/** Larger than we take, so that a file can be refused by its name. */
const upload = { maxFiles: 1, maxBytes: 8 * SOCIAL_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/social/installations/:installationId', 'social-project.open', {
      ...customer,
      answer: 'OpenSocialProject',
      errors: ['FORBIDDEN'],
    }),
    route('PATCH', '/social/projects/:id', 'social-project.update', {
      ...customer,
      body: updateSocialProjectRequest,
      answer: 'UpdateSocialProject',
      errors: ['FORBIDDEN', 'STALE_VERSION'],
    }),
    route('GET', '/social/projects/:id/profile', 'social-profile.find', {
      ...customer,
      answer: 'GetSocialProfile',
      errors: ['FORBIDDEN'],
    }),
    route('PUT', '/social/projects/:id/profile', 'social-profile.confirm', {
      ...customer,
      body: confirmSocialProfileRequest,
      answer: 'ConfirmSocialProfile',
      errors: ['FORBIDDEN', 'STALE_VERSION'],
    }),
    route('DELETE', '/social/projects/:id/profile', 'social-profile.forget', {
      ...customer,
      answer: 'ReadSocialProfileAnew',
      errors: ['FORBIDDEN', 'STALE_VERSION'],
    }),
    route('GET', '/social/projects/:id/files', 'social-file.list', {
      ...customer,
      answer: 'ListSocialFiles',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/files', 'social-file.upload', {
      access: 'customer',
      upload,
      answer: 'UploadSocialFile',
      status: 201,
      errors: ['FILE_LIMIT_REACHED', 'FORBIDDEN'],
    }),
    route('DELETE', '/social/files/:id', 'social-file.remove', { ...customer, answer: null }),
    route('GET', '/social/projects/:id/statistics', 'social-statistics.find', {
      ...customer,
      query: socialStatisticsQuery,
      answer: 'GetSocialStatistics',
      errors: ['FORBIDDEN'],
    }),
    route('GET', '/social/projects/:id/statistics.csv', 'social-statistics.csv', {
      access: 'customer',
      limit: 'conversation-export',
      query: socialStatisticsQuery,
      answer: { media: 'text/csv' },
      errors: ['FORBIDDEN'],
    }),
  ],
};
