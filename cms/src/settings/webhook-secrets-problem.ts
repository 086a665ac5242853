import { isWebhookSecret } from '../domain/secrets/sign-webhook';
import type { Settings } from '../settings';

/** Why the secrets of outgoing webhooks would sign nothing that a receiver believes, as a sentence; null when they do. */
export const webhookSecretsProblem = ({
  projectWebhookSecrets,
}: Pick<Settings, 'projectWebhookSecrets'>): string | null =>
  projectWebhookSecrets.every(isWebhookSecret)
    ? null
    : 'PROJECT_WEBHOOK_SECRET is not whsec_ followed by the base64 of 24 to 64 bytes.';
