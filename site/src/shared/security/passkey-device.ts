import {
  PASSKEY_TRANSPORTS,
  type NewPasskeyCredential,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@contract';

/** The person, or the device, did not go through with it. */
export class PasskeyCancelled extends Error {}

/** Whether this browser knows passkeys; in the server's render nobody knows yet. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Loaded when it is needed: hardly anybody who opens these pages makes one today. */
const library = () => import('@simplewebauthn/browser');

const onDevice = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    // Browsers tell a page no more than that it did not happen, lest it learns who has which.
    throw new PasskeyCancelled(String(error));
  }
};

/** Has the device make a passkey. */
export const createPasskey = async (options: PasskeyCreation): Promise<NewPasskeyCredential> => {
  const { startRegistration } = await library();
  const { id, response } = await onDevice(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  // Browsers may know ways that are newer than this.
  const isKnown = (way: string) => PASSKEY_TRANSPORTS.find((known) => known === way) ?? [];
  return { id, clientDataJSON, attestationObject, transports: transports.flatMap(isKnown) };
};

/** Has the person show one that they hold. */
export const showPasskey = async (options: PasskeyRequest): Promise<PasskeyProof> => {
  const { startAuthentication } = await library();
  const { id, response } = await onDevice(() => startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};
