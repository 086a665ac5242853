import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/dev/outbox', 'outbox.list', {
      access: 'public',
      answer: { media: 'application/json' },
      errors: ['NOT_FOUND'],
    }),
  ],
};
