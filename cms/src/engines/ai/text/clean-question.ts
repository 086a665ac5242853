/** Tags, direction overrides and zero-width marks carry text past a reader's eye; control characters carry nothing. */
const HIDDEN = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\u200b-\u200f\u2060\ufeff\u00ad\p{Cc}]/gu;
/** Half of a surrogate pair: not a character, and JSON of it is refused by some servers. */
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A visitor's message as the engines see it: visible characters on single spaces, at most `max` of them. */
export const cleanQuestion = (text: string, max = 2000): string =>
  text
    .slice(0, max * 2)
    .replace(LONE, '')
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .slice(0, max)
    .replace(LONE, '')
    .trim();
