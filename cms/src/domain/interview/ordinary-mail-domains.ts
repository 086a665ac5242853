/** Domains of ordinary mail that people write by mistake where a certified address (PEC) is asked. */
const ORDINARY = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.it',
  'hotmail.com',
  'hotmail.it',
  'live.com',
  'live.it',
  'msn.com',
  'yahoo.com',
  'yahoo.it',
  'icloud.com',
  'me.com',
  'libero.it',
  'virgilio.it',
  'alice.it',
  'tin.it',
  'tim.it',
  'tiscali.it',
  'inwind.it',
  'iol.it',
  'email.it',
  'fastwebnet.it',
  'proton.me',
  'protonmail.com',
]);

/** True for a domain that never carries certified mail. */
export const isOrdinaryMailDomain = (domain: string): boolean => ORDINARY.has(domain.toLowerCase());
