/** A trade as posts need to know it. */
export interface Trade {
  id: string;
  it: string;
  en: string;
  emoji: string;
  /** Tags that its customers look for, Italian and English. */
  tags: { it: readonly string[]; en: readonly string[] };
  /** Beginnings of words with which a business of this trade names itself. */
  names: RegExp;
  /** Words that go with it; alone they decide nothing. */
  words: RegExp;
}

/** `id | Italian name | English name | emoji | names | words | Italian tags | English tags` */
export const tradeOf = (row: string): Trade => {
  const [id = '', it = '', en = '', emoji = '', names = '', words = '', tags = '', english = ''] = row
    .split(' | ')
    .map((part) => part.trim());
  const pattern = (source: string) =>
    new RegExp(
      source === '' ? '(?!)' : String.raw`(?<!\p{L})(?:${source.split(/,(?!\d)/).join('|')})`,
      'giu',
    );
  return {
    id,
    it,
    en,
    emoji,
    tags: { it: tags.split(' '), en: english.split(' ') },
    names: pattern(names),
    words: pattern(words),
  };
};
