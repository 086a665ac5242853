import { route } from '../../../http/route';
import { businessRowsQuery, listBusinessRowsQuery } from '../controllers/validation/business';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/overview', 'overview.get', { ...admin, answer: 'GetAdminOverview' }),
    route('GET', '/admin/business', 'overview.business', { ...admin, answer: 'GetBusiness' }),
    route('GET', '/admin/business/rows', 'overview.rows', {
      ...admin,
      query: listBusinessRowsQuery,
      answer: 'ListBusinessRows',
    }),
    route('GET', '/admin/business/rows/export', 'overview.exportRows', {
      ...admin,
      query: businessRowsQuery,
      answer: { media: 'text/csv' },
    }),
  ],
};
