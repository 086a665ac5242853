import { route } from '../../../http/route';

export default { routes: [route('GET', '/dev/outbox', 'outbox.list', { access: 'public' })] };
