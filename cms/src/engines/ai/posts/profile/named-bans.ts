const WORDS = String.raw`(?:parol[ae]|espression[ei]|termin[ei]|fras[ei]|words?|phrases?|terms?|expressions?)`;
/** What an owner says of words that are not to be used: "non si usano", "non le vogliamo vedere", "are banned". */
const NOT_USED = String.raw`(?:non (?:(?:si|l[eaoi]|ci|mi|c[’']|vi|ne) ?)*(?:us|dic|dir|scriv|vogli|vorr|sopport|apparten|appartien|piac|va(?:nno)?(?!\p{L})|dev|accett|legg|ved|sent|esist|compa|nomin|devono|sono (?:nostr|da))\p{L}*|mai(?!\p{L})|(?:è|sono|vanno) (?:da evitare|vietat\p{L}+|bandit\p{L}+|proibit\p{L}+|evitat\p{L}+|tolt\p{L}+)|(?:is|are) (?:banned|forbidden|out(?! of)|off[ -]limits|not (?:ours|allowed|to be used|welcome))|never\b|(?:we|i) (?:never|don[’']t|do not|can[’']t|hate|avoid)\b)`;
const ARTICLES = String.raw`(?:(?:le|la|i|il|lo|gli|the|our|all|tutte|anche)\s)*`;

/** "le parole X e Y non si usano", "The word luxury is banned". */
const WORDS_FIRST = new RegExp(
  String.raw`(?<!\p{L})${ARTICLES}${WORDS}\s(?!e\s|che\s|da\s|we\s|i\s|di\s)([^.:;()]{2,120}?),?\s${NOT_USED}`,
  'iu',
);
/** "X e Y sono parole che non usiamo", "X is not a word we use". */
const WORDS_LAST = new RegExp(
  String.raw`^([^.:;]{2,120}?)\s(?:sono|è|are|is)\s(not\s)?(?:un[a’']?\s?|an?\s)?${WORDS}\s(?:(?:che|that)\s)?(${NOT_USED}|vietat\p{L}+|bandit\p{L}+|proibit\p{L}+|da (?:evitare|non \p{L}+)|(?:we|i|you)\s\p{L}+|banned|forbidden)`,
  'iu',
);
/** "Animatore mai, si dice educatore": one word or two. */
const NEVER_BEHIND =
  /^(?:(?:il|lo|la|i|gli|le|the)\s|l[’'])?((?:\p{L}+\s){0,2}\p{L}+),?\s(?:mai|never)(?=[,.;!]|$)/iu;
/** "La cauzione no, si spiega a voce": told, but not in writing. */
const NOT_IN_WRITING =
  /^(?:(?:il|lo|la|i|gli|le|the)\s|l[’'])?((?:\p{L}+\s){0,2}\p{L}+),?\sno[,;:]\s(?=[^.]*(?<!\p{L})(?:a voce|di persona|in privato|al telefono|in negozio|si (?:spieg|dic|dà|danno|comunic|parl|scriv|tratt|chied)\p{L}*|(?:we|i) (?:say|tell|give|explain) (?:it|that|them))(?!\p{L}))/iu;
/** "Non vogliamo leggere X e Y", "We do not want to read X". */
const NOT_TO_READ =
  /^(?:e |poi |and )?(?:(?:non|mai) (?:(?:vogl|vorr|sopport|accett|tollerer?)\p{L}* )?(?:di )?(?:legger|veder|sentir|trovar)e|(?:we|i) (?:do not|don[’']t|never) (?:want|like) to (?:read|see|hear)) ([^.:;]{2,120}?)(?:,? (?:per favore|grazie|please|nei post|in (?:the )?posts|da nessuna parte|anywhere))*[.!]?$/iu;
/** A day is no word. */
const IS_TIME =
  /^(?:(?:luned|marted|mercoled|gioved|venerd)ì|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mattina|sera|pomeriggio|festivi|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|ora|oggi|prima|poi|ma|e|non|quasi|come|più)$/iu;
/** "…, e nemmeno Y": more of them. */
const MORE =
  /,?\s(?:(?:e|and|o|or)\s)?(?:nemmeno|neanche|neppure|né|nor(?:\s(?:is|are))?|not even)\s([^.;:]+)/iu;
const MOST_WORDS = 4;
const FILLER = /^(?:(?:il|lo|la|i|gli|le|the|an?|un[ao]?|come|ad esempio|tipo|like|o|e|and|or)\s|l[’'])+/iu;

/** The words of a list; none where one of its parts is no word but a clause. */
const listed = (text: string): string[] => {
  const parts = text
    .replace(/\([^)]*\)/gu, '')
    .split(/,|\s(?:e|ed|o|and|or|né|nor)\s/iu)
    .map((part) =>
      part
        .replace(/["“”«»]/gu, '')
        .trim()
        .replace(FILLER, '')
        .trim()
        .toLowerCase(),
    )
    .filter((part) => part.length > 1);
  return parts.every((part) => part.split(/\s+/u).length <= MOST_WORDS) ? parts : [];
};

/** Words that a sentence names before it rules them out. */
export const bansNamedFirst = (sentence: string): string[] => {
  const text = sentence.replace(/\s*\([^)]*\)/gu, '');
  const first = WORDS_FIRST.exec(text);
  const last = WORDS_LAST.exec(text);
  const isDenied =
    last !== null &&
    (last[2] !== undefined || !/^(?:we|i|you)\s(?!never|don|do not|can|hate|avoid)/iu.test(last[3] ?? ''));
  const found = first ?? (isDenied ? last : null);
  if (found) {
    const more = MORE.exec(text.slice(found.index + found[0].length))?.[1] ?? '';
    return [...listed(found[1] ?? ''), ...listed(more)];
  }
  const read = NOT_TO_READ.exec(text)?.[1];
  if (read !== undefined) return listed(read);
  const [, word = ''] = NEVER_BEHIND.exec(text) ?? NOT_IN_WRITING.exec(text) ?? [];
  return word === '' || word.split(/\s+/u).some((one) => IS_TIME.test(one)) ? [] : [word.toLowerCase()];
};
