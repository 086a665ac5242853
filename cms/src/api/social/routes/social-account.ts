import { route } from '../../../http/route';
import {
  chooseTargetRequest,
  connectByPasswordRequest,
  connectRequest,
  consentQuery,
  disconnectRequest,
  updateSocialAccountRequest,
} from '../controllers/validation/social-account';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/social/projects/:id/accounts', 'social-account.list', {
      ...customer,
      answer: 'ListSocialAccounts',
      errors: ['FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/connect', 'social-account.connect', {
      ...customer,
      body: connectRequest,
      answer: 'ConnectSocialAccount',
      status: 201,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('POST', '/social/projects/:id/connect/password', 'social-account.connectByPassword', {
      ...customer,
      limit: 'social-sign-in',
      body: connectByPasswordRequest,
      answer: 'ConnectByPassword',
      status: 201,
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    route('GET', '/social/attempts/:id', 'social-account.attempt', {
      ...customer,
      answer: 'GetConnectAttempt',
    }),
    route('POST', '/social/attempts/:id/choose', 'social-account.choose', {
      ...customer,
      body: chooseTargetRequest,
      answer: 'ChooseConnectTarget',
      errors: ['CONFLICT'],
    }),
    route('GET', '/social/callback/:platform', 'social-account.callback', {
      access: 'public',
      query: consentQuery,
      answer: { media: 'text/html' },
    }),
    route('GET', '/social/accounts/:id/boards', 'social-account.boards', {
      ...customer,
      answer: 'ListSocialBoards',
      errors: ['CONFLICT'],
    }),
    route('PATCH', '/social/accounts/:id', 'social-account.update', {
      ...customer,
      body: updateSocialAccountRequest,
      answer: 'UpdateSocialAccount',
      errors: ['CONFLICT'],
    }),
    route('POST', '/social/accounts/:id/disconnect', 'social-account.disconnect', {
      ...customer,
      body: disconnectRequest,
      answer: null,
    }),
  ],
};
