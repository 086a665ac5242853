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

const isLatin1 = (character: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(character);

const plain = (character: string): string => {
  if (isLatin1(character)) return character;
  if (/\s/.test(character)) return ' ';
  const base = PLAIN[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (base === '' || /^\p{C}+$/u.test(character)) return '';
  return isLatin1(base) ? base : '?';
};

/** Text in the only letters that the exchange system takes (Latin-1), cut to a field's length. */
export const latinText = (text: string, max: number): string =>
  [...text.normalize('NFC')].map(plain).join('').replaceAll(/\s+/g, ' ').trim().slice(0, max).trim();
