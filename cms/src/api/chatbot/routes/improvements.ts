import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;
/** Each asks the engine, whoever that is. */
const asking = { access: 'customer', limit: 'improvement' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/improvements', 'improvement.list', customer),
    route('POST', '/chatbots/:id/improvements/:messageId/ignore', 'improvement.ignore', customer),
    route('POST', '/chatbots/:id/improvements/:messageId/answer', 'improvement.answer', asking),
    route('DELETE', '/chatbots/:id/ignored-questions/:ignoredId', 'improvement.recall', customer),
    route('GET', '/chatbots/:id/message-limits', 'message-limits.find', customer),
    route('PATCH', '/chatbots/:id/message-limits', 'message-limits.save', customer),
  ],
};
