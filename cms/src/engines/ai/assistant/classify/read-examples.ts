/** Sentences that stand one after the other, parted by a bar. */
export const readExamples = (text: string): readonly string[] =>
  text
    .split('|')
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
