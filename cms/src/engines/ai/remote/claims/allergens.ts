import { sentencesOf } from '../../text/sentences';
import { plain } from '../../values/plain';
import { subjectWords } from './priced-things';

/** The fourteen of Annex II of Regulation (EU) 1169/2011, and what people call them. */
const ALLERGENS: Readonly<Record<string, RegExp>> = {
  gluten: /\bglutin\w*|\bgluten\b|\bceliac\w*|\bcoeliac\w*/,
  crustaceans: /\bcrostace\w*|\bcrustacean\w*|\bshellfish\b/,
  egg: /\buov[oa]\b|\beggs?\b/,
  fish: /\bpesc[ei]\b|\bfish\b/,
  peanut: /\barachid\w*|\bpeanuts?\b/,
  soy: /\bsoi?a\b|\bsoy\b/,
  milk: /\blatt(?:e|osio|icini)\b|\blactose\b|\bmilk\b|\bdairy\b/,
  nuts: /\bfrutta (?:a guscio|secca)\b|\bnocciol\w*|\bmandorl\w*|\bnoci\b|\bpistacch\w*|\bnuts?\b|\bhazelnuts?\b|\balmonds?\b/,
  celery: /\bsedano\b|\bcelery\b/,
  mustard: /\bsenape\b|\bmustard\b/,
  sesame: /\bsesamo\b|\bsesame\b/,
  sulphites: /\bsolfit\w*|\bsulphites?\b|\bsulfites?\b/,
  lupin: /\blupin[oi]?\b/,
  molluscs: /\bmollusch\w*|\bmollus[ck]s?\b/,
  any: /\ballergen\w*/,
};
const ABSENT =
  /\bsenza\b|\bpriv[oaie]\b|\bnon (?:contien|conteng|c'e|ci sono|ha|usiamo|present)|\bno\b|\bfree\b|\bwithout\b|\bnot contain|n't contain|\besent/;

interface AllergenClaim {
  allergen: string;
  absent: boolean;
}

const claimsIn = (text: string): AllergenClaim[] => {
  const absent = ABSENT.test(text);
  return Object.entries(ALLERGENS).flatMap(([allergen, words]) =>
    words.test(text) ? [{ allergen, absent }] : [],
  );
};

/** What a statement is about, beside the allergen itself. */
const subjectOf = (text: string): Set<string> =>
  subjectWords(
    [...Object.values(ALLERGENS), ABSENT].reduce(
      (rest, words) => rest.replace(new RegExp(words, 'g'), ' '),
      plain(text),
    ),
  );

/**
 * True when a sentence says of an allergen what no source says: a wrong "senza glutine" harms people. A source must name the same
 * allergen, present or absent as the sentence has it, of something that the sentence or the question speaks of.
 */
export const hasFalseAllergen = (sentence: string, sources: readonly string[], question: string): boolean => {
  const claims = claimsIn(plain(sentence));
  if (claims.length === 0) return false;
  const speaksOf = subjectOf(`${sentence} ${question}`);
  const statements = sources.flatMap((source) =>
    sentencesOf(source).map(({ start, end }) => source.slice(start, end)),
  );
  return claims.some(
    ({ allergen, absent }) =>
      !statements.some(
        (statement) =>
          claimsIn(plain(statement)).some(
            (known) => known.allergen === allergen && known.absent === absent,
          ) && [...subjectOf(statement)].some((word) => speaksOf.has(word)),
      ),
  );
};
