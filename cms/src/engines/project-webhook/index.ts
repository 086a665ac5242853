import { signWebhook } from '../../domain/secrets/sign-webhook';
import type { ProjectWebhook } from './port';
import { timings } from '../../settings/timings';

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
