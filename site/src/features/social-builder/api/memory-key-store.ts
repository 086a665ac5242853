import type { KeyStore } from '../../../shared/forms/attempt-key';

/** Remembers the key of an attempt for as long as its screen is open. */
export const memoryKeyStore = (): KeyStore => {
  let storedId: string | null = null;
  return {
    read: () => storedId,
    write: (value) => (storedId = value),
    clear: () => (storedId = null),
  };
};
