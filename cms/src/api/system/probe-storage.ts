import type { Core } from '@strapi/strapi';
import type { StorageFault, StorageView } from '../../contract';
import { engines } from '../../engines';
import { StorageError } from '../../engines/files';
import { readSettings } from '../../settings';
import { timings } from '../../settings/timings';

interface Probe {
  at: number;
  view: Promise<StorageView>;
}
const probes = new WeakMap<Core.Strapi, Probe>();

const probeBucket = async (strapi: Core.Strapi, bucket: string): Promise<StorageView> => {
  const startedAt = performance.now();
  const answered = async (): Promise<StorageFault | null> => {
    try {
      await engines(strapi).stores.files.probe();
      return null;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return error.fault;
    }
  };
  // The client tries again for longer than a health check may take.
  const late = new Promise<StorageFault>((resolve) =>
    setTimeout(resolve, timings().server.healthProbeMs, 'unavailable').unref(),
  );
  const fault = await Promise.race([answered(), late]);
  const milliseconds = fault === null ? Math.round(performance.now() - startedAt) : null;
  return { place: 'bucket', bucket, milliseconds, fault };
};

/** Where files lie, and how their bucket answers: asked anew when the last answer is older than `storage.probeMs`. */
export const probeStorage = (strapi: Core.Strapi): Promise<StorageView> => {
  const { bucket } = readSettings().s3;
  if (bucket === '') return Promise.resolve({ place: 'disk' });
  const now = Date.now();
  const known = probes.get(strapi);
  // A clock that was set back does not keep an old answer.
  if (known && Math.abs(now - known.at) < timings().storage.probeMs) return known.view;
  const view = probeBucket(strapi, bucket);
  probes.set(strapi, { at: now, view });
  return view;
};
