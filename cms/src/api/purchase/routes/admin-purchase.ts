import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/purchases', 'admin-purchase.list', admin),
    route('GET', '/admin/purchases/export', 'admin-purchase.exportCsv', admin),
    route('PATCH', '/admin/purchases/:id', 'admin-purchase.annotate', admin),
  ],
};
