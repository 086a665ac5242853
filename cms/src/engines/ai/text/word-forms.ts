const PRONOUN = 'mi|ti|ci|vi|si|lo|la|li|le|ne|gli';
/** "Riportarvelo", "prenotarla": an infinitive with the pronouns that hang on it. */
const WITH_PRONOUNS = new RegExp(
  `^(\\p{L}+[aei]r)(?:${PRONOUN}|(?:me|te|ce|ve|se|glie)(?:lo|la|li|le|ne))$`,
  'u',
);
/** "Cagnolino", "vaschetta", "cagnone", "giornataccia"; but "pagine" are no small "paghe". */
const ALTERED =
  /^(?!\p{L}{3}in\p{L}$)(\p{L}{3,}?)(?:(?:ol|ic|c)?in|ett|ell|on|on[cz]in|ucci|acci|ott)[oaei]$/u;
const ENDINGS = ['o', 'a', 'e', 'i', ''];

/** The infinitive on which pronouns hang; null for any other word. */
export const infinitiveOf = (word: string): string | null => {
  const [, infinitive] = WITH_PRONOUNS.exec(word) ?? [];
  return infinitive === undefined ? null : `${infinitive}e`;
};

/** What a word may be a form of: its infinitive without pronouns, its noun without a suffix of size. */
export const baseForms = (word: string): string[] => {
  const infinitive = infinitiveOf(word);
  if (infinitive !== null) return [infinitive];
  const [, start] = ALTERED.exec(word) ?? [];
  if (start === undefined) return [];
  const starts = start.endsWith('gn') ? [start, `${start.slice(0, -2)}n`] : [start];
  return starts.flatMap((each) => ENDINGS.map((ending) => `${each}${ending}`));
};
