import { SERVICE_ORDER_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { briefRequest, explainedRequest, messageRequest } from '../controllers/validation';

const customer = { access: 'customer' } as const;
const upload = { maxFiles: 1, maxBytes: SERVICE_ORDER_LIMITS.files.maxBytes };

export default {
  routes: [
    route('GET', '/service-orders/:id', 'service-order.get', { ...customer, answer: 'GetServiceOrder' }),
    route('PUT', '/service-orders/:id/brief', 'service-order.sendBrief', {
      ...customer,
      body: briefRequest,
      answer: 'SendServiceBrief',
      errors: ['CONFLICT'],
    }),
    route('POST', '/service-orders/:id/messages', 'service-order.write', {
      ...customer,
      idempotent: true,
      body: messageRequest,
      answer: 'SendServiceMessage',
      errors: ['CONFLICT'],
    }),
    route('POST', '/service-orders/:id/accept', 'service-order.accept', {
      ...customer,
      answer: 'AcceptServiceDelivery',
      errors: ['CONFLICT'],
    }),
    route('POST', '/service-orders/:id/revision', 'service-order.askForRevision', {
      ...customer,
      idempotent: true,
      body: explainedRequest,
      answer: 'AskForServiceRevision',
      errors: ['CONFLICT'],
    }),
    route('POST', '/service-orders/:id/files', 'service-order.upload', {
      ...customer,
      upload,
      limit: 'service-file',
      answer: 'UploadServiceFile',
      status: 201,
      errors: ['CONFLICT', 'FILE_LIMIT_REACHED'],
    }),
    route('GET', '/service-orders/:id/files/:file', 'service-order.download', {
      ...customer,
      answer: { media: 'application/octet-stream' },
    }),
    route('DELETE', '/service-orders/:id/files/:file', 'service-order.removeFile', {
      ...customer,
      answer: null,
    }),
  ],
};
