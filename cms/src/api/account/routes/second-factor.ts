import { route, type RouteOptions } from '../../../http/route';

const guarded: RouteOptions = { access: 'customer', limit: 'change-password' };

export default {
  routes: [
    route('POST', '/auth/second-factor', 'second-factor.confirmSignIn', { access: 'public', limit: 'login' }),
    route('GET', '/me/second-factor', 'second-factor.find', { access: 'customer' }),
    route('POST', '/me/second-factor/setup', 'second-factor.setUp', guarded),
    route('POST', '/me/second-factor', 'second-factor.enable', guarded),
    route('POST', '/me/second-factor/recovery-codes', 'second-factor.renewRecoveryCodes', guarded),
    route('POST', '/me/second-factor/removal', 'second-factor.remove', guarded),
  ],
};
