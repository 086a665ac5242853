/** Private files, outside every public folder. Keys are made by the store and never by a client. */
export interface FileStore {
  put(bytes: Uint8Array, extension: string): Promise<string>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}
