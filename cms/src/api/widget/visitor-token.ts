import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { timings } from '../../settings/timings';

const sign = (secret: string, parts: (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A token `<expiry>.<signature>` over `parts`; it says nothing to whoever reads it. */
const issue = (secret: string, parts: string[], until: number): string =>
  `${until.toString(36)}.${sign(secret, [...parts, until])}`;

const holds = (secret: string, parts: string[], token: string, now: number): boolean => {
  const [expiry = '', signature = ''] = token.split('.');
  const until = parseInt(expiry, 36);
  return until > now && sameText(signature, sign(secret, [...parts, until]));
};

/** Whose conversation a token opens: this session, of this bot, on pages of this origin. */
export interface VisitorClaim {
  installId: string;
  sessionId: string;
  origin: string;
}
const claimParts = ({ installId, sessionId, origin }: VisitorClaim) => [
  'visitor',
  installId,
  sessionId,
  origin,
];

export const signVisitorToken = (secret: string, claim: VisitorClaim, now: number): string =>
  issue(secret, claimParts(claim), now + timings().sessions.visitorTokenMs);

export const isVisitorToken = (secret: string, claim: VisitorClaim, token: string, now: number): boolean =>
  holds(secret, claimParts(claim), token, now);

/** Lets the owner speak to the bot before it is published. */
export const signPreviewToken = (secret: string, installId: string, now: number) => ({
  token: issue(secret, ['preview', installId], now + timings().sessions.chatbotPreviewMs),
  expiresAt: new Date(now + timings().sessions.chatbotPreviewMs).toISOString(),
});

export const isPreviewToken = (secret: string, installId: string, token: string, now: number): boolean =>
  holds(secret, ['preview', installId], token, now);

const hex128 = (bytes: Buffer): string => bytes.subarray(0, 16).toString('hex');

/**
 * A new session's id: 128 bits that only the server can make. Derived from the first message's own id when it has one, so that a client
 * that never saw the answer (the server died) reaches the same session by sending the same message again.
 */
export const newSessionId = (
  secret: string,
  first: { installId: string; origin: string; messageId: string | null; text: string },
): string =>
  first.messageId === null
    ? hex128(randomBytes(16))
    : hex128(
        createHmac('sha256', secret)
          .update(['session', first.installId, first.origin, first.messageId, first.text].join('\n'))
          .digest(),
      );
