import { LIMITS } from '../../../contract';
import { route, type RouteOptions } from '../../../http/route';

const customer: RouteOptions = { access: 'customer' };
/** What asks for the password again. */
const guarded: RouteOptions = { access: 'customer', limit: 'change-password' };

export default {
  routes: [
    route('GET', '/me/profile', 'profile.find', customer),
    route('PUT', '/me/avatar', 'profile.putAvatar', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: LIMITS.avatar.maxBytes },
    }),
    route('DELETE', '/me/avatar', 'profile.removeAvatar', customer),
    route('GET', '/avatars/:key', 'profile.avatar', { access: 'public' }),
    route('POST', '/me/new-email', 'profile.askForNewEmail', guarded),
    route('DELETE', '/me/new-email', 'profile.takeBackNewEmail', customer),
    route('POST', '/auth/confirm-new-email', 'profile.confirmNewEmail', {
      access: 'public',
      limit: 'secret',
    }),
    route('GET', '/me/sessions', 'profile.sessions', customer),
    route('DELETE', '/me/sessions', 'profile.endOtherSessions', customer),
    route('DELETE', '/me/sessions/:id', 'profile.endSession', customer),
    route('POST', '/me/export', 'profile.exportData', guarded),
    route('POST', '/me/erasure', 'profile.scheduleErasure', guarded),
    route('DELETE', '/me/erasure', 'profile.takeBackErasure', customer),
  ],
};
