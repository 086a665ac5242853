import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
/** Each asks the engine, whoever that is. */
const asking = { access: 'customer', limit: 'improvement' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/regression', 'regression.find', customer),
    route('POST', '/chatbots/:id/regression/questions', 'regression.add', asking),
    route('PATCH', '/chatbots/:id/regression/questions/:questionId', 'regression.save', asking),
    route('DELETE', '/chatbots/:id/regression/questions/:questionId', 'regression.remove', customer),
    route('POST', '/chatbots/:id/regression/run', 'regression.run', {
      access: 'customer',
      limit: 'regression-run',
    }),
  ],
};
