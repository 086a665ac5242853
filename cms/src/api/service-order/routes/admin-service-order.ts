import { SERVICE_ORDER_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { changeRequest, explainedRequest, listQuery, messageRequest } from '../controllers/validation';

const admin = { access: 'admin' } as const;
const upload = { maxFiles: 1, maxBytes: SERVICE_ORDER_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/admin/service-orders', 'admin-service-order.list', {
      ...admin,
      query: listQuery,
      answer: 'ListAdminServiceOrders',
    }),
    route('GET', '/admin/service-orders/:id', 'admin-service-order.get', {
      ...admin,
      answer: 'GetAdminServiceOrder',
    }),
    route('PATCH', '/admin/service-orders/:id', 'admin-service-order.change', {
      ...admin,
      body: changeRequest,
      answer: 'ChangeServiceOrder',
      errors: ['CONFLICT', 'STALE_VERSION'],
    }),
    route('POST', '/admin/service-orders/:id/start', 'admin-service-order.start', {
      ...admin,
      answer: 'StartServiceOrder',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/service-orders/:id/messages', 'admin-service-order.write', {
      ...admin,
      idempotent: true,
      body: messageRequest,
      answer: 'GetAdminServiceOrder',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/service-orders/:id/deliver', 'admin-service-order.deliver', {
      ...admin,
      idempotent: true,
      body: explainedRequest,
      answer: 'DeliverServiceOrder',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/service-orders/:id/files', 'admin-service-order.upload', {
      ...admin,
      upload,
      answer: 'UploadServiceFile',
      status: 201,
      errors: ['CONFLICT', 'FILE_LIMIT_REACHED'],
    }),
    route('GET', '/admin/service-orders/:id/files/:file', 'admin-service-order.download', {
      ...admin,
      answer: { media: 'application/octet-stream' },
    }),
    route('DELETE', '/admin/service-orders/:id/files/:file', 'admin-service-order.removeFile', {
      ...admin,
      answer: null,
    }),
  ],
};
