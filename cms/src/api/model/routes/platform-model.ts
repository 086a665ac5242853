import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;
// Each one calls somebody's server.
const calling = { ...admin, limit: 'model-test' } as const;

export default {
  routes: [
    route('GET', '/admin/models', 'platform-model.list', admin),
    route('GET', '/admin/models/local', 'platform-model.local', admin),
    route('GET', '/admin/models/usage.csv', 'platform-model.usage', admin),
    route('PUT', '/admin/models/:feature', 'platform-model.save', admin),
    route('DELETE', '/admin/models/:feature', 'platform-model.remove', admin),
    route('POST', '/admin/models/:feature/list', 'platform-model.listProviderModels', calling),
    route('POST', '/admin/models/:feature/test', 'platform-model.test', calling),
  ],
};
