import type { Readable } from 'node:stream';
import type { StorageFault } from '../../contract';

/** The job that removes a file later. */
export const REMOVE_FILE = 'remove-file';
/** Three days with the queue's longest pauses: no store is away for longer. */
export const REMOVE_FILE_ATTEMPTS = 450;

/** Private files, outside everything that is served. Keys are made by the store and never by a client. */
export interface FileStore {
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** A key for a file that is written later: kept first, it leaves nothing behind that nobody knows of. */
  reserve(extension: string): string;
  /** Writes the file of a reserved key; again, it replaces it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, which must be there. */
  get(key: string): Promise<Uint8Array>;
  /** The file, or null where it is gone. Throws when nobody can say. */
  find(key: string): Promise<Uint8Array | null>;
  /** Where the store is away the file is removed later: the row that named it may be gone by now. */
  remove(key: string): Promise<void>;
  /** Throws where the store is away. */
  removeNow(key: string): Promise<void>;
}

export interface ObjectStat {
  bytes: number;
  changedAt: Date;
  /** Changes whenever the bytes do; quoted, as HTTP wants it. */
  etag: string;
  /** Of the content, where the store has noted it. */
  sha256: string | null;
}

/** From and to which byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenedObject extends ObjectStat {
  /** Of the whole object, or of the range that was asked for. It fails when the store breaks off. */
  stream: Readable;
}

/**
 * Bytes under keys like `a/b.webp`: a folder on this machine, or a bucket that several machines share. What a store refuses or cannot
 * do is a `StorageError`; an object that is not there is null.
 */
export interface ObjectStore {
  /** Whole under its key, or as before; again, it replaces. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | null>;
  stat(key: string): Promise<ObjectStat | null>;
  open(key: string, range?: ByteRange): Promise<OpenedObject | null>;
  /** Also where nothing is. */
  remove(key: string): Promise<void>;
  /** The keys of everything that is stored. */
  list(): AsyncIterable<string>;
  /** Settles when the store answered; throws where it is away, or lets nobody look. */
  probe(): Promise<void>;
}

/** What a server stores beside its database: private files, and the pictures that editors upload. */
export interface ObjectStores {
  files: ObjectStore;
  uploads: ObjectStore;
}

/** Why a store did not do what it was asked. `reason` is the store's own code, for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    readonly fault: StorageFault,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`The object store did not answer as it should: ${fault} (${reason})`, options);
  }
}
