import { route } from '../../../http/route';

export default {
  routes: [route('GET', '/admin/overview', 'overview.get', { access: 'admin', answer: 'GetAdminOverview' })],
};
