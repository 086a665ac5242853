/** Text as a reader compares it: `Contabilità` and `contabilita` are the same word. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
