import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/accounts', 'social-account.list', customer),
    route('POST', '/social/projects/:id/connect', 'social-account.connect', customer),
    route('POST', '/social/projects/:id/connect/password', 'social-account.connectByPassword', {
      ...customer,
      limit: 'social-sign-in',
    }),
    route('GET', '/social/attempts/:id', 'social-account.attempt', customer),
    route('POST', '/social/attempts/:id/choose', 'social-account.choose', customer),
    route('GET', '/social/callback/:platform', 'social-account.callback', { access: 'public' }),
    route('GET', '/social/accounts/:id/boards', 'social-account.boards', customer),
    route('PATCH', '/social/accounts/:id', 'social-account.update', customer),
    route('POST', '/social/accounts/:id/disconnect', 'social-account.disconnect', customer),
  ],
};
