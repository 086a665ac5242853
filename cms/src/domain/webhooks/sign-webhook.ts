import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** Standard Webhooks: 24 to 64 bytes. */
const SHORTEST_BYTES = 24;
const LONGEST_BYTES = 64;
/** As many as the digest of the signature has. */
const NEW_BYTES = 32;

export interface SignedMessage {
  /** The same at every attempt: whoever receives it twice knows. */
  id: string;
  at: Date;
  body: string;
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** A secret that nobody knows yet, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(NEW_BYTES).toString('base64')}`;

/** True for a secret as Standard Webhooks writes it: `whsec_` and the base64 of 24 to 64 bytes. */
export const isWebhookSecret = (secret: string): boolean => {
  const { length } = keyOf(secret);
  return (
    secret.startsWith(PREFIX) &&
    /^[A-Za-z0-9+/]+=*$/.test(secret.slice(PREFIX.length)) &&
    length >= SHORTEST_BYTES &&
    length <= LONGEST_BYTES
  );
};

/**
 * The headers of Standard Webhooks 1.0. Every secret signs: while one is being replaced, receivers that know either believe the message.
 * Without secrets only its id and its time go along.
 */
export const signWebhook = (
  secrets: readonly string[],
  { id, at, body }: SignedMessage,
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 ? { 'webhook-signature': signatures.join(' ') } : {}),
  };
};
