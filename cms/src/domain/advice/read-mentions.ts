import { hundredthsOf } from '../finance/read-amount';
import { foldText } from './fold-text';
import type { Mention, MentionUnit, Period } from './mention';
import { readNumberWord } from './number-words';
import { COST_NOUNS } from './role-cues';

const DIGITS = String.raw`\d{1,3}(?:[ '.]\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)|\d+(?:[.,]\d+)?`;
const WORD = String.raw`\p{L}*(?:mila|mille|cento)\p{L}*|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)(?:\p{L}+|(?='))|(?:un|una|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|mezz|mezza|two|three|four|five|eight|ten|twelve)`;
const FIGURE = new RegExp(
  String.raw`(?:(?<=\d ?[x×*] ?|\s[x×*])|(?<![\p{L}\p{N}.,/]))(?<sign>€\s*)?(?:(?<digits>${DIGITS})(?![\d/])|(?<word>${WORD})(?![\p{L}]))`,
  'gu',
);

/** "Tre e quaranta", "sette e cinquanta": euro and cents in words. */
const CENTS_IN_WORDS =
  /\s+e\s+(dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)cinque)(?!\p{L})(?!\s*(?:mes|ann|giorn|or[ae]\b|person|dipend|%|minut|pezz|client))/uy;
/** "Gli altri due 1.980 ciascuno": a number in words before an amount that is of each. */
const COUNT_OF_AMOUNT =
  /^\s*(?:\p{L}+\s+){0,2}(?:€\s*)?\d[\d.,]*\s*(?:€|euro)?\s*(?:al mese\s*)?(?:l'un[oa]|ciascun|a testa|cadaun|ognun|each)/u;
/** Sticky readers of what follows a number. */
const SCALE = /\s*(k|mila|thousand|mln|milion[ei]|million)(?![\p{L}\p{N}])/uy;
const HUNDREDS =
  /\s+e\s+(due|tre|quattro|cinque|sei|sette|otto|nove|[2-9]|\p{L}*cento|\d00)(?![\p{L}\p{N}%]|[.,]\d)(?!\s*(?:mes|ann|giorn|or[ae]|person|dipend|%))/uy;
const TENTHS = /\s+e\s+(\d)(?=\s*(?:%|per ?cento))/uy;
const HALF = /\s+e\s+mezz[oa](?!\p{L})/uy;
/** Units of which a half may be told behind them. */
const HALF_OF_UNIT: readonly MentionUnit[] = ['hours', 'days', 'months', 'pieces'];
const CENTS =
  /\s+e\s+(\d\d)(?![\d%.,/]*\d)(?!\s*(?:%|per ?cento|mes|ann|giorn|or[ae]|person|dipend|pezz|client|rat[ae]|volt))/uy;
const MADE_NOUN =
  /\s(?!(?:euro|mila|fiss|nett|lord|mens|ann))(\p{L}{3,}[ie]|menu|kit|box|tour|toast|cocktail)(?=\s)/uy;
const CENTS_AFTER_UNIT =
  /\s+e\s+(\d\d)(?![\d%.,/]*\d)(?!\s*(?:%|mes|ann|giorn|or[ae]|person|dipend|pezz|client|rat[ae]|volt|\p{L}{4,}[ie](?!\p{L})))/uy;
const NOUN_AHEAD =
  /(?<!\p{L})(ore|mesi|anni|giorni|mq|metri|kg|litri|coperti|clienti|pezzi|sedute|lezioni|iscritti|allievi|appuntamenti|camere)(?: che (?:\p{L}+ ){1,5}\p{L}+)?(?: (?:che|fatturabili|vendibili|lavorate|lavorabili|riesco a|posso|fatturare|vendere|diventano|diventassero|sono|fossero|salgono a|scendono a|invece|medi[ae]?|circa|vendut[ie]|ai|in))*( (?:al|alla|a|all') (?:giorno|mese|settimana|anno))?[ :=]+$/u;
/** Verbs that make or move things, after "ne"; of those that move money a sum follows. */
const NE_COUNT =
  /\bne (?:facci\w*|vend\w*|sped\w*|produ\w*|affitt\w*|noleggi\w*|prepar\w*|serv(?:o|iamo|e)|sforn\w*|consegn\w*|lav(?:o|iamo)|stamp\w*|confezion\w*|fabbric\w*|realizz\w*|ripar\w*|tagli\w*) (?:circa |in media |almeno )?$/u;
/** "Ne arrivano 20": people or orders, below the size of money. */
const NE_COMING =
  /\bne (?:arriv\w*|veng\w*|torn\w*|iscriv\w*|vien\w*|conclud\w*|chiud\w*) (?:circa |solo |soltanto |in media |almeno )?$/u;
const SOME_OF_THEM =
  /^\s*(?:sono |erano |restano |rimangono )?(?:sempre )?(?:sfitt|vuot|liber|chius|inutilizz)\p{L}*/u;
const MOST_COMING = 99_900;
const TIMES = /\s*[x×*]\s*(?=\d)/uy;

const UNITS: readonly [RegExp, MentionUnit, number][] = [
  [/\s*(?:%|per ?cento(?!\p{L})|percent)/uy, 'percent', 1],
  [/\s*(?:centesim[oi]|cent)(?!\p{L})/uy, 'money', 0.01],
  [/\s*(?:€|eur(?:o|os|i)?(?!\p{L}))/uy, 'money', 1],
  [/[\s-]*(?:mensilita|payments)(?!\p{L})/uy, 'payments', 1],
  [/[\s-]*(?:mes[ei]|months?|rat[ae])(?!\p{L})/uy, 'months', 1],
  [/[\s'-]*(?:ann[oi]|years?)(?!\p{L})/uy, 'months', 12],
  [/[\s-]*(?:giorn[oi]|gg|days?)(?!\p{L})/uy, 'days', 1],
  [/[\s-]*(?:settiman[ae]|weeks?)(?!\p{L})/uy, 'days', 7],
  [/[\s'-]*(?:di |billable |working )?(?:or[ae]|hours?|h)(?!\p{L})/uy, 'hours', 1],
  [/\s*(?:minut[oi]|min)(?!\p{L})/uy, 'hours', 1 / 60],
  [
    /\s*(?:dipendent[ei]|ragazz[eio]|commess[eio]|person[ae]|operai[o]?|camerier[ei]|collaborator[ei]|collaboratric[ei]|addett[eio]|soc[io]|employees?|impiegat[ieo]|apprendist[aei]|magazzinier[ei]|baristi?|cuoc[ohi]+|autist[ia]|lavoratori?|istruttor[ei]|insegnant[ei]|maestr[aei]|educator[ei]|educatric[ei]|infermier[ei]|tecnic[oi]|murator[ei]|meccanic[oi]|parrucchier[aei]|estetist[ae]|venditor[ei]|rider|pizzaiol[oi]|aiutant[ei]|stagist[aei]|segretari[ae]|assistent[ei]|fisioterapist[aei]|bagnin[oi]|animator[ei]|guardian[oi]|staff members?|workers?)(?!\p{L})/uy,
    'people',
    1,
  ],
  [
    /\s*(?:pezz[oi]|copert[oi]|client[ei]|iscritt[oi]|alliev[oi]|visit[ae]|visitator[ei]|clic|click|ordin[ei]|acquist[oi]|vendit[ae]|scontrin[oi]|volt[ae]|lezion[ei]|appuntament[oi]|prenotazion[ei]|contatt[oi]|richiest[ae]|preventiv[oi]|camer[ae]|nott[ei]|pernottament[oi]|giornat[ae]|tavol[oi]|stell[ae]|post[oi]|cop(?:ia|ie)|bottigli[ae]|kwh|kw|kg|gr|g|ml|cl|grammi|[ck]h?il[io]|etti|litr[io]|km|chilometr[io]|metri|mq|ettolitr[io]|quintal[ei]|tonnellat[ae]|orders?|visits?|customers?)(?!\p{L})/uy,
    'pieces',
    1,
  ],
];

/** A count before what is done with it: "12 torte a settimana", "26 canoni da 90", "40 coperti al giorno". */
const COUNTED_NOUN =
  /\s+(?!(?:euro|mila|milion\w|fiss\w|nett\w|pulit\w|total\w|mie|miei|tue|piene|vuote|lord\w|mensil\w|ann\w+|spes\w|cost\w|entrat\w|uscit\w|margin\w|prezz\w|bollett\w|utenz\w|incass\w|ricav\w|rett\w|vend\w+|prend\w|mett\w|vien\w|esc\w|riman\w|vuol\w|chied\w|rend\w|perd\w|serv\w|com\w|anch\w|oltr\w|sempr\w|invec\w|pur\w|ivat\w|tass\w|interess\w|circa|tutt\w|altr\w)(?!\p{L}))(\p{L}{3,}[ie]|menu|cover|ticket|box|kit|post|tour|toast|coffee|cocktail|panini)(?=\s+(?:al|alla|a|ogni|per|da|l'|all'|in un|x|di media|in piu|in meno|extra|circa|medi)(?!\p{L})|\s*[x×*/]|\s+(?:mensili|giornalier|settimanal|annu))/uy;

/** "3 furgoni che…", "20 ombrelloni, …": few of something that is no cost, whatever follows. */
const FEW_OF_NOUN = new RegExp(
  String.raw`\s+(?!(?:euro|mila|nett\w|lord\w|pulit\w|fiss\w|circa|tutt\w|altr\w|volt\w|mensil\w|medi\w|total\w|ann\w|anche|sempre|oltre|come|pure|invece|${COST_NOUNS})(?!\p{L}))(\p{L}{4,}[ie])(?=\s+che\s|\s*[,;:]\s)|\s+(\p{L}{4,}[ie])(?=\s+che (?:fanno|girano|producono|servono|rendono)\s)`,
  'uy',
);
const FEW = 20_000;

/** "300 coffees a day", "4 rooms at 80". */
const ENGLISH_NOUN =
  /\s+(?!(?:days?|weeks?|months?|years?|hours?|wages|euros?|fees|costs?|expenses|sales)(?!\p{L}))(\p{L}{3,}s)(?=\s+(?:a|an|per|at|every|each|of|for|in)(?!\p{L}))/uy;

const PERIODS: readonly [RegExp, Period][] = [
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:due|2) mesi|bimestre)|^\s*bimestral/u, 'two-months'],
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:tre|3) mesi)/u, 'quarter'],
  [/^(?:\s*(?:euro|€))*\s*(?:ogni|per|a|al) (?:(?:sei|6) mesi|semestre)|^\s*semestral/u, 'half-year'],
  [
    /^(?:\s*(?:euro|€|nett[oi]|lord[oi]|fiss[oi]))*\s*(?:al|ogni|per|a|di|\/|il|un|nel)?\s*\/?\s*(?:mes[ei](?!\p{L})|mensil[ei](?!\p{L})|month)/u,
    'month',
  ],
  [
    /^(?:\s*(?:euro|€|nett[oi]|lord[oi]))*\s*(?:all'|l'|ogni |in un |per |d'|\/|quest'|nell'|un |a )\s*ann[oi](?!\p{L})|^(?:\s*(?:euro|€|lord[oi]))*\s*(?:annu[ioae]|annual[ei]|year|a year|per year)/u,
    'year',
  ],
  [
    /^(?:\s*(?:euro|€))*\s*(?:al|ogni|per|\/|a)\s*(?:giorno|sera(?!\p{L})|serata|notte|night|di(?!\p{L})|day)|^\s*giornalier/u,
    'day',
  ],
  [/^(?:\s*(?:euro|€))*\s*(?:a|alla|ogni|per|\/)\s*settiman|^\s*settimanal/u, 'week'],
  [/^(?:\s*(?:euro|€))*\s*(?:a|al|ogni|per)\s*trimestre|^\s*trimestral/u, 'quarter'],
  [
    /^(?:\s*(?:euro|€))*\s*(?:all'|l'|per |\/|ad |a )\s*(?:or[ae]|hour|h)(?!\p{L})|^(?:\s*(?:euro|€))*\s*(?:an|per) hour/u,
    'hour',
  ],
];

/** Words of lending and hiring, beside which a span is a term. */
const LENT = /prest|mutuo|finanzia|\brat[ae]\b|leasing|tasso|interess|preavviso|prova|assum|contratto/u;
const AT_PRICE = /^ (?:a|da|x) (?:€ ?)?\d/u;
const SEVERAL_AT_PRICE = /(?<![\d.,])(?<!\bda )\d{1,3} (?:a|da|x) (?:€ ?)?\d/gu;
const MONTH_NAME =
  /^\s*(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/u;
/** Years, addresses, numbers of documents: digits that count nothing. */
const NOT_A_QUANTITY_BEFORE =
  /(?<!\p{L})(?:fattura|ft\.?|n\.?|nr\.?|numero|art\.?|articolo|legge|l\.|modello|dl|d\.l\.|d\.lgs\.?|(?<!port\p{L}{0,3} |va |vanno |butt\p{L}{0,3} )via|civico|codice|p\.?iva|dal|nel|del|anno|ateco|prot\.?)\s*$/u;

const isNoQuantity = (written: string, before: string, after: string): boolean => {
  if (MONTH_NAME.test(after) && /^\d{1,2}$/.test(written)) return true;
  if (!NOT_A_QUANTITY_BEFORE.test(before)) return false;
  if (/^(?:19|20)\d\d$/.test(written) && /(?:dal|nel|del|anno)\s*$/u.test(before)) return true;
  return (
    !/(?:dal|nel|del|anno)\s*$/u.test(before) && /^\d{1,6}$/.test(written) && !/^\s*(?:€|euro)/u.test(after)
  );
};

const sticky = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** One number with its scale, hundreds, half or cents: its value in hundredths and where it ends. */
const readNumber = (
  text: string,
  { digits, word, end }: { digits: string | undefined; word: string | undefined; end: number },
): { value: number; end: number; isSmallWord: boolean } | null => {
  const scale = sticky(SCALE, text, end);
  let at = scale ? scale.index + scale[0].length : end;
  const times = scale?.[1] ?? '';
  let value: number | null;
  if (digits !== undefined) value = hundredthsOf(digits, times);
  else if (word === 'mezz' || word === 'mezza') value = 50;
  else {
    const read = readNumberWord(word ?? '');
    value = read === null ? null : times === '' ? read * 100 : (hundredthsOf(String(read), times) ?? null);
  }
  if (value === null) return null;
  const isThousands = times === 'mila' || times === 'k' || /(?:mila|mille)$/.test(word ?? '');
  const hundreds = isThousands ? sticky(HUNDREDS, text, at) : null;
  if (hundreds) {
    const part = hundreds[1] ?? '';
    const number = /^\d+$/.test(part) ? Number(part) : (readNumberWord(part) ?? 0);
    value += (number < 10 ? number * 100 : number) * 100;
    at += hundreds[0].length;
  }
  const spokenCents =
    word !== undefined && value < 2_100 && times === '' ? sticky(CENTS_IN_WORDS, text, at) : null;
  if (spokenCents) {
    const part = readNumberWord(spokenCents[1] ?? '') ?? 0;
    return { value: value + part, end: at + spokenCents[0].length, isSmallWord: false };
  }
  // "Al 9 e 4 per cento": tenths of a rate.
  const tenths = digits !== undefined && /^\d{1,2}$/.test(digits) ? sticky(TENTHS, text, at) : null;
  if (tenths)
    return { value: value + Number(tenths[1]) * 10, end: at + tenths[0].length, isSmallWord: false };
  const half = sticky(HALF, text, at);
  if (half) {
    value += isThousands ? 50_000 : 50;
    at += half[0].length;
  }
  const cents =
    digits !== undefined && !isThousands && /^\d{1,4}$/.test(digits) ? sticky(CENTS, text, at) : null;
  if (
    cents &&
    !/(?:tra|fra|dai?|dalle|di)\s+$/u.test(
      text.slice(Math.max(0, end - digits!.length - 6), end - digits!.length),
    )
  ) {
    value += Number(cents[1]);
    at += cents[0].length;
  }
  return { value, end: at, isSmallWord: word !== undefined && value < 2100 && times === '' && !half };
};

/** The figures of a message, in its order, without roles. A few words of small numbers count only before what they count. */
export const readMentions = (text: string): Mention[] => {
  const folded = foldText(text);
  const mentions: Mention[] = [];
  let from = 0;
  for (const match of folded.matchAll(FIGURE)) {
    if (match.index < from) continue;
    const { sign, digits, word } = match.groups ?? {};
    const read = readNumber(folded, { digits, word, end: match.index + match[0].length });
    if (!read) continue;
    let { value, end } = read;
    const before = folded.slice(Math.max(0, match.index - 48), match.index);
    if (digits !== undefined && isNoQuantity(digits, before, folded.slice(end))) continue;
    // "8-10 chili": a range, of which the upper end stands for it; "89-15%" takes a share off.
    if (
      digits !== undefined &&
      /^-\d+(?![\d.,]*\s*(?:%|per ?cento))/u.test(folded.slice(end)) &&
      !/[€]/u.test(sign ?? '')
    )
      continue;
    let unit: MentionUnit = sign === undefined ? 'plain' : 'money';
    for (const [pattern, name, times] of UNITS) {
      const found = sticky(pattern, folded, end);
      if (!found) continue;
      unit = name;
      // A third of an hour is kept as it is: rounded, it would cost somebody a few cents.
      value = name === 'hours' ? value * times : Math.round(value * times);
      end += found[0].length;
      break;
    }
    // "Una volta e mezza", "3 ore e mezza": the half stands behind its unit.
    const halfBehind = HALF_OF_UNIT.includes(unit) ? sticky(HALF, folded, end) : null;
    if (halfBehind) {
      value += unit === 'months' && /ann/.test(folded.slice(match.index, end)) ? 600 : 50;
      end += halfBehind[0].length;
    }
    if (
      word !== undefined &&
      !halfBehind &&
      /^un[oa]?$/.test(word) &&
      !['months', 'hours', 'days', 'money'].includes(unit)
    )
      continue;
    let noun = '';
    if (unit === 'days' && /settiman|week/.test(folded.slice(match.index, end))) noun = 'settimane';
    if (unit === 'pieces' || unit === 'people')
      noun = folded.slice(match.index + match[0].length, end).trim();
    const isCount = digits === undefined ? read.isSmallWord : /^\d{1,3}(?:\.?\d{3})?$/.test(digits);
    const counted =
      unit === 'plain' && isCount
        ? (sticky(COUNTED_NOUN, folded, end) ??
          sticky(ENGLISH_NOUN, folded, end) ??
          (value <= FEW && !/(?:€|\b(?:a|da|di|al|costa|pago|spendo)) ?$/u.test(before)
            ? sticky(FEW_OF_NOUN, folded, end)
            : null))
        : null;
    if (counted) {
      unit = 'pieces';
      noun = counted[1] ?? counted[2] ?? '';
      end += counted[0].length;
    }
    if (read.isSmallWord && unit === 'plain' && !COUNT_OF_AMOUNT.test(folded.slice(end, end + 60))) continue;
    // "Una bottiglia da 1 litro": says how large one is.
    if (unit === 'pieces' && value === 100 && /\bda $/u.test(before)) continue;
    // "3x2": a promotion, no product.
    if (
      /^[2-9] ?x ?[1-9](?!\d)/u.test(folded.slice(match.index, match.index + 6)) &&
      /promo|offert|scont|paghi|prendi/.test(folded)
    ) {
      from = match.index + (/^[2-9] ?x ?[1-9]/u.exec(folded.slice(match.index))?.[0].length ?? 1);
      continue;
    }
    // "Una rata di 500": an instalment, no month.
    if (word !== undefined && /^un[oa]?$/u.test(word) && /rata$/u.test(folded.slice(match.index, end)))
      continue;
    // "In un anno", "stare aperto un mese": the span that is asked about, unless money is lent for it.
    if (
      word !== undefined &&
      /^un$/u.test(word) &&
      (unit === 'months' || unit === 'days') &&
      !LENT.test(folded) &&
      (/\bin $/u.test(before) || /^\s*(?:\?|$)/u.test(folded.slice(end)))
    )
      continue;
    // "6 giorni su 7": the week is no figure of its own.
    if (
      digits === '7' &&
      unit === 'plain' &&
      mentions.at(-1)?.unit === 'days' &&
      /^ su $/u.test(folded.slice(mentions.at(-1)?.end, match.index))
    )
      continue;
    // "Ogni due mesi": says how often, counts nothing.
    if (unit === 'months' && /\bogni $/u.test(before)) continue;
    // "Quanto mi costa un'ora?": asks for one, counts none.
    if (
      unit === 'hours' &&
      word !== undefined &&
      value === 100 &&
      /(?:cost\w*|per|vale|viene|rende|prezzo di) $/u.test(before)
    )
      continue;
    // "Vendo 120 pizze", "compro 300 sacchi": what is made and sold by the piece is counted, whatever it is.
    const made =
      unit === 'plain' &&
      digits !== undefined &&
      /(?:vend\w*|facc\w*|produ\w*|prepar\w*|sforn\w*|compr\w*|ordin\w*) $/u.test(before)
        ? sticky(MADE_NOUN, folded, end)
        : null;
    if (made) {
      unit = 'pieces';
      noun = made[1] ?? '';
      end += made[0].length;
    }
    // "20 a 30 euro, 12 a 45": counts at their prices, where there are several.
    if (
      unit === 'plain' &&
      isCount &&
      AT_PRICE.test(folded.slice(end)) &&
      !/\b(?:da|dai|dal|dalle|tra|passa\w*) $/u.test(before) &&
      (folded.match(SEVERAL_AT_PRICE) ?? []).length >= 2
    )
      unit = 'pieces';
    // "Ne faccio 3.500 al mese", "ne spedisco 320": what "ne" stands for is counted.
    if (
      unit === 'plain' &&
      NE_COUNT.test(before) &&
      !/^\s*(?:€|euro|%)/u.test(folded.slice(end)) &&
      // "Ne faccio 31.500" may be money: only a span makes it a count.
      (!/\bne facci\w* (?:circa |in media |almeno )?$/u.test(before) ||
        /^ (?:al|a|ogni|per|alla) \p{L}/u.test(folded.slice(end)))
    )
      unit = 'pieces';
    if (
      unit === 'plain' &&
      value % 100 === 0 &&
      value <= MOST_COMING &&
      NE_COMING.test(before) &&
      !/^\s*(?:€|euro|%)/u.test(folded.slice(end))
    )
      unit = 'pieces';
    // "26 posti a 85 euro, 4 sono sfitti": some of what is counted.
    if (
      unit === 'plain' &&
      digits !== undefined &&
      value % 100 === 0 &&
      value <= 9_900 &&
      SOME_OF_THEM.test(folded.slice(end, end + 24))
    )
      unit = 'pieces';
    // "2 euro e 90": cents after their unit.
    const cents = unit === 'money' && digits !== undefined ? sticky(CENTS_AFTER_UNIT, folded, end) : null;
    if (cents && value % 100 === 0) {
      value += Number(cents[1]);
      end += cents[0].length;
    }
    // "Ore fatturabili 78", "coperti al giorno 40": the noun stands before its count.
    const ahead =
      unit === 'plain' && digits !== undefined
        ? NOUN_AHEAD.exec(folded.slice(Math.max(from, match.index - 48), match.index))
        : null;
    if (ahead) {
      const found = UNITS.find(([pattern]) => sticky(pattern, ` ${ahead[1] ?? ''}`, 0));
      if (found && ['hours', 'days', 'months', 'pieces'].includes(found[1])) {
        unit = found[1];
        value = unit === 'months' ? value * found[2] : value;
        noun = unit === 'pieces' ? (ahead[1] ?? '') : '';
      }
    }
    // "1.500 lordi x 13": payments of a year.
    if (
      unit === 'plain' &&
      value >= 1_200 &&
      value <= 1_500 &&
      /(?:lord[oi]|nett[oi]|euro|mese|€|\d)\s*(?:x|per|×|\*)\s*$/u.test(before)
    )
      unit = 'payments';
    const times = sticky(TIMES, folded, end);
    const period = PERIODS.find(([pattern]) => pattern.test(folded.slice(end, end + 40)))?.[1] ?? null;
    mentions.push({
      value,
      unit,
      start: match.index,
      end,
      period:
        period ??
        (ahead ? (PERIODS.find(([pattern]) => pattern.test(` ${ahead[2] ?? ''}`))?.[1] ?? null) : null),
      role: null,
      label: '',
      ...(noun === '' ? {} : { noun }),
    });
    from = times ? end + times[0].length : end;
  }
  return multiplied(folded, mentions);
};

const MOST_HOURS_OF_DAY = 1_600;

/** "3x1200", "due ragazzi a 1.350 l'uno", "2 dipendenti da 1.800": a count times an amount is one amount. */
const multiplied = (folded: string, mentions: readonly Mention[]): Mention[] => {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const first = mentions[at];
    const second = mentions[at + 1];
    if (!first) continue;
    const between = second ? folded.slice(first.end, second.start) : '';
    const after = second ? folded.slice(second.end, second.end + 24) : '';
    const isAmount = second !== undefined && (second.unit === 'money' || second.unit === 'plain');
    const isEach =
      /^\s*(?:l'un[oa]|ciascun|a testa|cadaun|cad\b|ognun|per uno|each|al mese l'un|lord[oi] l'un)/u.test(
        after,
      );
    const isCount =
      (first.unit === 'people' ||
        first.unit === 'plain' ||
        first.unit === 'pieces' ||
        first.unit === 'payments') &&
      first.value >= 200 &&
      first.value <= 10_000;
    const isWritten = /^\s*[x×*]\s*$/u.test(between) && second?.unit !== 'payments' && isAmount;
    const isPeople =
      (first.unit === 'payments' && /^\s*di \p{L}+ da\s*(?:€\s*)?$/u.test(between)) ||
      (first.unit === 'people' &&
        /^\s*(?:part.?time\s*)?(?:a|da|che costano|per)\s*(?:€\s*)?$/u.test(between));
    // "20 giorni da 6 ore": the hours of all of them.
    if (
      first.unit === 'days' &&
      first.noun !== 'settimane' &&
      second?.unit === 'hours' &&
      second.value <= MOST_HOURS_OF_DAY &&
      /^\s*(?:da|di|per|x|×)\s*$/u.test(between)
    ) {
      joined.push({
        ...second,
        value: (second.value * first.value) / 100,
        start: first.start,
        period: first.period,
      });
      at += 1;
      continue;
    }
    if (second && isAmount && isCount && (isWritten || isPeople || (isEach && between.length < 30))) {
      joined.push({
        ...second,
        unit: 'money',
        value: (second.value * first.value) / 100,
        start: first.start,
        label: folded
          .slice(first.start, first.end + (isWritten || isPeople ? 0 : between.search(/\s(?:a|da)\s*$/u)))
          .trim(),
      });
      at += 1;
    } else joined.push(first);
  }
  return joined;
};
