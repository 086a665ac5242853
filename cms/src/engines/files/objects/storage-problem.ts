import type { StorageFault } from '../../../contract';
import type { Settings } from '../../../settings';
import { createObjectStores } from './index';
import { StorageError } from '../port';

const isAddress = (address: string): boolean => {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
};

const SENTENCES: Record<StorageFault, string> = {
  'no-bucket': 'there is no such bucket: make it, or correct S3_BUCKET',
  refused:
    'the store refused: correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION or the rights of that key',
  full: 'it has no room left',
  unavailable: 'the store cannot be reached: correct S3_ENDPOINT, or wait until it answers',
};

/** Writes, reads, lists and removes one small object, as the server will. */
const tryStore = async (settings: Settings): Promise<void> => {
  const { files } = await createObjectStores(settings);
  const key = `write-probe/${process.pid}`;
  await files.write(key, Buffer.from('x'));
  await files.read(key);
  await files.list()[Symbol.asyncIterator]().next();
  await files.remove(key);
};

/** Why the bucket of the settings cannot be used, as a sentence for the operator; null when it can, or none is set. */
export const storageProblem = async (settings: Settings): Promise<string | null> => {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = settings.s3;
  if (bucket === '') return null;
  if (accessKeyId === '' || secretAccessKey === '')
    return 'S3_BUCKET is set, and S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not.';
  if (endpoint !== '' && !isAddress(endpoint))
    return `S3_ENDPOINT is ${endpoint}: an address begins with http:// or https://.`;
  try {
    await tryStore(settings);
    return null;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const place = endpoint === '' ? bucket : `${bucket} at ${endpoint}`;
    return `S3_BUCKET (${place}) cannot be used: ${SENTENCES[error.fault]} (${error.reason}).`;
  }
};
