import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../contract';

const PERIOD_SECONDS = 30;
/** Clocks of telephones are not exact: the code before and the one after count too (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;
/** As long as the hash of the algorithm (RFC 4226, 4). */
const SECRET_BYTES = 20;

/** SHA-1, six digits and thirty seconds are what every authenticator app knows. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: BRAND.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new key, in the letters that a person may type into an app. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says: key, product and account. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** `123 456` as apps show it, or a recovery code? */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The step of thirty seconds whose code this is; null where it is the code of no step near `now`. */
export const matchingStep = (secret: string, code: string, now: number): number | null => {
  if (!isTotpCode(code)) return null;
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
};
