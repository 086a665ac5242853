import { route } from '../../../http/route';
import { modelSettingsRequest } from '../controllers/validation/model-settings';
import { judgementRequest } from '../controllers/validation/comparison';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/comparison', 'comparison.find', {
      ...customer,
      answer: 'GetModelComparison',
    }),
    route('POST', '/chatbots/:id/comparison', 'comparison.start', {
      ...customer,
      limit: 'model-comparison',
      body: modelSettingsRequest,
      answer: 'StartModelComparison',
      status: 202,
      errors: ['CONFLICT'],
    }),
    route('PATCH', '/chatbots/:id/comparison/questions/:questionId', 'comparison.judge', {
      ...customer,
      body: judgementRequest,
      answer: 'JudgeComparedReply',
    }),
  ],
};
