import { route } from '../../../http/route';
import { listAuditQuery } from '../controllers/validation/audit';

export default {
  routes: [
    route('GET', '/admin/audit', 'audit.list', {
      access: 'admin',
      query: listAuditQuery,
      answer: 'ListAuditEntries',
    }),
  ],
};
