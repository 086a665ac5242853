const FROM_DAY = String.raw`(?:(?:solo |soltanto |only )?(?:a partire )?(?:da(?:l(?:l[’'])?|lla)?|dopo (?:il|l[’'])|from|after|as of|starting(?: from| on)?)\s?(?:\p{L}+(?:dì|day)\s|sabato\s|domenica\s)?(?:the\s)?(?:\d{1,2}(?:[°º]|st|nd|rd|th)?(?:\s(?:of\s)?\p{L}+|\/\d{1,2})?|\p{L}+ \d{1,2}|primo \p{L}+)(?:\s20\d\d)?(?: in poi| on(?:wards)?)?)`;
const MAY_BE_TOLD = String.raw`(?:(?:lo|la|li|le|ne|se ne|it|they)\s)?(?:si (?:può|possono|potrà|potranno)|(?:puoi|potete|possiamo)|(?:we |you |it )?(?:can|may)(?: be)?)\s(?:anche |pure |finalmente |also )?`;
/** "Dal 7 dicembre si può dire che…", "From 3 March you may announce that…". */
const TOLD_FROM_DAY = new RegExp(
  String.raw`^(?:(?:e|ma|poi|and|but)\s)?${FROM_DAY},?\s${MAY_BE_TOLD}(?:(?:dir|scriver|annunciar|raccontar|pubblicar|far sapere|say|tell(?: people| everyone)?|announce|write|said|told|announced)\p{L}*\s(?:a tutti )?(?:che|that)\s+(.+)|(?:parlar|scriver|dir|annunciar|raccontar|mostrar|nominar|talk|write|speak|mention|announce|show)\p{L}*(?!\p{L}).*)$`,
  'iu',
);
/** "…, prima no perché firmo il 4": silence until then, and why. */
const BEFORE_THAT =
  /\s*[,;.:–—-]\s*(?:(?:e|ma|però|and|but)\s)?(?:(?:non )?prima|fino ad allora|(?:fino|prima) (?:a|di) (?:quel|quella) \p{L}+|intanto|nel frattempo|per (?:ora|adesso)|not (?:a word )?before|before (?:that|then)|(?:until|till) then|not yet)(?!\p{L}).*$/isu;

/**
 * What a sentence lets be told from a day on, without the day, the silence before it and its reason; '' where it names what may be spoken
 * of and states nothing, null where it says nothing of the kind.
 */
export const toldFromThenOn = (sentence: string): string | null => {
  const found = TOLD_FROM_DAY.exec(sentence);
  if (!found) return null;
  return (found[1] ?? '').replace(BEFORE_THAT, '').trim();
};
