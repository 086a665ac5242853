/** A pattern of whole words: `\p{L}` on either side ends no match. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'iu');
