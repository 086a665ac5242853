import type { Day, SayWindow } from '../../../../contract';
import { DAY_MS } from '../../../../contract/time-units';

const MONTHS = [
  ['gennaio', 'january', 'jan'],
  ['febbraio', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['aprile', 'april', 'apr'],
  ['maggio', 'may'],
  ['giugno', 'june', 'jun'],
  ['luglio', 'july', 'jul'],
  ['agosto', 'august', 'aug'],
  ['settembre', 'september', 'sept', 'sep'],
  ['ottobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['dicembre', 'december', 'dec'],
] as const;
/** The months as Italian writes them, January first. */
export const ITALIAN_MONTHS = MONTHS.map(([italian]) => italian);
const NAMES = MONTHS.flat().join('|');
const DAY_FIRST = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:[°º]|st|nd|rd|th)?\s+(?:of\s+)?(${NAMES})\b(?:\s+(20\d\d|19\d\d|18\d\d))?`,
  'giu',
);
const MONTH_FIRST = new RegExp(
  String.raw`\b(${NAMES})\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s+(20\d\d))?`,
  'giu',
);
const SLASHED = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/])/g;

/** A day named in a text. */
export interface NamedDay {
  day: Day;
  index: number;
  end: number;
}

const monthOf = (name: string): number =>
  MONTHS.findIndex((names) => (names as readonly string[]).includes(name.toLowerCase())) + 1;
const isoOf = (year: number, month: number, date: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
const shifted = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** So long ago a day without a year is still the one that has passed, and not next year's. */
const PAST_DAYS = 90;

/** A day without a year is the one that lies nearest ahead, or has just passed. */
const dayNear = (today: Day, month: number, date: number, year: string | undefined): Day | null => {
  if (month < 1 || month > 12 || date < 1 || date > 31) return null;
  if (year) return isoOf(Number(year.length === 2 ? `20${year}` : year), month, date);
  const thisYear = Number(today.slice(0, 4));
  const earliest = shifted(today, -PAST_DAYS);
  const found = [thisYear - 1, thisYear, thisYear + 1].map((one) => isoOf(one, month, date));
  return found.find((day) => day >= earliest) ?? null;
};

/** "dal primo dicembre": replaced by as many characters, so that places in the text stay. */
const FIRST_DAY = /(?<!\p{L})primo(?=\s\p{L})/giu;

/** The days that a text names, in its order. Years long gone are history, and no days. */
export const daysIn = (given: string, today: Day): NamedDay[] => {
  const text = given.replace(FIRST_DAY, '    1');
  const found: NamedDay[] = [];
  // "Last free Saturdays of 2027 are 12 June…": a year that stands alone is of the days after it.
  const loose = [...text.matchAll(/(?:\b(?:of|del|nel|in|for|per il)\s)(20\d\d)(?!\d)/giu)].at(0);
  const yearOf = (match: RegExpMatchArray): string | undefined =>
    match[3] ?? (loose && loose.index < (match.index ?? 0) ? loose[1] : undefined);
  const add = (match: RegExpMatchArray, day: Day | null): void => {
    const index = match.index ?? 0;
    if (day && day >= '2020') found.push({ day, index, end: index + match[0].length });
  };
  for (const match of text.matchAll(DAY_FIRST))
    add(match, dayNear(today, monthOf(match[2] ?? ''), Number(match[1]), yearOf(match)));
  for (const match of text.matchAll(MONTH_FIRST))
    if (!found.some(({ index, end }) => (match.index ?? 0) >= index && (match.index ?? 0) < end))
      add(match, dayNear(today, monthOf(match[1] ?? ''), Number(match[2]), yearOf(match)));
  for (const match of text.matchAll(SLASHED))
    add(match, dayNear(today, Number(match[2]), Number(match[1]), match[3]));
  return found.sort((one, other) => one.index - other.index);
};

/** `dal 1 dicembre`, `from 3 April`: it begins then, and does not end. */
const BEGINS =
  /\b(?:dal(?:l[’'])?|da|from|since|starting(?: on)?|as of)\s*(?:\p{L}+dì|\p{L}+day|sabato|domenica)?\s*$/iu;
const ENDS_AFTER =
  /^\s*(?:compres[oiae]\s*)?(?:,?\s*e?\s*(?:fino\s+)?(?:al(?:l[’'])?|a)|to|until|till|–|-)\s(?=(?:\p{L}+\s)?\d|\p{L}+dì(?!\p{L})|\p{L}+day(?!\p{L}))/iu;

const DONE_ON =
  /\p{L}{2,}(?:at|it|ut|nt|rt|st|lt|ed)[oaie]?\s(?:il|l[’']|on|lo scorso)\s?(?:\p{L}+(?:dì|day)\s)?$/iu;

/**
 * Until when a text may be said, by the days that it names: what happens or ends on a day is no news after it; what begins on one
 * stays true.
 */
export const windowOf = (given: string, today: Day): SayWindow => {
  let until: Day | null = null;
  const text = given.replace(FIRST_DAY, '    1');
  for (const { day, index, end } of daysIn(text, today)) {
    // Of a stretch only its end counts; of several days the first, after which the whole is no longer true.
    // "franto il 28 ottobre" tells when something was done.
    const isPast = day < today && DONE_ON.test(text.slice(0, index));
    const opens = isPast || BEGINS.test(text.slice(0, index)) || ENDS_AFTER.test(text.slice(end));
    if (!opens && (until === null || day < until)) until = day;
  }
  return { from: null, until };
};

const TELLING =
  /\b(?:dir\w*|dic\w*|dett[oaie]|scriv\w*|scritt[oaie]|annunci\w*|parl\w*|pubblic\w*|nomin\w*|say|mention|write|post|announce|tell)\b/i;
const NOT_YET = /(?:prima (?:del(?:l[’'])?|di)|before|fino al|until|not? earlier than)\s*$/i;

const SILENCE =
  /\bnessun[oa] (?:deve|lo deve|dovrebbe) saper\p{L}*|\bnon (?:si|lo) (?:deve|devono) saper\p{L}*|\bnobody (?:should|must|may) know|\b(?:zitt[oi]|silenzio|bocca chiusa|acqua in bocca|quiet|hush|silent)\b[^.]{0,20}\b(?:fino|prima|until|till|before)\b|(?:prima|fino (?:ad allora|a quel giorno|a quella data)|nel frattempo|intanto|till then|until then|before that)\b[^.]{0,25}\b(?:silenzio|zitt[oi]|bocca (?:chiusa|cucita)|acqua in bocca|segret[oa]|zero|sorpresa|nessun[ao]? (?:post|cenno|accenno|parola|notizia|anticipazione)|zip|niente|nulla|nemmeno|neanche|neppure|no(?=[.!,]|$)|non (?:lo |la |li |le )?(?:dir|scriv|annunci|pubblic)\w*|quiet|silence|secret|hush|nothing|don[’']t (?:say|write|mention|tell|post))|\bnon (?:l[oaie] |ne )?(?:annunci|dir|scriv|parl|pubblic|anticip|mostr)\p{L}* prima\b(?! (?:d[ie]|che))|\bnot a (?:word|hint|thing)\b[^.]{0,50}\b(?:before|until|till)\b/iu;

/** A day that the sentence before named. */
const THAT_DAY =
  /(?<!\p{L})(?:(?:prima|fino) (?:di|a|ad) (?:allora|quel(?:la)? (?:giorno|data|momento|sera|mattina))|fino al \d{1,2}(?=[.!…]*$)|(?:before|until|till) (?:that|then)(?: day| date| moment)?)(?!\p{L})/iu;
const HUSH =
  /(?<!\p{L})(?:zero|niente|nulla|neanche|nemmeno|neppure|mai|non|nessun[ao]?|zitt[oiae]|silenzio|acqua in bocca|bocc[ah]e? (?:cucit|chius)[ae]|mut[oi]|segret[oa]|sorpresa|top secret|embargo|restare|shh+|ssh+|not|nothing|never|no|zip|hush|quiet|mum|silence|secret|surprise|don[’']t|keep|wait)(?!\p{L})/iu;
/** "Prima di allora nemmeno una sillaba", "so zip it until then": silence until the day that stands in a sentence before. */
export const isPointedSilence = (sentence: string, today: Day): boolean =>
  THAT_DAY.test(sentence) && HUSH.test(sentence) && daysIn(sentence, today).length === 0;

/** "…si può mostrare dal 9 dicembre": before that day it may not. */
const ALLOWED_FROM =
  /\b(?:si (?:può|possono|potrà|potranno)|(?:we |you )?(?:can|may)(?: be)?)\s+(?:\p{L}+\s){0,2}?(?:dir|scriv|mostr|annunci|pubblic|racconta|parlar|post|say|write|show|announce|tell|mention|publish)\p{L}*\s+(?:solo |soltanto |only )?(?:dal(?:l[’'])?|da|a partire dal(?:l[’'])?|from|after|dopo (?:il|l[’']))\s*$/iu;

/** "…, ma lo diciamo dal 14 dicembre in poi": so is what the owner will tell then. */
const TOLD_FROM =
  /(?:\b(?:ma|però|but)\s|,\s(?:e )?)(?:lo |la |li |le |ne |se ne |si |we(?:[’']ll| will)? |I(?:[’']ll| will)? )?(?:dic|scriv|annunci|raccont|parl|mostr|pubblic|say|announce|tell|post|write|mention)\p{L}*\s(?:it |them )?(?:solo |soltanto |only )?(?:dal(?:l[’'])?|da|a partire dal(?:l[’'])?|dopo (?:il|l[’'])|il|from|after|on)\s*(?:\p{L}+(?:dì|day)\s)?$/iu;

/** "…arriva il 14 dicembre, si può raccontare solo da quel giorno": the day stands before it. */
const FROM_THAT_DAY =
  /(?<!\p{L})(?:(?:dir|dic|scriv|annunci|raccont|parl|pubblic|mostr)\p{L}*|(?:say|tell|announce|mention|post|publish|show)\p{L}*(?: it| them)?) (?:solo |soltanto |only )?(?:(?:da|dopo|a partire da) (?:quel giorno|quella data|quel momento|allora)|(?:from|after|on) (?:that day|that date|then))(?!\p{L})/iu;

/** "…; da quella data se ne può parlare": the other way round. */
const THAT_DAY_ON =
  /(?<!\p{L})(?:(?:da|dopo|a partire da) (?:quel giorno|quella data|quel momento|allora)(?: in poi)?,? (?:\p{L}+ ){0,3}?(?:dir|dic|scriv|annunci|raccont|parl|pubblic|mostr)\p{L}*|(?:from|after) (?:that day|that date|then)(?: on)?,? (?:\p{L}+ ){0,3}?(?:say|tell|announce|mention|post|publish|show|talk)\p{L}*)/iu;

const NOT_YET_TOLD =
  /(?<!\p{L})(?:non (?:si|l[oaie]|ne|se ne) (?:dic|parl|annunci|scriv|raccont)\p{L}*|ne (?:può|potrà|si può|possiamo) parlare|(?:nothing|niente|nulla|not|non) (?:before|prima|until|till)|ne parliamo (?:dal?|dopo))(?!\p{L})/iu;

/** Whether a sentence with a day keeps something back, however it says until when: what cannot be read for sure is not published. */
export const isNotYetTold = (sentence: string, today: Day): boolean =>
  NOT_YET_TOLD.test(sentence) && daysIn(sentence, today).length > 0;

/** The day before which its owner does not want something told, where the sentence says so. */
export const embargoIn = (sentence: string, today: Day): Day | null => {
  const days = daysIn(sentence, today);
  const allowed = days.find(
    ({ index }) => ALLOWED_FROM.test(sentence.slice(0, index)) || TOLD_FROM.test(sentence.slice(0, index)),
  );
  if (allowed) return allowed.day;
  // "…sono in arrivo, dal 14 dicembre si può dire": the other way round.
  const freed = days.find(
    ({ index, end }) =>
      /\b(?:dal(?:l[’'])?|from|after|dopo (?:il|l[’']))\s*$/iu.test(sentence.slice(0, index)) &&
      /^,?\s(?:lo |la |li |le )?(?:si (?:può|possono)|(?:we |you )?(?:can|may))\s(?:be )?(?:dir|scriv|mostr|annunci|pubblic|racconta|parlar|say|write|show|announce|tell|mention|publish|said|told)/iu.test(
        sentence.slice(end),
      ),
  );
  if (freed) return freed.day;
  const pointed = FROM_THAT_DAY.exec(sentence) ?? THAT_DAY_ON.exec(sentence);
  const named = pointed && days.filter(({ index }) => index < pointed.index).at(-1);
  if (named) return named.day;
  // "…, ma l'annuncio lo fa il rappresentante il 14 dicembre, prima silenzio": the last day named before the silence.
  const silence = SILENCE.exec(sentence);
  const announced = silence && days.filter(({ index }) => index < silence.index).at(-1);
  // "…, ma prima del 10 dicembre acqua in bocca": the day stands within.
  const within =
    silence && days.find(({ index }) => index > silence.index && index < silence.index + silence[0].length);
  if (announced ?? within) return (announced ?? within)?.day ?? null;
  if (!/\b(?:non|mai|don[’']t|do not|not|never)\b/i.test(sentence) || !TELLING.test(sentence)) return null;
  const barred = days.find(({ index }) =>
    NOT_YET.test(sentence.slice(0, index).replace(/\b\p{L}+(?:dì|day)\s*$/iu, '')),
  );
  if (barred) return barred.day;
  // "Le date escono il 15 dicembre, prima non dire niente": the last day named before "prima non".
  const before =
    /\b(?:prima (?:non|niente|di (?:allora|quel giorno|quella data|quel momento))|before that day|not before|until then)\b/i.exec(
      sentence,
    );
  if (!before) return null;
  return days.filter(({ index }) => index < before.index).at(-1)?.day ?? null;
};
