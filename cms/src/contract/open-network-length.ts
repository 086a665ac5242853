const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character each: a family of emoji is one. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How many of them there are. So counts Bluesky. */
export const graphemes = (text: string): number => splitGraphemes(text).length;

/** Mastodon's price of an address, however long it is. */
const LINK_LENGTH = 23;

/**
 * The length of a text as Mastodon counts it: an address is 23, of a mention only the name before its server counts, everything else is
 * graphemes.
 */
export const mastodonLength = (text: string): number =>
  graphemes(
    text
      .replace(/https?:\/\/[^\s<>"]+/giu, 'x'.repeat(LINK_LENGTH))
      .replace(/(?<![\p{L}\p{N}_/])@([\p{L}\p{N}_]+)@[\p{L}\p{N}.-]+/giu, '@$1'),
  );
