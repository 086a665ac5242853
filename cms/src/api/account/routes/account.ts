import { route } from '../../../http/route';
import {
  changePasswordRequest,
  confirmEmailRequest,
  emailRequest,
  loginRequest,
  registerRequest,
  resetPasswordRequest,
  updateMeRequest,
} from '../controllers/validation/account';

export default {
  routes: [
    route('POST', '/auth/local/register', 'account.register', {
      access: 'public',
      limit: 'register',
      body: registerRequest,
      answer: 'Register',
      status: 201,
      errors: ['EMAIL_TAKEN', 'WEAK_PASSWORD'],
    }),
    route('POST', '/auth/local', 'account.login', {
      access: 'public',
      limit: 'login',
      body: loginRequest,
      answer: 'Login',
      errors: ['ACCOUNT_BLOCKED', 'EMAIL_NOT_CONFIRMED', 'INVALID_CREDENTIALS'],
    }),
    route('POST', '/auth/refresh', 'account.refresh', {
      access: 'public',
      limit: 'refresh',
      answer: 'RefreshSession',
      errors: ['ACCOUNT_BLOCKED', 'ORIGIN_NOT_ALLOWED', 'UNAUTHENTICATED'],
    }),
    route('POST', '/auth/logout', 'account.logout', {
      access: 'public',
      limit: 'refresh',
      answer: 'SignOut',
      errors: ['ORIGIN_NOT_ALLOWED', 'UNAUTHENTICATED'],
    }),
    route('POST', '/auth/forgot-password', 'account.forgotPassword', {
      access: 'public',
      limit: 'forgot',
      body: emailRequest,
      answer: 'ForgotPassword',
    }),
    route('POST', '/auth/reset-password', 'account.resetPassword', {
      access: 'public',
      limit: 'secret',
      body: resetPasswordRequest,
      answer: 'ResetPassword',
      errors: ['ACCOUNT_BLOCKED', 'TOKEN_EXPIRED', 'WEAK_PASSWORD'],
    }),
    route('POST', '/auth/change-password', 'account.changePassword', {
      access: 'customer',
      limit: 'change-password',
      body: changePasswordRequest,
      answer: 'ChangePassword',
      errors: ['WEAK_PASSWORD'],
    }),
    route('POST', '/auth/confirm-email', 'account.confirmEmail', {
      access: 'public',
      limit: 'secret',
      body: confirmEmailRequest,
      answer: 'ConfirmEmail',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/auth/send-email-confirmation', 'account.resendConfirmation', {
      access: 'public',
      limit: 'resend',
      body: emailRequest,
      answer: 'ResendConfirmation',
    }),
    route('GET', '/auth/google/callback', 'account.googleCallback', {
      access: 'public',
      limit: 'login',
      answer: { media: 'text/html' },
      status: 302,
      errors: ['ACCOUNT_BLOCKED', 'NOT_FOUND', 'UNAUTHENTICATED'],
    }),
    route('GET', '/me', 'account.me', { access: 'customer', answer: 'UpdateMe' }),
    route('PATCH', '/me', 'account.updateMe', {
      access: 'customer',
      body: updateMeRequest,
      answer: 'UpdateMe',
    }),
    route('GET', '/site-config', 'server.siteConfig', { access: 'public', answer: 'SiteConfig' }),
    route('GET', '/health', 'server.health', { access: 'public', answer: 'GetHealth', status: [200, 503] }),
  ],
};
