import type { ProjectWebhook } from './port';
import { isWebhookSecret, signWebhook } from '../../domain/webhooks/sign-webhook';
import { timings } from '../../settings/timings';

/** Why the secrets would sign nothing that a receiver believes, as a sentence; null when they do. */
export const projectWebhookProblem = (secrets: readonly string[]): string | null =>
  secrets.every(isWebhookSecret)
    ? null
    : 'PROJECT_WEBHOOK_SECRET is not whsec_ followed by the base64 of 24 to 64 bytes.';

/** The automation that the operator of this server named, at an address that is believed; null when none is named. `secrets` sign what it is told. */
export const createProjectWebhook = (url: string, secrets: readonly string[]): ProjectWebhook | null =>
  url === ''
    ? null
    : {
        async announce(project, signal) {
          const body = JSON.stringify(project);
          const signed = signWebhook(secrets, { id: project.session_id, at: new Date(), body });
          const response = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...signed },
            body,
            // A redirected POST would arrive as a GET without its body.
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(timings().outside.projectWebhookMs)]),
          });
          await response.body?.cancel();
          if (!response.ok) throw new Error(`The project webhook answered ${response.status}`);
        },
      };
