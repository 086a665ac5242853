import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/statistics', 'statistics.find', customer),
    route('GET', '/chatbots/:id/statistics/export', 'statistics.exportDays', customer),
  ],
};
