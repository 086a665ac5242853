import path from 'node:path';
import type { Settings } from '../../../settings';
import { timings } from '../../../settings/timings';
import type { ObjectStores } from '../port';
import { createDiskObjects } from './disk';

/** On this machine, where they lie unless a bucket is named. */
export const diskObjectStores = ({
  dataDir,
  cmsRoot,
}: Pick<Settings, 'dataDir' | 'cmsRoot'>): ObjectStores => ({
  files: createDiskObjects(path.join(dataDir, 'files')),
  // Public: a proxy may read them too.
  uploads: createDiskObjects(path.join(cmsRoot, 'public/uploads'), 0o644),
});

const bucketObjectStores = async (s3: Settings['s3']): Promise<ObjectStores> => {
  // The protocol's client is a tenth of a second of a start, for those who need it.
  const { createS3Client, createS3Objects } = await import('./s3');
  const client = createS3Client(s3, timings().storage);
  return {
    files: createS3Objects(client, s3.bucket, `${s3.prefix}files/`),
    uploads: createS3Objects(client, s3.bucket, `${s3.prefix}uploads/`),
  };
};

/** The stores of this installation: a bucket where one is set, else the disk. */
export const createObjectStores = async (
  settings: Pick<Settings, 'dataDir' | 'cmsRoot' | 's3'>,
): Promise<ObjectStores> =>
  settings.s3.bucket === '' ? diskObjectStores(settings) : bucketObjectStores(settings.s3);
