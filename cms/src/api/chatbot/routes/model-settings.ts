import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/model-settings', 'model-settings.get', customer),
    route('PUT', '/chatbots/:id/model-settings', 'model-settings.save', customer),
    route('GET', '/chatbots/:id/model-usage.csv', 'model-settings.usage', customer),
    // Each one calls somebody's server.
    route('POST', '/chatbots/:id/model-settings/list', 'model-settings.list', {
      ...customer,
      limit: 'model-test',
    }),
    route('POST', '/chatbots/:id/model-settings/test', 'model-settings.test', {
      ...customer,
      limit: 'model-test',
    }),
  ],
};
