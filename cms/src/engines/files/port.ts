/** Private files, outside every public folder. Keys are made by the store and never by a client. */
export interface FileStore {
  put(bytes: Uint8Array, extension: string): Promise<string>;
  /** A key for a file that is written later: kept first, it leaves nothing behind that nobody knows of. */
  reserve(extension: string): string;
  /** Writes the file of a reserved key; again, it replaces it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}
