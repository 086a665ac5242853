import { isHouseSubject } from '../profile/house-matters';
import { isPrivateLabel, isSecret } from '../profile/privacy';
import { isAnnouncedStory } from '../profile/story-labels';
import { sentencesIn } from '../profile/text';
import { isPermission } from '../profile/to-writer';

/** What only an owner says to whoever writes. */
const TO_THE_WRITER =
  /(?<!\p{L})(?:(?:parl|scriv|raccont|insist)(?:a|ate|i|ete|ere|are) (?:spesso|sempre|molto|poco) (?:di|del|dei|delle|della|su)|(?:nei|nel|i|sui) (?:prossimi |nostri )?post(?! (?:office|vendita))|tono (?:pacato|serio|leggero|amichevole|formale|informale|di voce)|frasi (?:corte|brevi|finite|complete)|(?:niente|senza|poche|qualche) (?:emoji|hashtag)|(?:dare|dai|dia|date|si dà) del (?:tu|lei|voi)|parole vietate|tell (?:people|them|readers|customers) (?:to|that|about)|in (?:the|our) posts|(?:short|long) sentences|tone of voice|banned words)(?!\p{L})/iu;
/** Silence that is asked for, and the day until which it lasts. */
const UNDER_EMBARGO =
  /(?<!\p{L})(?:prima (?:no|niente|silenzio|zitt[oi]|bocca|acqua in bocca|non (?:si|l[oaie]|ne|dir|scriv|annunci)\p{L}*)(?=[\s.,;:!]|$)(?!, (?:adesso|ora|oggi)(?!\p{L}))|(?:dal|da|fino al?) [^.,;:]{0,25}\d[^.,;:]{0,18} (?:non )?si (?:può|possono|potrà) (?:dir|scriv|annunci|parl|mostr|pubblic|raccont)\p{L}*|(?:non|mai) (?:dir|scriver|pubblicar|annunciar|nominar|raccontar)(?:e|l[oaie]|ne)(?= (?:prima|a nessuno|in giro|ancora)|[.!,]|$)|(?:bocca (?:chiusa|cucita)|acqua in bocca|top secret|sotto embargo)|not a word (?:of|about|before)|(?:nothing|not) before (?:that|then)|(?:don[’']t|do not) (?:tell|mention|post|publish|announce) (?:it|this|that|them)|under (?:wraps|embargo)|keep it quiet)(?!\p{L})/iu;

/**
 * Whether a sentence of a finished post is not for customers, whoever wrote it and however it came in: it speaks to the writer, of what is
 * the firm's own affair, or of what waits for its day. Only forms of which nothing else is made count here, as a post that says none of
 * it must not be lost.
 */
const isNotForCustomers = (sentence: string): boolean =>
  TO_THE_WRITER.test(sentence) ||
  UNDER_EMBARGO.test(sentence) ||
  isAnnouncedStory(sentence) ||
  isPermission(sentence) ||
  isPrivateLabel(sentence) ||
  isSecret(sentence);

/**
 * The first sentence of a post that must not leave; null where there is none.
 *
 * @param answers - What its owner answers customers, or is true of the whole trade: "Chi tiene le chiavi? Sono in cassaforte" speaks of a matter of the house, and is told.
 */
export const sentenceNotToPublish = (copy: string, answers: readonly string[] = []): string | null =>
  copy
    .split('\n')
    .flatMap(sentencesIn)
    .map((sentence) => sentence.replace(/^[–•]\s+/u, ''))
    .find(
      (sentence) =>
        isNotForCustomers(sentence) ||
        (isHouseSubject(sentence) && !answers.some((answer) => answer.includes(sentence))),
    ) ?? null;
