import path from 'node:path';
import { createObjectStores, diskObjectStores, migrateObjects, storageProblem } from '../engines/files';
import { readSettings } from '../settings';

/** A line for every so many files: thousands of lines help nobody. */
const STEP = 100;
const STORES = [
  ['files', 'private files'],
  ['uploads', 'pictures of the media library'],
] as const;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `npm run storage:migrate`: copies what lies on this disk into the bucket of the settings; ends with 1 where it did not. */
const main = async (): Promise<number> => {
  process.env.CMS_ROOT = path.resolve(process.env.CMS_ROOT ?? process.cwd());
  const settings = readSettings();
  const problem =
    settings.s3.bucket === ''
      ? 'S3_BUCKET is not set: there is no bucket to copy into.'
      : await storageProblem(settings);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const disk = diskObjectStores(settings);
  const bucket = await createObjectStores(settings);
  for (const [name, meaning] of STORES) {
    let done = 0;
    const { total, copied, same, newer, bytes } = await migrateObjects(
      disk[name],
      bucket[name],
      (progress) => {
        done += 1;
        if (done % STEP === 0 || done === progress.total)
          console.log(`  ${done} of ${progress.total} ${meaning}`);
      },
    );
    console.log(
      `${total} ${meaning}: ${copied} copied (${megabytes(bytes)}), ${same} there already, ${newer} newer in the bucket and left.`,
    );
  }
  return 0;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
