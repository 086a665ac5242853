import type {
  AddPasskey,
  BeginPasskey,
  BeginPasskeySignIn,
  PasskeyRequest,
  PasskeySignIn,
  RemovePasskey,
  RenamePasskey,
} from '@contract';
import { http } from '../../lib/http';
import { createPasskey, showPasskey } from './passkey-device';

const pathOf = (id: string) => `/me/passkeys/${encodeURIComponent(id)}`;

/** Passkeys between the device and the server. Each throws `ApiFailure`, or `PasskeyCancelled` where a device takes part. */
export const passkeyCalls = {
  add: async (name: string, password: string): Promise<AddPasskey['response']['data']> => {
    const begin: BeginPasskey['request'] = { password };
    const { data: options } = await http.post<BeginPasskey['response']>('/me/passkeys/options', begin);
    const request: AddPasskey['request'] = { name, credential: await createPasskey(options) };
    return (await http.post<AddPasskey['response']>('/me/passkeys', request)).data;
  },
  rename: async (id: string, name: string) => {
    const request: RenamePasskey['request'] = { name };
    return (await http.patch<RenamePasskey['response']>(pathOf(id), request)).data;
  },
  remove: async (id: string, proof: RemovePasskey['request']) =>
    (await http.post<RemovePasskey['response']>(`${pathOf(id)}/removal`, proof)).data,
  begin: async (pending: boolean) => {
    const request: BeginPasskeySignIn['request'] = { pending };
    return (await http.post<BeginPasskeySignIn['response']>('/auth/passkey/options', request)).data;
  },
  signIn: async (options: PasskeyRequest) =>
    http.post<PasskeySignIn['response']>('/auth/passkey', await showPasskey(options)),
};
