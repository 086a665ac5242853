import { isNamedUnit, isThing, SPANS, stemOf, unitOf } from './units';

/** What a question wants of the figures. */
export type Wanted = 'profit' | 'revenue' | 'cost' | 'count' | 'margin' | 'mark-up' | 'price' | 'time';

export interface Target {
  wanted: Wanted;
  /** Units that the answer is of one of: a month, an hour, one of the things; empty where none is named. */
  per: string[];
  /** What is counted, where a count is asked for. */
  counted: string | null;
  /** The same as it was written: "piazzole". */
  countedNoun?: string;
}

const TIME = /\bquant[ei] (?:altr[ei] )?(mesi|anni|settimane|giorni)\b|\bin quanto tempo\b/;
const COUNT =
  /\bquant[ei] (?!soldi|euro|mesi|anni|settimane|giorni|tasse|spese|costi|volte|litri|chili|grammi|metri|sono|mi\b|ci\b|per\b)(\p{L}{2,})/u;
const PRICE =
  /\ba quanto (?:l[oaie] |gli?e?l[oaie] |ne |si )?(?:(?:devo |dovrei |posso |dobbiamo )?(?:ri)?vend|mett|facc|(?:devo |dovrei |posso |dobbiamo )?(?:chied|far\w* pagar|metter|prezzar|propor))|\b(?:che|quale) (?:prezzo|tariffa)|prezzo (?:di vendita|minimo|giusto)|quanto (?:l[oaie] |gli?e?l[oaie] |gli |ci )?(?:devo |dovrei |posso |dobbiamo )?(?:chied|far(?:mi|gli|le)? pagar|facc\w* pagar|metto|metterl|venderl|vendo)|\b(?:tariffa(?: oraria)?|prezzo)\W*$/;
