import { route } from '../../../http/route';
import { modelSettingsRequest } from '../controllers/validation/model-settings';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/model-settings', 'model-settings.get', {
      ...customer,
      answer: 'GetModelSettings',
    }),
    route('PUT', '/chatbots/:id/model-settings', 'model-settings.save', {
      ...customer,
      body: modelSettingsRequest,
      answer: 'SaveModelSettings',
    }),
    route('GET', '/chatbots/:id/model-usage.csv', 'model-settings.usage', {
      ...customer,
      answer: { media: 'text/csv' },
    }),
    route('POST', '/chatbots/:id/model-settings/webhook-secret', 'model-settings.renewWebhookSecret', {
      ...customer,
      answer: 'RenewWebhookSecret',
    }),
    route('DELETE', '/chatbots/:id/model-settings/webhook-secret', 'model-settings.forgetWebhookSecret', {
      ...customer,
      answer: 'ForgetWebhookSecret',
    }),
    // Each one calls somebody's server.
    route('POST', '/chatbots/:id/model-settings/list', 'model-settings.list', {
      ...customer,
      limit: 'model-test',
      body: modelSettingsRequest,
      answer: 'ListOwnModels',
    }),
    route('POST', '/chatbots/:id/model-settings/test', 'model-settings.test', {
      ...customer,
      limit: 'model-test',
      body: modelSettingsRequest,
      answer: 'TestModelSettings',
    }),
  ],
};
