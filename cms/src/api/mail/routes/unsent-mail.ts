import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/admin/mails', 'unsent-mail.list', { access: 'admin' }),
    route('POST', '/admin/mails/:id/retry', 'unsent-mail.retry', { access: 'admin' }),
  ],
};
