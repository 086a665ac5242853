import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/comparison', 'comparison.find', customer),
    route('POST', '/chatbots/:id/comparison', 'comparison.start', { ...customer, limit: 'model-comparison' }),
    route('PATCH', '/chatbots/:id/comparison/questions/:questionId', 'comparison.judge', customer),
  ],
};
