import { createHmac, randomBytes } from 'node:crypto';
import { isSignedToken, signToken } from '../../http/signed-token';
import { timings } from '../../settings/timings';

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
  signToken(secret, claimParts(claim), now + timings().sessions.visitorTokenMs);

export const isVisitorToken = (secret: string, claim: VisitorClaim, token: string, now: number): boolean =>
  isSignedToken(secret, claimParts(claim), token, now);

/** Lets the owner speak to the bot before it is published. */
export const signPreviewToken = (secret: string, installId: string, now: number) => ({
  token: signToken(secret, ['preview', installId], now + timings().sessions.chatbotPreviewMs),
  expiresAt: new Date(now + timings().sessions.chatbotPreviewMs).toISOString(),
});

export const isPreviewToken = (secret: string, installId: string, token: string, now: number): boolean =>
  isSignedToken(secret, ['preview', installId], token, now);

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
