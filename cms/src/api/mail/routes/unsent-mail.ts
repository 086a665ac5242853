import { route } from '../../../http/route';
import { listUnsentMailsQuery } from '../controllers/validation/unsent-mail';

export default {
  routes: [
    route('GET', '/admin/mails', 'unsent-mail.list', {
      access: 'admin',
      query: listUnsentMailsQuery,
      answer: 'ListUnsentMails',
    }),
    route('POST', '/admin/mails/:id/retry', 'unsent-mail.retry', {
      access: 'admin',
      answer: 'RetryMail',
      errors: ['CONFLICT'],
    }),
  ],
};
