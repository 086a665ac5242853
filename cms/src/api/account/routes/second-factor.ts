import { route } from '../../../http/route';
import { codeRequest, proofRequest } from '../controllers/validation/second-factor';
import { passwordRequest } from '../controllers/validation/account';

const guarded = { access: 'customer', limit: 'change-password' } as const;

export default {
  routes: [
    route('POST', '/auth/second-factor', 'second-factor.confirmSignIn', {
      access: 'public',
      limit: 'login',
      body: codeRequest,
      answer: 'ConfirmSignIn',
      errors: ['ACCOUNT_BLOCKED', 'ORIGIN_NOT_ALLOWED', 'TOKEN_EXPIRED'],
    }),
    route('GET', '/me/second-factor', 'second-factor.find', {
      access: 'customer',
      answer: 'GetSecondFactor',
    }),
    route('POST', '/me/second-factor/setup', 'second-factor.setUp', {
      ...guarded,
      body: passwordRequest,
      answer: 'SetUpSecondFactor',
      errors: ['CONFLICT'],
    }),
    route('POST', '/me/second-factor', 'second-factor.enable', {
      ...guarded,
      body: codeRequest,
      answer: 'EnableSecondFactor',
      errors: ['CONFLICT'],
    }),
    route('POST', '/me/second-factor/recovery-codes', 'second-factor.renewRecoveryCodes', {
      ...guarded,
      body: proofRequest,
      answer: 'RenewRecoveryCodes',
    }),
    route('POST', '/me/second-factor/removal', 'second-factor.remove', {
      ...guarded,
      body: proofRequest,
      answer: 'RemoveSecondFactor',
    }),
  ],
};
