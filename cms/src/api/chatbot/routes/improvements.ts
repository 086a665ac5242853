import { route } from '../../../http/route';
import { curatedAnswerRequest } from '../controllers/validation/training';
import { messageLimitsRequest } from '../controllers/validation/improvement';

const customer = { access: 'customer' } as const;
/** Each asks the engine, whoever that is. */
const asking = { access: 'customer', limit: 'improvement' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/improvements', 'improvement.list', {
      ...customer,
      answer: 'ListImprovements',
    }),
    route('POST', '/chatbots/:id/improvements/:messageId/ignore', 'improvement.ignore', {
      ...customer,
      answer: 'IgnoreImprovement',
      status: 201,
    }),
    route('POST', '/chatbots/:id/improvements/:messageId/answer', 'improvement.answer', {
      ...asking,
      body: curatedAnswerRequest,
      answer: 'AnswerImprovement',
      status: 201,
      errors: ['CONFLICT'],
    }),
    route('DELETE', '/chatbots/:id/ignored-questions/:ignoredId', 'improvement.recall', {
      ...customer,
      answer: null,
    }),
    route('GET', '/chatbots/:id/message-limits', 'message-limits.find', {
      ...customer,
      answer: 'MessageLimits',
    }),
    route('PATCH', '/chatbots/:id/message-limits', 'message-limits.save', {
      ...customer,
      body: messageLimitsRequest,
      answer: 'MessageLimits',
    }),
    route('GET', '/chatbots/:id/visitor-networks', 'visitor-network.list', {
      ...customer,
      answer: 'ListVisitorNetworks',
    }),
    route('POST', '/chatbots/:id/visitor-networks/:networkId/block', 'visitor-network.block', {
      ...customer,
      answer: 'BlockVisitorNetwork',
    }),
    route('DELETE', '/chatbots/:id/visitor-networks/:networkId/block', 'visitor-network.unblock', {
      ...customer,
      answer: 'BlockVisitorNetwork',
      status: 200,
    }),
  ],
};
