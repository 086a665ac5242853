import { route } from '../../../http/route';

export default {
  routes: [
    route('POST', '/auth/local/register', 'account.register', { access: 'public', limit: 'register' }),
    route('POST', '/auth/local', 'account.login', { access: 'public', limit: 'login' }),
    route('POST', '/auth/refresh', 'account.refresh', { access: 'public', limit: 'refresh' }),
    route('POST', '/auth/logout', 'account.logout', { access: 'public', limit: 'refresh' }),
    route('POST', '/auth/forgot-password', 'account.forgotPassword', { access: 'public', limit: 'forgot' }),
    route('POST', '/auth/reset-password', 'account.resetPassword', { access: 'public', limit: 'secret' }),
    route('POST', '/auth/change-password', 'account.changePassword', {
      access: 'customer',
      limit: 'change-password',
    }),
    route('POST', '/auth/confirm-email', 'account.confirmEmail', { access: 'public', limit: 'secret' }),
    route('POST', '/auth/send-email-confirmation', 'account.resendConfirmation', {
      access: 'public',
      limit: 'resend',
    }),
    route('GET', '/auth/google/callback', 'account.googleCallback', { access: 'public', limit: 'login' }),
    route('GET', '/me', 'account.me', { access: 'customer' }),
    route('PATCH', '/me', 'account.updateMe', { access: 'customer' }),
    route('GET', '/site-config', 'server.siteConfig', { access: 'public' }),
    route('GET', '/health', 'server.health', { access: 'public' }),
  ],
};
