const PRONOUN = 'mi|ti|ci|vi|si|lo|la|li|le|ne|gli';
/** "Riportarvelo", "prenotarla": an infinitive with the pronouns that hang on it. */
const WITH_PRONOUNS = new RegExp(
  `^(\\p{L}{2,}[aei]r)(?:${PRONOUN}|(?:me|te|ce|ve|se|glie)(?:lo|la|li|le|ne))$`,
  'u',
);
/** "Cagnolino", "vaschetta", "cagnone", "giornataccia". */
const ALTERED = /^(\p{L}{3,}?)(?:(?:ol|ic|c)?in|ett|ell|on|on[cz]in|ucci|acci|ott)[oaei]$/u;
const ENDINGS = ['o', 'a', 'e', 'i', ''];

/** What a word may be a form of: its infinitive without pronouns, its noun without a suffix of size. */
export const baseForms = (word: string): string[] => {
  const [, infinitive] = WITH_PRONOUNS.exec(word) ?? [];
  if (infinitive !== undefined) return [`${infinitive}e`];
  const [, start] = ALTERED.exec(word) ?? [];
  if (start === undefined) return [];
  const starts = start.endsWith('gn') ? [start, `${start.slice(0, -2)}n`] : [start];
  return starts.flatMap((each) => ENDINGS.map((ending) => `${each}${ending}`));
};