const MARK_UP = /ricaric\w*|mark.?up/;
const MARGIN =
  /(?:che|quale|qual e il|quant'e il|quanto e il) (?:mio )?margine|margine (?:in |percentuale|%|sul prezzo)|margine\W*$/;
const PROFIT =
  /(?:tolt[oaie]|togliendo|detratt[oaie]) .{0,24}(?:spes|cost|affitt|bollett)|guadagn\w*|\brest[aio]\w*|riman\w*|avanz\w*|\butile\b|in tasca|in mano|profitt\w*|ci (?:ricavo|rientro)|\bmargine\b/;
const COST =
  /\bcost\w*|\bspend\w*|\bspes[ae]\b|\bpag(?:o|hiamo|are)\b|(?:mi|ci|ne|se ne) (?:part|esc|va|vann|vien|consum)\w*|vien\w* a costare|mi viene|\bvia\b|incid\w* (?:su|per) (?:ogni|un|una|ciascun)|\b(?:bolletta|spesa|costo)\W*$/;
const REVENUE = /\bincass\w*|\bfattur\w*|\bricav\w*|\bentr(?:a|ano|ate)\b|\bprend(?:o|iamo)\b/;

/** Takings that are to cover what is spent, or that are to be reached: no sum of what was told. */
const TO_COVER =
  /pareggi\w*|coprir\w*|a galla|(?:dev|dovr|bisogn|serv|minim)\w*.{0,24}(?:incass|fattur|vend)\w*|(?:incass|fattur)\w* minim\w*/;

const wantedOf = (question: string): Wanted | null => {
  if (TIME.test(question)) return 'time';
  if (COUNT.test(question)) return 'count';
  if (PRICE.test(question)) return 'price';
  if (TO_COVER.test(question)) return null;
  if (MARK_UP.test(question)) return 'mark-up';
  if (!/guadagn|rest[ao]|utile/.test(question) && MARGIN.test(question)) return 'margin';
  if (PROFIT.test(question)) return 'profit';
  if (REVENUE.test(question)) return 'revenue';
  return COST.test(question) ? 'cost' : null;
};

/** Words before what an answer is of one of. */
const PER =
  /(?:\b(?:al|alla|allo|a|ad|per|ogni|in un|in una|in uno|sul|sulla|sullo|su ogni|su|nel|nella|un|una|di ogni|per ogni|di un|di una)\s|\b(?:all'|l'|sull'|un'|in un'))(\p{L}{2,})/gu;
/** "Il chilo tostato quanto mi costa?" */
const MEASURES = /(?:^|\s)(?:il|la|un|l'|lo)\s?(kg|chilo|litro|metro|mq|etto|quintale|km)(?!\p{L})/gu;
const ADJECTIVES = /\b(orari[oa]|mensil[ei]|settimanal[ei]|annu[oae]|annual[ei]|giornalier[oa])\b/gu;

const ASKING =
  /\b(?:(?:a|in|di|da|per|con) )?(?:quant\p{L}*|quand\p{L}|qual\p{L}*|che (?:prezzo|tariffa|margine|ricaric\p{L}*|utile|guadagno|costo|incasso|spesa)|cosa|come|perche)\b/gu;
/** What stands behind the asking word, and the clause it stands in. */
const askingPart = (question: string): [string, string] => {
  const at = [...question.matchAll(ASKING)].at(-1)?.index;
  const signs = [',', ';', ':', '.'].map((sign) =>
    question.lastIndexOf(`${sign} `, at ?? question.length - 3),
  );
  const clause = question.slice(Math.max(...signs, -1) + 1);
  return [at === undefined ? clause : question.slice(at), clause];
};

/** Units that words name as what an answer is of. */
export const unitsNamed = (text: string, things: ReadonlySet<string>): string[] =>
  [...text.matchAll(PER), ...text.matchAll(ADJECTIVES)]
    // "Se la sala costa 6 a lezione": of that figure, and not of the answer.
    .filter(
      ({ index, 1: word = '' }) => isNamedUnit(word) || !/\d ?(?:€|euro)? ?$/.test(text.slice(0, index)),
    )
    .map(([, word = '']) => word)
    .filter((word) => isNamedUnit(word) || things.has(stemOf(word)))
    .map((word) => unitOf(word).unit)
    .filter((unit, at, all) => all.indexOf(unit) === at);

/** Reads what is asked; `things` are the nouns that figures of the message are of. `null` where no sum is asked for. */
export const targetOf = (question: string, things: ReadonlySet<string>): Target | null => {
  const [asking, whole] = askingPart(question);
  // "Quanto mi è costato un cliente, e alla fine ci ho guadagnato?": what is asked last.
  const furthest = asking.split(/, (?:e|ed) /).at(-1) ?? asking;
  const isLast = furthest !== asking && wantedOf(furthest) !== null;
  const [after, clause] = isLast ? [furthest, furthest] : [asking, whole];
  // "Quando", "perché", "come": no amount is asked for.
  if (/\b(?:quando|perche|come|dove|chi)\b/.test(after)) return null;
  const wanted = wantedOf(after);
  if (wanted === null) return null;
  const counted = wanted === 'count' ? (COUNT.exec(question)?.[1] ?? null) : null;
  const behind = unitsNamed(after, things);
  const named = behind.length > 0 ? behind : unitsNamed(clause, things);
  const per =
    named.length > 0 || wanted === 'count'
      ? named
      : [...clause.matchAll(MEASURES)].map(([, word = '']) => unitOf(word).unit).slice(0, 1);
  const countedUnit = counted === null ? null : counted === 'ne' ? 'one' : unitOf(counted).unit;
  return {
    wanted,
    // "In quanti mesi", "quanti polli": what is counted is no unit of the answer.
    per:
      wanted === 'time'
        ? []
        : per.filter((unit) => unit !== countedUnit && (wanted !== 'count' || SPANS.includes(unit))),
    counted: wanted === 'time' ? (TIME.exec(question)?.[1] ?? 'mesi') : countedUnit,
    ...(counted !== null && countedUnit !== null && isThing(countedUnit) && counted !== 'ne'
      ? { countedNoun: counted }
      : {}),
  };
};
