import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Settings } from '../../../settings';
import type { Timings } from '../../../settings/timings';
import { StorageError, type ByteRange, type ObjectStat, type ObjectStore } from '../port';
import { ensureObjectKey } from './object-key';
import { isMissingObject, toStorageError } from './s3-errors';

/** Of each call, the first included; the client pauses longer between each. */
const ATTEMPTS = 3;

/** Where no object is ever written. */
const NOWHERE = 'probe';

/** The name of what is noted beside each object. */
const HASH = 'sha256';

interface Described {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  ETag?: string | undefined;
  Metadata?: Record<string, string> | undefined;
}
const toStat = ({ ContentLength, LastModified, ETag, Metadata }: Described): ObjectStat => ({
  bytes: ContentLength ?? 0,
  changedAt: LastModified ?? new Date(0),
  etag: ETag ?? '""',
  sha256: Metadata?.[HASH] ?? null,
});

/** One client for all objects of a server: it keeps the connections. */
export const createS3Client = (
  { endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: Settings['s3'],
  { connectMs, answerMs, silenceMs }: Timings['storage'],
) =>
  new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Amazon's newer checksums are refused by many other servers; the signature and Content-MD5 hold the same promise.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
  });

const orNull = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
  try {
    return await work();
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw toStorageError(error);
  }
};

/** Objects in a bucket, below a prefix that ends with a slash. */
export const createS3Objects = (client: S3Client, bucket: string, prefix: string): ObjectStore => {
  const locate = (key: string) => {
    ensureObjectKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  const get = async (key: string, range?: ByteRange) => {
    const place = locate(key);
    return orNull(async () => {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const { Body, ...described } = await client.send(new GetObjectCommand({ ...place, Range }));
      return { ...toStat(described), stream: Body as Readable };
    });
  };

  return {
    async write(key, bytes) {
      const place = locate(key);
      const hashed = (algorithm: string) => createHash(algorithm).update(bytes);
      try {
        await client.send(
          new PutObjectCommand({
            ...place,
            Body: bytes,
            ContentLength: bytes.length,
            ContentMD5: hashed('md5').digest('base64'),
            Metadata: { [HASH]: hashed('sha256').digest('hex') },
          }),
        );
      } catch (error) {
        throw toStorageError(error);
      }
    },

    async read(key) {
      let failure: unknown;
      // The client tries calls again, and not the bodies that break off after them.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const opened = await get(key);
        if (!opened) return null;
        try {
          const bytes = await buffer(opened.stream);
          if (bytes.length === opened.bytes) return bytes;
          failure = new StorageError('unavailable', 'cut short');
        } catch (error) {
          failure = error;
        }
      }
      throw toStorageError(failure);
    },

    stat: (key) => orNull(async () => toStat(await client.send(new HeadObjectCommand(locate(key))))),
    open: get,

    async remove(key) {
      await orNull(() => client.send(new DeleteObjectCommand(locate(key))));
    },

    async probe() {
      // The cheapest call whose answer says what is wrong: one for the bucket's head alone has no words.
      await get(NOWHERE);
    },

    async *list() {
      let after: string | undefined;
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix,
              ...(after ? { ContinuationToken: after } : {}),
            }),
          )
          .catch((error: unknown) => {
            throw toStorageError(error);
          });
        for (const { Key } of page.Contents ?? []) {
          const key = Key?.slice(prefix.length) ?? '';
          // Tools that show folders make objects that end with a slash.
          if (key !== '' && !key.endsWith('/')) yield key;
        }
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after);
    },
  };
};
