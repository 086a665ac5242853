import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/overview', 'overview.get', admin),
    route('GET', '/admin/business', 'overview.business', admin),
    route('GET', '/admin/business/rows', 'overview.rows', admin),
    route('GET', '/admin/business/rows/export', 'overview.exportRows', admin),
  ],
};
