import { route } from '../../../http/route';
import { statisticsQuery } from '../controllers/validation/statistics-query';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/statistics', 'statistics.find', {
      ...customer,
      query: statisticsQuery,
      answer: 'GetChatbotStatistics',
    }),
    route('GET', '/chatbots/:id/statistics/export', 'statistics.exportDays', {
      ...customer,
      query: statisticsQuery,
      answer: { media: 'text/csv' },
    }),
  ],
};
