import { route } from '../../../http/route';
import { retryKindRequest } from '../controllers/validation/system';

export default {
  routes: [
    route('GET', '/openapi.json', 'api-document.get', {
      access: 'public',
      answer: { media: 'application/json' },
    }),
    route('GET', '/admin/system', 'system.get', { access: 'admin', answer: 'GetSystemStatus' }),
    route('POST', '/admin/system/jobs/retry', 'system.retryKind', {
      access: 'admin',
      body: retryKindRequest,
      answer: 'RetryFailedJobs',
    }),
    route('POST', '/admin/system/jobs/:id/retry', 'system.retryJob', {
      access: 'admin',
      answer: 'RetryFailedJobs',
    }),
    route('DELETE', '/admin/system/jobs/:id', 'system.discardJob', {
      access: 'admin',
      answer: 'DiscardFailedJob',
    }),
  ],
};
