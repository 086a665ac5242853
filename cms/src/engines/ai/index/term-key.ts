/**
 * A term as a number of 30 bits: an index of numbers is small, is sorted and stored as it lies in memory, and needs no strings back.
 * Two of a bot's terms share a number about once in a bot of 25,000 terms; that costs nothing that could be noticed.
 */
const SEED = 0x811c9dc5 | 0;

/** The running sum of a term's letters; a longer term goes on from its beginning's. */
export const sumOf = (text: string, sum: number = SEED): number => {
  let value = sum;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
};

/** The number of a running sum: its bits stirred, so that neighbours part. */
export const keyOfSum = (sum: number): number => {
  let value = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 2;
};

export const keyOf = (term: string): number => keyOfSum(sumOf(term));

/** The place of a number in an ascending list, or -1. */
export const placeOf = (keys: Int32Array, key: number): number => {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = keys[middle] ?? 0;
    if (value === key) return middle;
    if (value < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
