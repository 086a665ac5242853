import { SERVICE_ORDER_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;
const upload = { maxFiles: 1, maxBytes: SERVICE_ORDER_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/admin/service-orders', 'admin-service-order.list', admin),
    route('GET', '/admin/service-orders/:id', 'admin-service-order.get', admin),
    route('PATCH', '/admin/service-orders/:id', 'admin-service-order.change', admin),
    route('POST', '/admin/service-orders/:id/start', 'admin-service-order.start', admin),
    route('POST', '/admin/service-orders/:id/messages', 'admin-service-order.write', {
      ...admin,
      idempotent: true,
    }),
    route('POST', '/admin/service-orders/:id/deliver', 'admin-service-order.deliver', {
      ...admin,
      idempotent: true,
    }),
    route('POST', '/admin/service-orders/:id/files', 'admin-service-order.upload', { ...admin, upload }),
    route('GET', '/admin/service-orders/:id/files/:file', 'admin-service-order.download', admin),
    route('DELETE', '/admin/service-orders/:id/files/:file', 'admin-service-order.removeFile', admin),
  ],
};
