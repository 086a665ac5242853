import fs from 'node:fs/promises';
import path from 'node:path';

/** Beyond so many files the oldest go: a page that changes leaves its earlier cards behind. */
const MAX_FILES = 2_000;

/**
 * Drawn pictures on disk, by name. Each is drawn once, also when many ask at the same time; a name always means the same
 * bytes, so that nothing is ever out of date.
 */
export const renderedFileCache = (folder: string) => {
  const running = new Map<string, Promise<Buffer>>();

  const tidy = async (): Promise<void> => {
    const names = await fs.readdir(folder);
    if (names.length <= MAX_FILES) return;
    const aged = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await fs.stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs,
      })),
    );
    aged.sort((a, b) => a.at - b.at);
    await Promise.all(
      aged
        .slice(0, names.length - MAX_FILES)
        .map(({ name }) => fs.rm(path.join(folder, name), { force: true })),
    );
  };

  const make = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const file = path.join(folder, name);
    const cached = await fs.readFile(file).catch(() => null);
    if (cached) return cached;
    const bytes = await draw();
    await fs.mkdir(folder, { recursive: true });
    // Written beside and moved: nobody reads half a picture.
    const part = `${file}.${process.pid}.part`;
    await fs.writeFile(part, bytes);
    await fs.rename(part, file);
    await tidy();
    return bytes;
  };

  /** The bytes under a name; `draw` makes them when they are not there. */
  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = running.get(name);
    if (known) return known;
    const made = make(name, draw).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };
};
