import type { StorageFault } from '../../../contract';
import { StorageError } from '../port';

/** As S3 and the servers that speak its protocol name them. */
const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'EntityTooLarge'];
const MISSING = ['NoSuchKey', 'NotFound'];

const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;

const textOf = (error: unknown, key: 'name' | 'code'): string => {
  const value = (error as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : '';
};

/** The store's own code, or the network's, which says more than the class of its error. */
const reasonOf = (error: unknown): string => {
  const status = statusOf(error);
  return (
    [textOf(error, 'code'), textOf(error, 'name')].find((text) => text !== '' && text !== 'Error') ??
    (status > 0 ? `HTTP ${status}` : 'unknown')
  );
};

/** True where the bucket answered that it has no such object. */
export const isMissingObject = (error: unknown): boolean =>
  MISSING.includes(textOf(error, 'name')) && statusOf(error) === 404;

const faultOf = (error: unknown): StorageFault => {
  const name = textOf(error, 'name');
  const status = statusOf(error);
  if (name === 'NoSuchBucket') return 'no-bucket';
  if (status === 507 || FULL.includes(name)) return 'full';
  // A request that was too slow or too many at once is answered with these, and heals by itself.
  if (status === 408 || status === 429 || name === 'RequestTimeout') return 'unavailable';
  return status >= 300 && status < 500 ? 'refused' : 'unavailable';
};

/** What the protocol's client threw, in the words of the port. */
export const toStorageError = (error: unknown): StorageError =>
  error instanceof StorageError ? error : new StorageError(faultOf(error), reasonOf(error), { cause: error });
