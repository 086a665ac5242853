/** Letters that fall apart into none of Latin-1, and signs that have a plain form. */
const PLAIN: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '€': 'EUR',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** A picture has no letters that could stand for it. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
const isLatin1 = (character: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(character);

const plain = (character: string): string => {
  if (isLatin1(character)) return character;
  if (/\s/.test(character)) return ' ';
  const base = PLAIN[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (base === '' || /^\p{C}+$/u.test(character)) return '';
  if (isLatin1(base)) return base;
  return PICTURE.test(character) ? '' : '?';
};

/** Text in the only letters that the exchange system takes (Latin-1). */
export const toLatin = (text: string): string =>
  [...text.normalize('NFC')].map(plain).join('').replaceAll(/\s+/g, ' ').trim();

/** How much of a field may stay empty so that no word is cut. */
const LONGEST_GAP = 20;

/** Such a text that fits a field: what is too long ends with a whole word, unless that leaves much of it out. */
export const latinText = (text: string, max: number): string => {
  const latin = toLatin(text);
  if (latin.length <= max) return latin;
  const words = latin.slice(0, max + 1).replace(/\s\S*$/, '');
  return words.length <= max && words.length > max - LONGEST_GAP ? words : latin.slice(0, max).trim();
};

/** A long text in parts that fit a field, one after the other. */
export const latinParts = (text: string, max: number): string[] => {
  const parts: string[] = [];
  for (let rest = toLatin(text); rest !== '';) {
    const part = latinText(rest, max);
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  return parts;
};
