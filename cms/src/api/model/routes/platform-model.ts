import { route } from '../../../http/route';
import { featureParams, platformModelRequest } from '../controllers/validation/platform-model';

const admin = { access: 'admin' } as const;
// Each one calls somebody's server.
const calling = { ...admin, limit: 'model-test' } as const;

export default {
  routes: [
    route('GET', '/admin/models', 'platform-model.list', { ...admin, answer: 'ListPlatformModels' }),
    route('GET', '/admin/models/local', 'platform-model.local', {
      ...admin,
      answer: 'ListLocalModelServers',
    }),
    route('GET', '/admin/models/usage.csv', 'platform-model.usage', {
      ...admin,
      answer: { media: 'text/csv' },
    }),
    route('PUT', '/admin/models/:feature', 'platform-model.save', {
      ...admin,
      params: featureParams,
      body: platformModelRequest,
      answer: 'SavePlatformModel',
    }),
    route('DELETE', '/admin/models/:feature', 'platform-model.remove', {
      ...admin,
      params: featureParams,
      answer: null,
    }),
    route('POST', '/admin/models/:feature/list', 'platform-model.listProviderModels', {
      ...calling,
      params: featureParams,
      body: platformModelRequest,
      answer: 'ListProviderModels',
    }),
    route('POST', '/admin/models/:feature/test', 'platform-model.test', {
      ...calling,
      params: featureParams,
      body: platformModelRequest,
      answer: 'TestPlatformModel',
    }),
  ],
};
