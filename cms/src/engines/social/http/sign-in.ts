import { createHash } from 'node:crypto';

/** The address of a consent page. */
export const consentUrl = (page: string, parameters: Record<string, string>): string =>
  `${page}?${new URLSearchParams(parameters)}`;

/** S256: what is shown at first of a verifier that is told at the end. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export const basicHeader = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
});

/** When something ends that lasts so many seconds; null where the network does not say. */
export const endOf = (seconds: unknown, now: Date): Date | null =>
  typeof seconds === 'number' && seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
