import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/conversations', 'visitor-conversation.list', customer),
    route('GET', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.find', customer),
  ],
};
