import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { decodeSnapshot, type Snapshot } from './snapshot';
import { timings } from '../../../settings/timings';

const SUFFIX = '.index';

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Indexes on disk, beside the owners' files: a bot that is asked again after a restart is read back in milliseconds. One file a bot,
 * named after the material it was built from. It is only a copy: whatever goes wrong with it, the index is built anew.
 */
export class IndexStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(botId: string, version: string): Promise<Snapshot | null> {
    try {
      return decodeSnapshot(await fs.readFile(this.#fileOf(botId, version)));
    } catch {
      return null;
    }
  }

  /** Never throws: a full disk costs time, not answers. Other versions stay: by now this one may be the old one. */
  async write(botId: string, version: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(botId, version);
    const draft = `${file}.${randomUUID()}`;
    try {
      await fs.mkdir(this.#folder, { recursive: true });
      await fs.writeFile(draft, bytes);
      // At once, so that nobody reads half a file.
      await fs.rename(draft, file);
    } catch {
      await fs.rm(draft, { force: true }).catch(() => undefined);
    }
    await this.#sweep();
  }

  /** Removes what was built from other material than this: what an owner deleted is deleted here too. */
  async keepOnly(botId: string, version: string): Promise<void> {
    const fileName = path.basename(this.#fileOf(botId, version));
    for (const name of await this.#names())
      // A draft of the kept one is being written.
      if (name.startsWith(short(botId)) && !name.startsWith(fileName)) await this.#remove(name);
  }

  async #sweep(): Promise<void> {
    for (const name of await this.#names()) {
      const stat = await fs.stat(path.join(this.#folder, name)).catch(() => null);
      if (stat && Date.now() - stat.mtimeMs > timings().models.indexStoredMs) await this.#remove(name);
    }
  }

  async #names(): Promise<string[]> {
    return fs.readdir(this.#folder).catch(() => []);
  }

  async #remove(name: string): Promise<void> {
    await fs.rm(path.join(this.#folder, name), { force: true }).catch(() => undefined);
  }

  #fileOf(botId: string, version: string): string {
    return path.join(this.#folder, `${short(botId)}-${short(version)}${SUFFIX}`);
  }
}
