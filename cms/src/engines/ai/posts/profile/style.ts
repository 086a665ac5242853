import type { Locale, SocialTone, SocialVoice } from '../../../../contract';
import { nounOf } from '../writing/grammar-it';
import { upperFirst } from './text';

const SAYS_VOICE =
  /\b(?:dare|dai|date|dà|dando|diamo|darsi|si dà|usa\w*|col|con il|in|al|il)(?: sempre| a tutti| pure| solo)? (?:del |il )?(tu|voi|lei)\b/giu;

/** "Scrivi semplice, del tu, frasi corte". */
const VOICE_ALONE = /(?:^|[,;.(\n:])\s*(?:del (tu|voi|lei)(?!\p{L})|(tu|voi|lei)(?=[,.;]|$))/gimu;

/** How the owner addresses customers, where an order, the call to action or the material shows it. */
export const voiceIn = (instructions: string, callToAction: string, tone: SocialTone): SocialVoice => {
  const stated = [...instructions.matchAll(SAYS_VOICE), ...instructions.matchAll(VOICE_ALONE)]
    .at(-1)
    ?.slice(1)
    .find((voice) => voice !== undefined)
    ?.toLowerCase();
  if (stated === 'tu' || stated === 'voi' || stated === 'lei') return stated;
  if (/\b(?:vi|vostr[oaie]|\p{L}+(?:ate|ete|ite)(?:ci|mi|vi|lo|la)?)\b/iu.test(callToAction)) return 'voi';
  if (
    /\b(?:può|suo|sua|\p{L}{3,}i la sua|contatti|prenoti|richieda|chieda|scriva|venga)\b/iu.test(callToAction)
  )
    return 'lei';
  if (
    /\b(?:ti|tuo|tua|prenota|ordina|vieni|passa|chiama(?:ci)?|scrivi(?:ci)?|scopri|prova)\b/iu.test(
      callToAction,
    )
  )
    return 'tu';
  return tone === 'formal' ? 'lei' : 'voi';
};

const NO_PRICES =
  /\b(?:mai|niente|nessun[ao]?|zero|non (?:scriv\w+|dir\w+|mett\w+|parl\w+)|senza|no|never|don[’']t|do not|without)\b[^.!?:;]{0,40}?\b(?:prezz[oi]|onorari\w*|rett[ae]|tariff[ae]|prices?|fees|rates)\b/iu;

const PRICES_NEVER =
  /\b(?:prezz[oi]|onorari\w*|rett[ae]|tariff[ae]|quot[ae]|prices?|fees|rates),? (?:mai|never|no)\b/iu;

/** "Niente prezzi degli uffici": it is said of one thing, and leaves the other prices alone. */
const NO_PRICES_OF =
  /(?<!\p{L})(?:mai|niente|nessun|no|senza|non \p{L}+)\s(?:(?:i|il)\s)?prezz[oi]\s(?:di|del(?:l[oa])?|dei|degli|delle|dell[’']|su(?:gli|lle|i)?)\s?([^,.;:\n]{3,40})|(?<!\p{L})(?:no|never|don[’']t \p{L}+|without)\s(?:the\s)?prices?\s(?:of|for|on)\s(?:the\s)?([^,.;:\n]{3,40})/giu;
/** Where prices are not to be written, whatever they are of. */
const NOWHERE = /^(?:post|social|facebook|instagram|linkedin|nessun|niente|alcun|any)/iu;

/** The things of which no price may be named. */
export const unpricedIn = (instructions: string): string[] =>
  [...instructions.matchAll(NO_PRICES_OF)]
    .map(([, italian, english]) => (italian ?? english ?? '').trim())
    .filter((thing) => !NOWHERE.test(thing));

/** "I prezzi solo di partecipazioni e calendari": of nothing else. */
const PRICES_ONLY_OF =
  /(?<!\p{L})(?:prezz[oi]\s(?:solo|soltanto)\s(?:di|del(?:l[oa])?|dei|degli|delle|dell[’'])|prices?\s(?:only|just)\s(?:of|for))\s?([^,.;:\n]{3,60})/iu;
/** The things of which alone prices may be named; '' where that holds of all. */
export const onlyPricedIn = (instructions: string): string =>
  PRICES_ONLY_OF.exec(instructions)?.[1]?.trim() ?? '';

/** "Non parlare di prezzi della concorrenza": what others ask rules out no price of one's own. */
const PRICES_OF_OTHERS =
  /(?:prezz[oi]|tariff[ae])\s(?:d(?:i|e[il]|el(?:l[aeo])?|egli|ell[’'])\s?)?(?:altri|altrui|concorren\p{L}+|competitor\p{L}*|mercato|supermercat\p{L}+)|(?:competitors?[’']?s?|other \p{L}+[’']s?)\sprices?/giu;

/** False where the owner wants no prices to be written. */
export const pricesAllowedIn = (given: string): boolean => {
  const instructions = given
    .replace(PRICES_OF_OTHERS, '')
    .replace(NO_PRICES_OF, (whole, italian?: string, english?: string) =>
      NOWHERE.test((italian ?? english ?? '').trim()) ? whole : '',
    );
  return !NO_PRICES.test(instructions) && !PRICES_NEVER.test(instructions);
};

/** An owner who wants prices in posts: "Metti i prezzi quando parli di un prodotto", "Prices are welcome". */
const PRICES_WANTED =
  /\b(?:mett|scriv|indic|aggiung|cit|us)\p{L}*\s(?:sempre |pure |anche |spesso )?(?:il |i )?prezz[oi]\b|\b(?:put|give|add|include|show|use)\s(?:the |our )?prices?\b|\bprices?\b[^.]{0,30}\b(?:welcome|fine|ok|yes)\b|\b(?:i )?prezzi\b[^.:]{0,25}(?<!\p{L})(?:benvenut|ok|volentieri|vanno bene|sì)(?!\p{L})/iu;
/** True for a sentence that asks for prices. */
export const asksForPrices = (sentence: string): boolean =>
  PRICES_WANTED.test(sentence) && pricesAllowedIn(sentence);

const COUNT: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  due: 2,
  two: 2,
  tre: 3,
  three: 3,
  '1': 1,
  '2': 2,
  '3': 3,
};
const LIVELY: readonly SocialTone[] = ['casual', 'friendly', 'enthusiastic'];

/** How many emoji a post may have. */
export const emojiIn = (instructions: string, tone: SocialTone): number => {
  if (
    /\b(?:niente|zero|no|senza|mai|nessuna?|without)\s+(?:le\s+|any\s+)?emoji|\bemoji[,:]?\s(?:no|mai|niente|zero|never)\b/iu.test(
      instructions,
    )
  )
    return 0;
  const most = /\b(un[ao]?|one|due|two|tre|three|\d)\s+emoji\b/iu.exec(instructions)?.[1]?.toLowerCase();
  if (most && COUNT[most] !== undefined) return COUNT[most];
  return LIVELY.includes(tone) ? 1 : 0;
};

/** False where the owner wants no exclamation marks. */
export const exclamationsIn = (instructions: string, tone: SocialTone): boolean =>
  !/\b(?:niente|zero|no|senza|mai)\b[^.]{0,30}(?:punt[oi] esclamativ|exclamation)/iu.test(instructions) &&
  tone !== 'formal';

/** Tags that the owner wants under every post. */
export const ownHashtags = (instructions: string): string[] => [
  ...new Set(
    [
      ...instructions.matchAll(
        /(?:sempre|usa\w*|use|always|mett\w+)[^.\n#]{0,40}((?:#[\p{L}\p{N}_]+[\s,]*(?:e\s|and\s)?)+)/giu,
      ),
    ].flatMap(([, tags = '']) => [...tags.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag)),
  ),
];

const VOI =
  /\b(?:voi|vostr[oaie]|avete|siete|potete|volete|dovete|sapete|fate|vi)\b|(?<![\p{L}])(?!estate|patate|date|rate|rete|sete|lite|vite|private|state|fatte|note|parate|tappate|giornate|serate|entrate|insalate|camminate|cioccolate|annate|abilitate|pareti|monete|comete|segrete|concrete|diete|discrete|complete)\p{L}{3,}(?:ate|ete|ite)(?:ci|mi|li|lo|la|le)?(?![\p{L}])/giu;
const IS_VOI_VERB =
  /^(?:tamponate|portate|chiamate|venite|prenotate|scrivete|passate|ricordate|usate|scegliete|chiedete|mettete|lasciate|trovate|guardate|provate|ordinate|segnate|contattate|chiamateci|scriveteci|portateci|fateci|diteci|chiedeteci|evitate|tenete|conservate|controllate|aprite|chiudete|lavate|asciugate|aspettate|spedite|ritirate|confermate|comunicate|telefonate|visitate|seguite|seguiteci|raccontateci|mandate|mandateci|cercate|pensate|vi|voi|vostro|vostra|vostri|vostre|avete|siete|potete|volete|dovete|sapete|fate)$/i;
const TU =
  /(?<!\p{L})(?:tu|tuoi?|tua|tue|ti|te|hai|puoi|vuoi|devi|sai|chiamaci|scrivici|contattaci|portaci|ricordati)(?!\p{L})/iu;
const TU_ORDER =
  /(?:^|[.!?,:;(]\s*|\b(?:poi|vieni)\s+)(?:vieni|passa|prenota|scopri|ordina|scegli|scrivi|porta|chiedi|prova|chiama|tieni|metti|guarda|ricorda|usa|lascia|evita|controlla|tampona)(?!\p{L})/iu;
const LEI = /(?<=[\p{Ll},]\s)(?:Lei|Suo|Sua|Suoi|Sue|La|Le)(?=\s\p{Ll})/u;

/** A participle looks like an order: an order begins a clause. */
const BEGINS_CLAUSE = /(?:^|[.!?,:;(«“"]\s*|\b(?:e|o|non|se|quando|che|dove|come|poi|vi|mai|già)\s+)$/iu;
const BEFORE_OBJECT = /^\s+(?:(?:il|lo|la|i|gli|le|un|una|uno|sempre|prima|subito|con|da|in)\s|l[’'])/iu;
/** "Sei sedie da osteria: impagliate con erba palustre", "Rifatte in gesso, brunite con l'agata": they say how many things are. */
const LABEL_BEFORE =
  /(?:^|[.!?]\s)(?:(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)\s)?([^.:!?]{3,50}):\s$/iu;
const PARTICIPLE_BEFORE = /(?:^|[.!?:]\s)\p{L}+(?:tte|lte|nte|rte|sse|ute)\s[^.!?]*,\s$/iu;
const isParticipleOf = (word: string, before: string): boolean => {
  if (!/[aiu]te$/iu.test(word) || IS_VOI_VERB.test(word)) return false;
  const noun = nounOf(LABEL_BEFORE.exec(before)?.[1] ?? '');
  return (noun !== null && noun.feminine && noun.plural) || PARTICIPLE_BEFORE.test(before);
};
const isVoiVerb = (text: string, word: string, at: number): boolean => {
  if (/^(?:vi|voi|vostr[oaie]|avete|siete|potete|volete|dovete|sapete|fate)$/iu.test(word)) return true;
  const before = text.slice(0, at);
  if (!BEGINS_CLAUSE.test(before) || isParticipleOf(word, before)) return false;
  return IS_VOI_VERB.test(word) || BEFORE_OBJECT.test(text.slice(at + word.length));
};

/** Whom an Italian text speaks to; null where it speaks to nobody in particular. */
export const addressOf = (text: string): SocialVoice | null => {
  const voi = [...text.matchAll(VOI)].some((match) => isVoiVerb(text, match[0], match.index));
  if (voi) return 'voi';
  if (TU.test(text) || TU_ORDER.test(text)) return 'tu';
  return LEI.test(text.slice(1)) ? 'lei' : null;
};

const POSSESSIVES: Readonly<Record<string, string>> = {
  vostro: 'tuo',
  vostra: 'tua',
  vostri: 'tuoi',
  vostre: 'tue',
  avete: 'hai',
  siete: 'sei',
  potete: 'puoi',
  volete: 'vuoi',
  dovete: 'devi',
  sapete: 'sai',
  fate: 'fai',
  venite: 'vieni',
  tenete: 'tieni',
  scegliete: 'scegli',
  voi: 'te',
  vi: 'ti',
};
const keepCase = (from: string, to: string): string =>
  /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

/** What is said to many, said to one: "Portate una lanterna" → "Porta una lanterna". */
const fromVoiToTu = (text: string): string =>
  text.replace(VOI, (word: string, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number');
    if (!isVoiVerb(text, word, at ?? 0)) return word;
    const lower = word.toLowerCase();
    const known = POSSESSIVES[lower];
    if (known) return keepCase(word, known);
    const [, stem = '', ending = '', tail = ''] =
      /^(.+?)(ate|ete|ite)(ci|mi|li|lo|la|le)?$/u.exec(lower) ?? [];
    return stem === '' ? word : keepCase(word, `${stem}${ending === 'ate' ? 'a' : 'i'}${tail}`);
  });

/** A text in the owner's voice; null where it speaks to customers in another one and cannot be turned. */
export const inVoice = (text: string, voice: SocialVoice, language: Locale): string | null => {
  if (language === 'en') return text;
  const address = addressOf(text);
  if (address === null || address === voice) return text;
  if (voice !== 'tu' || address !== 'voi') return null;
  const turned = fromVoiToTu(text);
  // "dividetevi e dite" speaks to several, whatever becomes of its other verbs.
  if (/(?<!\p{L})(?:\p{L}{3,}(?:ate|ete|ite)vi|dite)(?!\p{L})/iu.test(turned)) return null;
  return addressOf(turned) === 'voi' ? null : turned;
};

const WE: Readonly<Record<string, string>> = {
  siete: 'siamo',
  avete: 'abbiamo',
  potete: 'possiamo',
  volete: 'vogliamo',
  dovete: 'dobbiamo',
  sapete: 'sappiamo',
  fate: 'facciamo',
  date: 'diamo',
  dite: 'diciamo',
  venite: 'veniamo',
  tenete: 'teniamo',
  vostro: 'nostro',
  vostra: 'nostra',
  vostri: 'nostri',
  vostre: 'nostre',
  vi: 'ci',
  voi: 'noi',
};
const KEEPS =
  /^(?:estate|patate|rate|rete|sete|lite|vite|private|state|pareti|monete|diete|complete|serate|giornate|entrate|insalate|cioccolate|annate)$/i;

/** `lenti polarizzate`: what follows a noun in its own ending is no verb. */
const AFTER_NOUN =
  /(?<!\p{L})(?!(?:quando|come|dove|anche|sempre|invece|oltre|inoltre|perché|cose|quali|allora|altre|altri|noi|voi|chi|poi|mai)\s)\p{L}{3,}[ei]\s$/iu;

/** "il diabete", "con una rete": what follows an article is no verb; `lo`, `la`, `le` may also be what is done something to. */
const AFTER_ARTICLE =
  /(?<!\p{L})(?:il|i|un|uno|una|di|del(?:lo|la|le)?|dei|degli|al(?:lo|la|le)?|ai|agli|dal(?:lo|la|le)?|nel(?:lo|la|le)?|sul(?:lo|la|le)?|col|per|a|in)\s$/iu;

/** Who asks "da me?" is the customer: the business says "da te?". */
const TO_THE_CUSTOMER: Readonly<Record<string, string>> = {
  me: 'te',
  mi: 'ti',
  mio: 'tuo',
  mia: 'tua',
  miei: 'tuoi',
  mie: 'tue',
};

/** A question of customers as the business would put it: "Consegnate il sabato?" → "Consegniamo il sabato?" */
export const askedByBusiness = (question: string, voice: SocialVoice): string =>
  // "Fate pacchetti regalo?" asks for gift wrapping, whoever is spoken to.
  /^(?:fate|avete|vendete|accettate|offrite|preparate|tenete)\s(?!la |il |lo |gli |le |i |l[’']|un[ao]? |più |già |voi |anche |solo |tutt)\p{L}+(?:\s\p{L}+){0,4}\?$/iu.test(
    question,
  )
    ? upperFirst(question.replace(/^\p{L}+\s/u, ''))
    : inOwnVoice(
        voice !== 'tu'
          ? question
          : question.replace(/(?<!\p{L})(?:me|mi|mio|mia|miei|mie)(?!\p{L})/giu, (word) =>
              keepCase(word, TO_THE_CUSTOMER[word.toLowerCase()] ?? word),
            ),
      );

const inOwnVoice = (question: string): string =>
  question.replace(
    /(?<!\p{L})(?:\p{L}{2,}(?:ate|ete|ite)|fate|vostr[oaie]|vi|voi)(?!\p{L})/giu,
    (word, at: number) => {
      const lower = word.toLowerCase();
      const known = WE[lower];
      if (known) return keepCase(word, known);
      if (
        KEEPS.test(lower) ||
        AFTER_ARTICLE.test(question.slice(0, at)) ||
        AFTER_NOUN.test(question.slice(0, at))
      )
        return word;
      return keepCase(word, lower.replace(/i?(?:ate|ete|ite)$/u, 'iamo'));
    },
  );
