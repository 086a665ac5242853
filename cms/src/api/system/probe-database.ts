import type { Core } from '@strapi/strapi';
import { timings } from '../../settings/timings';

/** How long the database took to answer, or the name of its fault. */
export type DatabaseProbe = { ok: true; milliseconds: number } | { ok: false; fault: 'error' | 'slow' };

/** Asks the database the simplest question, and waits no longer than a health check may. */
export const probeDatabase = async (strapi: Core.Strapi): Promise<DatabaseProbe> => {
  const startedAt = performance.now();
  const answered = strapi.db.connection
    .raw('select 1')
    .then(() => ({ ok: true, milliseconds: Math.round(performance.now() - startedAt) }) as const)
    .catch(() => ({ ok: false, fault: 'error' }) as const);
  const late = new Promise<DatabaseProbe>((resolve) =>
    setTimeout(resolve, timings().server.healthProbeMs, { ok: false, fault: 'slow' }).unref(),
  );
  return Promise.race([answered, late]);
};
