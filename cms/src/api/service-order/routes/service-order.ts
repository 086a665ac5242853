import { SERVICE_ORDER_LIMITS } from '../../../contract';
import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
const upload = { maxFiles: 1, maxBytes: SERVICE_ORDER_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/service-orders/:id', 'service-order.get', customer),
    route('PUT', '/service-orders/:id/brief', 'service-order.sendBrief', customer),
    route('POST', '/service-orders/:id/messages', 'service-order.write', { ...customer, idempotent: true }),
    route('POST', '/service-orders/:id/accept', 'service-order.accept', customer),
    route('POST', '/service-orders/:id/revision', 'service-order.askForRevision', {
      ...customer,
      idempotent: true,
    }),
    route('POST', '/service-orders/:id/files', 'service-order.upload', {
      ...customer,
      upload,
      limit: 'service-file',
    }),
    route('GET', '/service-orders/:id/files/:file', 'service-order.download', customer),
    route('DELETE', '/service-orders/:id/files/:file', 'service-order.removeFile', customer),
  ],
};
