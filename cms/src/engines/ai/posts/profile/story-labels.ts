import { upperFirst } from './text';

const OF_WHAT_KIND = String.raw`(?:(?:un[ao]?|la|il|una?|qualche|altr[ao]|bell[ao]|buon[ao]?|piccol[ao]|vecchi[ao]|a|an|one|good|nice|true|little|funny|another)\s+)*`;
const STORY = String.raw`(?:stori(?:a|ell[ae]|e)|aneddot[oi]|episodi[oi]?|fatto|raccont[oi]|curiosità|stor(?:y|ies)|anecdotes?)`;
const CASE = String.raw`(?:cas[oi]|esempi[oi]?|lavor[oi]|cantier[ei]|intervent[oi]|case(?: stud(?:y|ies))?|examples?|jobs?)`;
/** What an owner says of a story to whoever is to tell it: that it is good, or may be told. */
const TO_BE_TOLD = String.raw`(?:buon[aoie]?|bell[aoi]|ver[aoie]|carin[ao]|simpatic[ao]|util[ei]|pubblicabil[ei]|raccontabil[ei]|curios[ao]|divertent[ei]|recent[ei]|da (?:raccontare|usare|dire|scrivere|mettere|pubblicare|citare|tirare fuori|riportare|far girare|sfruttare)|per (?:i |il |un |le |la )?(?:post|social|testi|linkedin|facebook|instagram|pagina|storie|feed)|che (?:si (?:può|possono)|(?:puoi|potete|possiamo|può)) (?:raccontare|usare|dire|scrivere|mettere|citare)|to (?:tell|use|share)|(?:worth|for) (?:telling|sharing|posts?)|(?:that )?(?:you|we) (?:can|may) (?:tell|use|share)|usable)`;
const ANNOUNCED = new RegExp(
  String.raw`^${OF_WHAT_KIND}(?:${STORY}(?:,?\s+${TO_BE_TOLD})*|${CASE}(?:,?\s+${TO_BE_TOLD})+)\s*[:–—-]\s+(?=\S)`,
  'iu',
);
const ANNOUNCED_CASE = new RegExp(String.raw`^${OF_WHAT_KIND}${CASE}(?!\p{L})`, 'iu');
const HAS_VERB =
  /(?<!\p{L})(?:è|era|erano|sono|c[’']era|c[’']erano|ha|hanno|abbiamo|ho|aveva|avevamo|\p{L}+iamo|\p{L}+(?:ava|eva|iva)(?:no)?|was|were|had|has|we|is|are)(?!\p{L})/iu;
/** "Storia che NON si racconta: …": its label keeps it back. */
const KEPT_BACK = /(?<!\p{L})(?:non|mai|not|never|don[’']t)(?!\p{L})/iu;

/** Whether a text still has a label that only says to whoever writes that a story may be told. */
export const isAnnouncedStory = (text: string): boolean =>
  ANNOUNCED.test(text) && !KEPT_BACK.test(text.split(/[:–—]/u)[0] ?? '');

/**
 * A story without the words that hand it over: "Storia buona: a Pedavena c'era un nido…" is told as "A Pedavena c'era un nido…". A case
 * in words without a verb stays one: "Caso da usare: magazzino, 34 postazioni" becomes "Un caso: magazzino, 34 postazioni".
 */
export const withoutStoryLabel = (text: string, language: 'it' | 'en'): string => {
  if (!isAnnouncedStory(text)) return text;
  const label = ANNOUNCED.exec(text)?.[0] ?? '';
  const story = text.slice(label.length);
  if (ANNOUNCED_CASE.test(label) && !HAS_VERB.test(story))
    return `${language === 'en' ? 'One case' : 'Un caso'}: ${story}`;
  return upperFirst(story);
};
