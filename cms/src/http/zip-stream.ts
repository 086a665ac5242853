import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive; its content comes in parts, so that none need be in memory whole. */
export interface ZipEntry {
  path: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const NOTHING = new Uint8Array();

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* taken();
    }
    file.push(NOTHING, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** An archive made while it is sent: what its reader does not take is not read from the database either. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(zipped(entries));
