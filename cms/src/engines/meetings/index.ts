import { randomBytes } from 'node:crypto';
import type { Meetings } from './port';

/** 160 bits: rooms have no doors, so the name is the key. */
const NAME_BYTES = 20;

/**
 * Rooms of a Jitsi server, which come into being when somebody enters: nothing has to be asked of it beforehand.
 * Letters and digits only, because its rooms do not tell capital letters from small ones.
 */
export const createMeetings = (baseUrl: string): Meetings => ({
  open: async () => ({ url: `${baseUrl}/officina-${randomBytes(NAME_BYTES).toString('hex')}` }),
});
