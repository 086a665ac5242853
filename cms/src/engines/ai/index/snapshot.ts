import v8 from 'node:v8';
import type { Passage } from '../port';
import type { IndexData } from './index-data';

/** A bot's passages and their index, as they are sent between threads and kept on disk. */
export interface Snapshot {
  passages: Passage[];
  data: IndexData;
}

/** Another number with every change of what an index holds or how it is written: older files are then built anew. */
const FORMAT = 2;
const KINDS = { Uint8Array, Uint16Array, Int32Array, Float32Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = InstanceType<(typeof KINDS)[Kind]>;
/** Where an array of numbers lies behind the head. */
interface Place {
  kind: Kind;
  at: number;
  length: number;
}
interface Head {
  format: number;
  passages: Passage[];
  fields: Fields<Place>;
  /** Bytes of all numbers: a file that was cut short has fewer. */
  size: number;
}
/** The index with something else in place of its numbers. */
type Fields<T> = { [name: string]: T | string | Fields<T> };

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);
const isPlace = (value: Place | Fields<Place>): value is Place => typeof value.kind === 'string';
const aligned = (length: number): number => Math.ceil(length / 8) * 8;
const PREFIX = 8;

const kindOf = (numbers: Numbers): Kind => {
  if (numbers instanceof Uint8Array) return 'Uint8Array';
  if (numbers instanceof Uint16Array) return 'Uint16Array';
  return numbers instanceof Int32Array ? 'Int32Array' : 'Float32Array';
};

/** Numbers as they lie in memory, behind a head that says what is where: nothing is read one by one when it comes back. */
export const encodeSnapshot = ({ passages, data }: Snapshot): Uint8Array<ArrayBuffer> => {
  const chunks: { numbers: Numbers; at: number }[] = [];
  let size = 0;
  const place = (value: object): Fields<Place> =>
    Object.fromEntries(
      Object.entries(value).map(([name, part]: [string, unknown]): [string, Fields<Place>[string]] => {
        if (typeof part === 'string') return [name, part];
        if (!isNumbers(part)) return [name, place(part as object)];
        const at = size;
        chunks.push({ numbers: part, at });
        size = aligned(size + part.byteLength);
        return [name, { kind: kindOf(part), at, length: part.length }];
      }),
    );
  const fields = place(data);
  const head = v8.serialize({ format: FORMAT, passages, fields, size } satisfies Head);
  const start = aligned(PREFIX + head.length);
  const bytes = new Uint8Array(new ArrayBuffer(start + size));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, PREFIX);
  for (const { numbers, at } of chunks)
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), start + at);
  return bytes;
};

/** A snapshot from its bytes; `null` for those of another format, or cut short. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot | null => {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    const head = v8.deserialize(bytes.subarray(PREFIX, PREFIX + length)) as Head;
    const start = aligned(PREFIX + length);
    if (head.format !== FORMAT || bytes.length !== start + head.size) return null;
    // Memory of their own, so that the texts' bytes are not kept beside the texts.
    const memory = new Uint8Array(bytes.subarray(start)).buffer;
    const back = (fields: Fields<Place>): Fields<Numbers> =>
      Object.fromEntries(
        Object.entries(fields).map(([name, part]): [string, Fields<Numbers>[string]] => {
          if (typeof part === 'string') return [name, part];
          if (!isPlace(part)) return [name, back(part)];
          return [name, new KINDS[part.kind](memory, part.at, part.length)];
        }),
      );
    return { passages: head.passages, data: back(head.fields) as unknown as IndexData };
  } catch {
    return null;
  }
};
