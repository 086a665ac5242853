import type { ProjectWebhook } from './port';
import { timings } from '../../settings/timings';

/** The automation that the operator of this server named, at an address that is believed; null when none is named. */
export const createProjectWebhook = (url: string): ProjectWebhook | null =>
  url === ''
    ? null
    : {
        async announce(project, signal) {
          const response = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(project),
            // A redirected POST would arrive as a GET without its body.
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(timings().outside.projectWebhookMs)]),
          });
          await response.body?.cancel();
          if (!response.ok) throw new Error(`The project webhook answered ${response.status}`);
        },
      };
