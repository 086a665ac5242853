import { route } from '../../../http/route';

export default {
  routes: [route('GET', '/chatbots/:id/statistics', 'statistics.find', { access: 'customer' })],
};
