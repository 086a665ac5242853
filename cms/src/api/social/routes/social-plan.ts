import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/plan', 'social-plan.find', customer),
    route('POST', '/social/projects/:id/plan', 'social-plan.propose', {
      access: 'customer',
      limit: 'social-writing',
    }),
    route('PUT', '/social/projects/:id/plan', 'social-plan.change', customer),
    route('DELETE', '/social/projects/:id/plan', 'social-plan.discard', customer),
    route('POST', '/social/projects/:id/plan/write', 'social-plan.write', {
      access: 'customer',
      limit: 'social-writing',
      idempotent: true,
    }),
  ],
};
