import { route } from '../../../http/route';
import { passwordRequest } from '../controllers/validation/account';
import {
  addPasskeyRequest,
  beginPasskeySignInRequest,
  passkeySignInRequest,
  renamePasskeyRequest,
} from '../controllers/validation/passkey';
import { proofRequest } from '../controllers/validation/second-factor';

const guarded = { access: 'customer', limit: 'change-password' } as const;

export default {
  routes: [
    route('POST', '/auth/passkey/options', 'passkey.beginSignIn', {
      access: 'public',
      limit: 'login',
      body: beginPasskeySignInRequest,
      answer: 'BeginPasskeySignIn',
      errors: ['NOT_FOUND', 'ORIGIN_NOT_ALLOWED', 'TOKEN_EXPIRED'],
    }),
    route('POST', '/auth/passkey', 'passkey.signIn', {
      access: 'public',
      limit: 'login',
      body: passkeySignInRequest,
      answer: 'PasskeySignIn',
      errors: ['ACCOUNT_BLOCKED', 'NOT_FOUND', 'ORIGIN_NOT_ALLOWED', 'TOKEN_EXPIRED'],
    }),
    route('GET', '/me/passkeys', 'passkey.list', { access: 'customer', answer: 'ListPasskeys' }),
    route('POST', '/me/passkeys/options', 'passkey.begin', {
      ...guarded,
      body: passwordRequest,
      answer: 'BeginPasskey',
      errors: ['NOT_FOUND'],
    }),
    route('POST', '/me/passkeys', 'passkey.add', {
      ...guarded,
      body: addPasskeyRequest,
      answer: 'AddPasskey',
      status: 201,
      errors: ['CONFLICT', 'NOT_FOUND'],
    }),
    route('PATCH', '/me/passkeys/:id', 'passkey.rename', {
      access: 'customer',
      body: renamePasskeyRequest,
      answer: 'RenamePasskey',
    }),
    route('POST', '/me/passkeys/:id/removal', 'passkey.remove', {
      ...guarded,
      body: proofRequest,
      answer: 'RemovePasskey',
    }),
  ],
};
