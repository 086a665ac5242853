import { route } from '../../../http/route';

export default { routes: [route('GET', '/admin/audit', 'audit.list', { access: 'admin' })] };
