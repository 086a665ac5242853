import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/admin/system', 'system.get', { access: 'admin' }),
    route('POST', '/admin/system/jobs/retry', 'system.retryKind', { access: 'admin' }),
    route('POST', '/admin/system/jobs/:id/retry', 'system.retryJob', { access: 'admin' }),
    route('DELETE', '/admin/system/jobs/:id', 'system.discardJob', { access: 'admin' }),
  ],
};
