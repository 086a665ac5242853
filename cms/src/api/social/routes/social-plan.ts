import { route } from '../../../http/route';
import {
  changeSocialPlanRequest,
  proposeSocialPlanRequest,
  writeSocialPlanRequest,
} from '../controllers/validation/social-plan';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/plan', 'social-plan.find', {
      ...customer,
      answer: 'GetSocialPlan',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/plan', 'social-plan.propose', {
      access: 'customer',
      limit: 'social-writing',
      body: proposeSocialPlanRequest,
      answer: 'ProposeSocialPlan',
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('PUT', '/social/projects/:id/plan', 'social-plan.change', {
      ...customer,
      body: changeSocialPlanRequest,
      answer: 'ChangeSocialPlan',
      errors: ['FORBIDDEN', 'STALE_VERSION'],
    }),
    route('DELETE', '/social/projects/:id/plan', 'social-plan.discard', {
      ...customer,
      answer: 'DiscardSocialPlan',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/plan/write', 'social-plan.write', {
      access: 'customer',
      limit: 'social-writing',
      idempotent: true,
      body: writeSocialPlanRequest,
      answer: 'WriteSocialPlan',
      status: 202,
      errors: ['CONFLICT', 'FORBIDDEN', 'STALE_VERSION'],
    }),
  ],
};
