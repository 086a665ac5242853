import { splitGraphemes } from './open-network-length';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const encoder = new TextEncoder();

/** The length of a text as Threads counts it: an emoji is as long as its bytes in UTF-8, anything else is its characters. */
export const threadsLength = (text: string): number =>
  splitGraphemes(text).reduce(
    (sum, character) =>
      sum + (EMOJI.test(character) ? encoder.encode(character).length : [...character].length),
    0,
  );
