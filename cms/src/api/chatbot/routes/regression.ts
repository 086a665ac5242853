import { route } from '../../../http/route';
import { regressionQuestionRequest } from '../controllers/validation/improvement';

const customer = { access: 'customer' } as const;
/** Each asks the engine, whoever that is. */
const asking = { access: 'customer', limit: 'improvement' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/regression', 'regression.find', { ...customer, answer: 'GetRegression' }),
    route('POST', '/chatbots/:id/regression/questions', 'regression.add', {
      ...asking,
      body: regressionQuestionRequest,
      answer: 'SaveRegressionQuestion',
      status: 201,
      errors: ['CONFLICT'],
    }),
    route('PATCH', '/chatbots/:id/regression/questions/:questionId', 'regression.save', {
      ...asking,
      body: regressionQuestionRequest,
      answer: 'SaveRegressionQuestion',
    }),
    route('DELETE', '/chatbots/:id/regression/questions/:questionId', 'regression.remove', {
      ...customer,
      answer: null,
    }),
    route('POST', '/chatbots/:id/regression/run', 'regression.run', {
      access: 'customer',
      limit: 'regression-run',
      answer: 'GetRegression',
      status: 202,
    }),
  ],
};
