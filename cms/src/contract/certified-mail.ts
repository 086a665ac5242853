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

/** True for an address of which the domain never carries certified mail; that another one does cannot be seen from it. */
export const isOrdinaryMail = (address: string): boolean =>
  ORDINARY.has(
    address
      .slice(address.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  );
