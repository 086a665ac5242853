import { LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import { confirmNewEmailRequest, newEmailRequest, passwordRequest } from '../controllers/validation/account';

const customer = { access: 'customer' } as const;
/** What asks for the password again. */
const guarded = { access: 'customer', limit: 'change-password' } as const;

export default {
  routes: [
    route('GET', '/me/profile', 'profile.find', { ...customer, answer: 'GetProfile' }),
    route('PUT', '/me/avatar', 'profile.putAvatar', {
      access: 'customer',
      upload: { maxFiles: 1, maxBytes: LIMITS.avatar.maxBytes },
      answer: 'PutAvatar',
    }),
    route('DELETE', '/me/avatar', 'profile.removeAvatar', { ...customer, answer: 'PutAvatar' }),
    route('GET', '/avatars/:key', 'profile.avatar', { access: 'public', answer: { media: 'image/*' } }),
    route('POST', '/me/new-email', 'profile.askForNewEmail', {
      ...guarded,
      body: newEmailRequest,
      answer: 'ChangeEmail',
    }),
    route('DELETE', '/me/new-email', 'profile.takeBackNewEmail', { ...customer, answer: 'ChangeEmail' }),
    route('POST', '/auth/confirm-new-email', 'profile.confirmNewEmail', {
      access: 'public',
      limit: 'secret',
      body: confirmNewEmailRequest,
      answer: 'ConfirmNewEmail',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('GET', '/me/sessions', 'profile.sessions', { ...customer, answer: 'ListSessions' }),
    route('DELETE', '/me/sessions', 'profile.endOtherSessions', { ...customer, answer: null }),
    route('DELETE', '/me/sessions/:id', 'profile.endSession', { ...customer, answer: null }),
    route('POST', '/me/export', 'profile.exportData', {
      ...guarded,
      body: passwordRequest,
      answer: { media: 'application/zip' },
    }),
    route('POST', '/me/erasure', 'profile.scheduleErasure', {
      ...guarded,
      body: passwordRequest,
      answer: 'ScheduleErasure',
    }),
    route('DELETE', '/me/erasure', 'profile.takeBackErasure', { ...customer, answer: 'ScheduleErasure' }),
  ],
};
