import { bansNamedFirst } from './named-bans';

const BAN =
  /(?:\b(?:mai|non si (?:scriv|dic|parl|nomin|cit)\w+|non (?:scriv\w+|d(?:ir|it|ic)\w+|us\w+|parl\w+|cit\w+|promett\w+|mett\w+|nomin\w+|critic\w+)|da non (?:us|dir|scriv|cit|nomin|mett)\w+|niente|vietat[oaie](?: scrivere| dire)?|(?<!\bsi )(?:evita(?:re|te|rl[oaie]|tel[oaie])?|evitiamo)|senza (?:la parola|le parole|dire)|no|never|don[’']t|do not|avoid)\b:?\s*)/giu;
const QUOTED = /["“«]([^"”»]{2,60})["”»]/gu;
const BEFORE_WORD =
  /^(?:(?:scriver\w*|dire|parlar\w*|promett\w*|usar\w*|citar\w*|consigliar\w*|nominar\w*|criticar\w*|metter\w*|mai|niente|no|male|la parola|le parole|parole(?: da)?|battute su\w*|promesse di|write|say|use|call it|mention|promise|talk about|the words?|publish|any (?:word|mention|talk)|(?:ogni|qualsiasi|nessun) (?:parola|accenno|riferimento))\s+)*(?:(?:di|del|della|dei|delle|degli|dell[’']|da|su|sulle|il|lo|la|i|gli|le|l[’']|un|una|about|the|an?)\s+)*/iu;
const MOST_WORDS = 4;
/** "non dire mai che siamo i migliori" rules out no word. */
const FUNCTION_WORD =
  /^(?:che|chi|come|cosa|quanto|quando|dove|perché|that|what|who|how|why|when|where|con|per|una|uno|the|you|noi|voi|lei)$/iu;

/** "Non nominare i clienti" rules out their names, and not the word. */
const WHOEVER_BUYS =
  /^(?:(?:nostri|nostre|our) )?(?:clienti?|pazienti|ospiti|allievi|committenti|fornitori|customers?|clients?|guests|patients|suppliers)$/iu;
const NAMES_SOMEBODY = /^(?:non|mai|never|don[’']t|do not)\s(?:nomin|cit|far|name)\p{L}*/iu;

/** Words that an owner rules out in a sentence. */
export const bansIn = (sentence: string): string[] => {
  const named = bansNamedFirst(sentence);
  if (named.length > 0) return named;
  const banned = new Set<string>();
  const starts = [...sentence.matchAll(BAN)];
  if (starts.length === 0) return [];
  for (const [, phrase] of sentence.slice(starts[0]?.index).matchAll(QUOTED))
    if (phrase) banned.add(phrase.trim().toLowerCase());
  for (const [at, match] of starts.entries()) {
    const from = match.index + match[0].length;
    const until = starts[at + 1]?.index ?? sentence.length;
    // What follows a colon after the ban says what to write instead; brackets and reasons are comments.
    const tail =
      sentence
        .slice(from, until)
        .replace(QUOTED, '')
        .replace(/\([^)]*\)/gu, '')
        .split(/:\s|[.!?]|\s(?:perché|che|quindi|siamo|because|since)\s|[–—]/u)[0] ?? '';
    let head = '';
    for (const part of tail.split(
      /,|\s(?:o|né|or|nor)\s|\s(?:e|and)\s(?=(?:i|gli|le|il|la|lo|the)\s|l[’'])|;/u,
    )) {
      const clean = part
        .replace(/["“”«»]/g, '')
        .trim()
        .replace(/\s(?:e|and)$/u, '')
        .trim();
      // "nomi di bambini o di genitori": the second part goes on where the first one named something.
      const whole = /^(?:di|dei|delle|del|of)\s/iu.test(clean) ? `${head} ${clean}`.trim() : clean;
      head = /^(.+?)\s+(?:di|dei|delle|del|of)\s/iu.exec(whole)?.[1] ?? '';
      const phrase = whole
        .replace(BEFORE_WORD, '')
        .replace(/^(?:write|say|use|scrivere|dire|usare|parlare|promettere|mention)$/iu, '')
        .trim()
        .toLowerCase();
      const words = phrase.split(/\s+/);
      if (
        phrase.length > 2 &&
        !(WHOEVER_BUYS.test(phrase) && NAMES_SOMEBODY.test(sentence.slice(match.index, until))) &&
        !FUNCTION_WORD.test(phrase) &&
        !/^(?:and|or|but|nor|ed|ma|né|anche|also|more than .*)$/iu.test(phrase) &&
        words.length <= MOST_WORDS &&
        !/^\d/.test(phrase)
      )
        banned.add(phrase);
    }
  }
  return [...banned];
};

const BARRED_SUBJECT =
  /(?<!\p{L})(?:no|zero) (\p{L}{4,}) posts?(?!\p{L})|(?:niente|nessun|no|zero) post (?:su(?:l(?:l[’'aoe]?)?)?|di|con|about|on|of) ?(?:the |il |la |lo |i |gli |le )?(\p{L}{4,})(?!\p{L})/giu;
/** "…so no indigo posts": what an owner says of posts among private matters rules out its subject. */
export const subjectsBarredIn = (sentence: string): string[] =>
  [...sentence.matchAll(BARRED_SUBJECT)].map(([, before, after]) => (before ?? after ?? '').toLowerCase());
