import type { Registration, Registrations } from './port';

/** Registrations that are forgotten with the process: for tests, and for whoever brings no store. */
export const createRegistrations = (): Registrations => {
  const stored = new Map<string, Registration>();
  return {
    get: async (platform, server) => stored.get(`${platform} ${server}`) ?? null,
    put: async (platform, server, registration) => void stored.set(`${platform} ${server}`, registration),
  };
};
