import { route } from '../../../http/route';
import { createConsultantRequest, updateConsultantRequest } from '../controllers/validation/consultant';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/consultants', 'consultant-admin.list', { ...admin, answer: 'ListAdminConsultants' }),
    route('POST', '/admin/consultants', 'consultant-admin.create', {
      ...admin,
      body: createConsultantRequest,
      answer: 'CreateConsultant',
      status: 201,
    }),
    route('PATCH', '/admin/consultants/:id', 'consultant-admin.update', {
      ...admin,
      body: updateConsultantRequest,
      answer: 'UpdateConsultant',
    }),
  ],
};
