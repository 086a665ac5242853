import type {
  EnableSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  SetUpSecondFactor,
} from '@contract';
import { http } from '../../lib/http';

/** How a person changes their second factor. Each throws `ApiFailure`. */
export const securityCalls = {
  setUp: async (password: string) => {
    const request: SetUpSecondFactor['request'] = { password };
    return (await http.post<SetUpSecondFactor['response']>('/me/second-factor/setup', request)).data;
  },
  enable: async (code: string) => {
    const request: EnableSecondFactor['request'] = { code };
    return (await http.post<EnableSecondFactor['response']>('/me/second-factor', request)).data;
  },
  renewRecoveryCodes: async (proof: RenewRecoveryCodes['request']) =>
    (await http.post<RenewRecoveryCodes['response']>('/me/second-factor/recovery-codes', proof)).data,
  remove: async (proof: RemoveSecondFactor['request']) =>
    (await http.post<RemoveSecondFactor['response']>('/me/second-factor/removal', proof)).data,
};
