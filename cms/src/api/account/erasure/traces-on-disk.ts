import fs from 'node:fs';
import path from 'node:path';
import type { Trace } from './traces-in-database';

/** The database's own files hold deleted rows until their pages are written anew: its tables are searched instead. */
const DATABASE_FILE = /\.(?:db|sqlite)(?:-(?:wal|shm|journal))?$/;

/** True when a file holds one of the values, as UTF-8 in any case, also across two chunks. */
const holds = async (file: string, values: readonly string[]): Promise<boolean> => {
  const longest = Math.max(...values.map((value) => Buffer.byteLength(value)));
  let rest = '';
  // Latin-1 keeps every byte: what is searched is written the same way.
  const wanted = values.map((value) => Buffer.from(value.toLowerCase()).toString('latin1'));
  for await (const chunk of fs.createReadStream(file, { encoding: 'latin1' })) {
    const text = rest + String(chunk).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    if (wanted.some((value) => text.includes(value))) return true;
    rest = text.slice(-longest);
  }
  return false;
};

/** Searches files and their names below the folders of this server; what is packed inside a file (a PDF's streams) is not unpacked. */
export const tracesOnDisk = async (
  folders: readonly string[],
  values: readonly string[],
  signal: AbortSignal,
): Promise<Trace[]> => {
  if (values.length === 0) return [];
  const counts = new Map<string, number>();
  for (const folder of folders) {
    const entries = await fs.promises
      .readdir(folder, { recursive: true, withFileTypes: true })
      .catch(() => []);
    for (const entry of entries) {
      signal.throwIfAborted();
      if (!entry.isFile() || DATABASE_FILE.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const isNamed = values.some((value) => entry.name.toLowerCase().includes(value.toLowerCase()));
      // A file may be removed while it is looked for.
      if (!isNamed && !(await holds(file, values).catch(() => false))) continue;
      const place = `${path.basename(folder)}/${path.relative(folder, entry.parentPath).split(path.sep)[0] ?? ''}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return [...counts].map(([place, count]) => ({ place, count }));
};
