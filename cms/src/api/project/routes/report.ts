import { route } from '../../../http/route';

export default {
  routes: [
    route('POST', '/projects/:id/reports', 'report.create', {
      access: 'customer',
      idempotent: true,
      limit: 'report',
    }),
    route('GET', '/projects/:id/reports', 'report.list', { access: 'customer' }),
    route('GET', '/reports', 'report.newest', { access: 'customer' }),
    route('GET', '/reports/:id', 'report.find', { access: 'customer' }),
    route('GET', '/reports/:id/pdf', 'report.pdf', { access: 'customer' }),
    route('POST', '/reports/:id/retry', 'report.retry', { access: 'customer', limit: 'report' }),
    route('DELETE', '/reports/:id', 'report.remove', { access: 'customer' }),
  ],
};
