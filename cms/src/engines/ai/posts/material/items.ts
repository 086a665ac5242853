const VERBS =
  /\b(?:offriamo|facciamo|produciamo|produce|vendiamo|vende|realizziamo|realizza|proponiamo|propone|prepariamo|prepara|ci occupiamo di|si occupa di|serviamo|ripariamo|ripara|insegniamo|noleggiamo|trovi|trovate|corsi di|lezioni di|servizi di|classes in|courses in|lessons in|we (?:offer|make|sell|bake|serve|provide|teach|repair|design|build)|offers|makes|sells|bakes|provides)(?:,?\s(?:e|and)\s(?:\p{L}+iamo|make|sell|build|repair|design|serve|deliver))?\s+/iu;
const ARTICLES =
  /^(?:anche |sia |e |and |il |lo |la |i |gli |le |l[’']|un |uno |una |del |dello |della |dei |degli |delle |the |a |an |our |i nostri |le nostre |il nostro |la nostra )+/i;
/** What begins so is the rest of a sentence and no thing. */
const NO_THING =
  /^(?:che|con|per|in|a|ad|da|di|su|come|tutt\w+|molt\w+|altro|ecc|etc|with|for|from|to|which|that|more|everything|all|dal|dalle|ogni)\b/i;
const MAX_WORDS = 5;
const MAX_LENGTH = 44;
const MOST = 16;

const toItem = (part: string): string | null => {
  const item = part
    .trim()
    .replace(/\(.*?\)/g, '')
    .replace(ARTICLES, '')
    .replace(/[.;:!]+$/, '')
    .trim();
  if (item.length < 3 || item.length > MAX_LENGTH || item.split(/\s+/).length > MAX_WORDS) return null;
  if (NO_THING.test(item) || /[\d€?"«»]/.test(item)) return null;
  // A name keeps its capitals; a thing of a list stands in the middle of a sentence.
  return /^\p{Lu}\p{Ll}/u.test(item) && !/\s\p{Lu}/u.test(item)
    ? item.charAt(0).toLowerCase() + item.slice(1)
    : item;
};

/** The things that a list names: `pane, focacce e torte`. A single one is no list. */
export const itemsOf = (list: string): string[] => {
  const items = list
    .split(/,|;|\s\/\s|\s(?:e|ed|and|o|oppure|or)\s/u)
    .map(toItem)
    .filter((item) => item !== null);
  return items.length > 1 ? [...new Set(items)].slice(0, MOST) : [];
};

/** The things that a sentence says the business has: `vendiamo libri usati e nuovi`. */
export const offeredIn = (sentence: string): string[] => {
  const verb = VERBS.exec(sentence);
  if (!verb) return [];
  const rest = sentence.slice(verb.index + verb[0].length);
  const [clause = ''] = rest.split(
    /[.:;!?]|\s(?:per|con|dal|dalle|tutti|ogni|for|with|from|every|because|perché|grazie|che)\s/iu,
  );
  return itemsOf(clause);
};
