import { foldText } from './fold-text';
import { isAmount, type Mention, type Role } from './mention';
import { withRatesInWords } from './rates-in-words';
import { withPlainCounts } from './plain-counts';
import { openingDaysOf } from './opening-days';
import { readMentions } from './read-mentions';
import { COST_NOUNS } from './role-cues';
import {
  plausible,
  withFlatRates,
  withListedCosts,
  withTills,
  withoutLoans,
  withoutTotals,
} from './plausible-roles';
import {
  PER_SALE,
  SOLD_AT,
  MARGIN_ON,
  LEAVES_NET,
  bySubject,
  cueAfter,
  cueBefore,
  isBought,
  isSold,
} from './role-of-figure';

export { isAmount } from './mention';

/** What a message says: its words and its figures with their roles. */
export interface Facts {
  text: string;
  folded: string;
  mentions: readonly Mention[];
}

/** Where one statement of a sentence ends and the next begins. */
const BOUNDARY = /[,;:?!+]|\.(?!\d)| - |\b(?:e|ed|piu|ma|poi|con|mentre|and|with|but)\b/g;
/** Words that are not part of what a cost is called. */
const NOT_A_LABEL =
  /^(?:ho|abbiamo|pago|paghiamo|spendo|e|ed|il|lo|la|i|gli|le|l|un|uno|una|di|d|del|dello|della|dei|degli|delle|per|a|al|da|in|con|che|ogni|mese|anno|mi|ci|se|ne|vanno|costa|costano|calcolo|metto|euro|circa|tra|piu|poi|sono|solo|mensili|all|dell|ha|invece|no|scusa|era|su|cui|fra|fissi|quasi|due|tre|quattro|faccio|fa|fanno|facciamo|passo|metto|prendo|dura|spedisco|tengo|lascia|lasciano|do|diamo|tutta|tutto)$/;

/** Where the statement that a figure belongs to begins. "È" is no "e", though both are folded to one letter. */
const lastBoundary = (folded: string, text: string): number => {
  let end = 0;
  for (const match of folded.matchAll(BOUNDARY))
    if (!/^(?:\u00e8|e')/iu.test(text.slice(match.index, match.index + 2)))
      end = match.index + match[0].length;
  return end;
};

const STOP = /[,;:?!]|\.(?!\d)|\b(?:e|ed|ma|piu|se(?! (?:ne|lo|la|li|le|l'))|and|but|if|con)\b/g;
const firstBoundary = (folded: string, text: string): number => {
  for (const match of folded.matchAll(STOP))
    if (!/^(?:\u00e8|e')/iu.test(text.slice(match.index, match.index + 2))) return match.index;
  return -1;
};

/** "Ma quelli sono all'anno": the span of what was just told. */
const THOSE_OF_A_YEAR =
  /\b(?:ma|pero|che|pero')? ?(?:quell[iea]|quello|quest[iea]|questo|quest'ultim[oa]) (?:sono|e|e'|li pago|le pago|la pago|lo pago|va|vanno) (?:all'|l'|ogni |una volta l'|per )?ann(?:o|u\w+)/;

/** "6.400 di spese l'anno": the span stands behind what the amount is of. */
const periodBehind = (after: string): Mention['period'] => {
  const span =
    /^\s*(?:euro |€ )?(?:di|per) (?:\p{L}+ ){1,2}(?:l'|all'|ogni |al |a )(anno|mese|giorno|settimana)\b/u.exec(
      after,
    )?.[1];
  if (span === 'anno') return 'year';
  if (span === 'mese') return 'month';
  if (span === 'giorno') return 'day';
  return span === 'settimana' ? 'week' : null;
};

/** "La mia ora la conto 22", "un'ora di lavoro vale 28": what one hour is reckoned at. */
const OF_ONE_HOUR =
  /(?:\b(?:un'|l'|ogni )|\b(?:mia|nostra|sua) )ora (?:di \p{L}+ )?(?:l[ao] |me la |mi |ci |io )?(?:cont|val|cost|mett|calcol|consider|stim|pag|facci\p{L}* pag|vien|chied|fattur|vend|sta |e )\p{L}*\s?(?:a |sui |sulle |circa )?(?:€ ?)?$/u;

/** "Ogni anno pago 600", "all'anno di assicurazione 1.440": the span stands before its amount. */
const periodAhead = (own: string): Mention['period'] =>
  /(?:ogni|all'|l'|per) ?anno\b|\b(?:fatturato|ricavi|incasso|incassi|giro d'affari|vendite|compenso) annu\w+ (?:di |e |a )?(?:€ ?)?$/.test(
    own,
  )
    ? 'year'
    : /(?:ogni|a|alla) settimana\b/.test(own)
      ? 'week'
      : /(?:ogni|al) giorno\b/.test(own)
        ? 'day'
        : OF_ONE_HOUR.test(own) || /\b(?:all'|l'|ogni )ora a (?:€ ?)?$/.test(own)
          ? 'hour'
          : null;

/** "Ogni settimana incasso 900 e spendo 1.240": the span ahead is of both amounts. */
const ANOTHER_VERB =
  /^ ?(?:€|euro)? ?,? ?(?:e|ed|ma|pero) (?:ne |ci |mi |me ne )?(?:spend|pag|incass|entr|esc|fattur)\p{L}+ (?:€ ?)?$/u;
const SPAN_AHEAD = /\b(?:ogni|al|alla|a) (?:giorno|settimana|mese)\b[^.;:?!\d]*$/u;
const withCarriedPeriods = (folded: string, mentions: readonly Mention[]): Mention[] =>
  mentions.map((each, at): Mention => {
    const previous = mentions[at - 1];
    const isCarried =
      previous !== undefined &&
      previous.period !== null &&
      each.period === null &&
      isAmount(each) &&
      isAmount(previous) &&
      SPAN_AHEAD.test(folded.slice(0, previous.start)) &&
      ANOTHER_VERB.test(folded.slice(previous.end, each.start));
    return isCarried ? { ...each, period: previous.period } : each;
  });

const COST_BEHIND = new RegExp(`^\\s*(?:euro |€ )?(?:di|d') ?(${COST_NOUNS})\\b`, 'iu');
/** At most three words that name a figure, those nearest to it. */
const labelOf = (own: string, behind: string): string => {
  const words = (text: string): string[] =>
    text
      .split(/[^\p{L}\p{N}&]+/u)
      .filter((word) => word !== '' && !NOT_A_LABEL.test(foldText(word)) && !/^\d/.test(word));
  // "1.100 di affitto, 2 mila di personale": the cost behind its amount, whatever stood before.
  // Looked for without accents, and named with them.
  const cost = COST_BEHIND.exec(foldText(behind));
  if (cost?.[1] !== undefined) return behind.slice(cost[0].length - cost[1].length, cost[0].length);
  const before = words(own).slice(-3);
  if (before.length > 0) return before.join(' ');
  const named =
    /^\s*(?:euro |€ )?(?:d'|(?:di|per|del|della|lo|la|il)(?!\p{L}))\s*(.+)/iu.exec(behind)?.[1] ?? '';
  return words(named).slice(0, 2).join(' ');
};

/** Days that are told by their names, where something is told of a day and no number of days is. */
const withOpeningDays = (folded: string, mentions: readonly Mention[]): readonly Mention[] => {
  if (!mentions.some(({ period }) => period === 'day') || mentions.some(({ unit }) => unit === 'days'))
    return mentions;
  const days = openingDaysOf(folded);
  return days ? [...mentions, days].sort((a, b) => a.start - b.start) : mentions;
};

/** "Me ne costa 1,50 di manutenzione": of each that is sold, whatever it is spent on. */
const OF_EACH_SOLD = /\b(?:me|ce) ne (?:cost|van|part|spend)\w*(?: via)? (?:€ ?)?$/u;

const GAINED = /guadagn\w*|margin\w*|ricaric\w*|aggiung\w*|\bmett\w*/;
/** Reads a message: figures, and from the words around each of them what it is. */
export const readFacts = (written: string): Facts => {
  const text = withPlainCounts(written);
  const folded = foldText(text);
  const read = withOpeningDays(folded, withRatesInWords(folded, readMentions(text)));
  const mentions = read.map((mention, at): Mention => {
    const from = read[at - 1]?.end ?? 0;
    const to = read[at + 1]?.start ?? folded.length;
    const before = folded.slice(from, mention.start);
    const ownStart = from + lastBoundary(before, text.slice(from, mention.start));
    const own = folded.slice(ownStart, mention.start);
    const behind = folded.slice(mention.end, to).slice(0, 70);
    const stop = firstBoundary(behind, text.slice(mention.end, mention.end + behind.length));
    const after = stop === -1 ? behind : behind.slice(0, stop);
    // "640 di corrente", "7.400 di fissi", "1.450 netti": what stands right behind names a figure more surely than what stands before.
    // "Costo 9 fissi 2.890": the word between two figures is of the one behind it, where the first has its own.
    const isOfNext =
      at + 1 < read.length &&
      /^ fiss\p{L}+ (?:€ ?)?$/u.test(folded.slice(mention.end, to)) &&
      cueBefore(own, mention) !== null;
    const adjacent =
      !isOfNext &&
      /^\s*(?:di|d'|lord|nett|pulit|fiss|%|off|sul|in (?:mano|busta|tasca|cassa|banca)|sul conto|in meno|in piu|l'or|al lordo|prima d)/.test(
        after,
      )
        ? cueAfter(after.slice(0, 32), mention)
        : null;
    // "Due mensilità di caparra da 1.150": a count times an amount holds its own words.
    const within = mention.label === '' ? null : cueBefore(folded.slice(mention.start, mention.end), mention);
    // "Guadagnarci il 25 % sul costo", "sconto del 10 % prima dell'IVA": what is done with a share tells more than what it is taken of.
    const ofShare =
      mention.unit !== 'percent'
        ? null
        : (GAINED.test(own) && /^\s*(?:sul|sopra (?:il|al)|del|sui) cost/.test(after)) ||
            (/\bricaric\w*/.test(own) && /^\s*(?:sul|sulla|sui|sulle|su) /.test(after))
          ? 'markUpRate'
          : /\b(?:scont\w*|ribass\w*) (?:del |di |un |al )?(?:€ ?)?$/.test(own)
            ? 'discountRate'
            : null;
    const isLeft =
      (adjacent === 'netPay' && cueBefore(own, mention) === 'marginAmount') ||
      (LEAVES_NET.test(own) && isAmount(mention) && mention.period === null);
    const role =
      mention.role ??
      ofShare ??
      (isLeft ? 'marginAmount' : null) ??
      // "Quanti caffè a 1,30": the price of what is counted.
      (isAmount(mention) && /\bquant[ei] \p{L}{3,} a (?:€ ?)?$/u.test(own) ? 'price' : null) ??
      (MARGIN_ON.test(own) && isAmount(mention) ? 'price' : null) ??
      (within !== null && within !== 'price' && within !== 'orders' ? within : null) ??
      (adjacent !== null && adjacent !== 'price' ? adjacent : null) ??
      cueBefore(own, mention) ??
      // "Tagli da 25 euro", "un prodotto da 60": a price without its word.
      (isAmount(mention) && /\p{L}{3,} da (?:€ ?)?$/u.test(own) ? 'price' : null) ??
      (isAmount(mention) && mention.label === '' && PER_SALE.test(folded.slice(mention.end, mention.end + 24))
        ? 'price'
        : null) ??
      (isAmount(mention) && /(?:^|\s)(?:a|da|@|x|at|for) (?:€ ?)?$/u.test(own) && isSold(read[at - 1], folded)
        ? 'price'
        : null) ??
      (isAmount(mention) && /^\s*(?:a|da|@|x) (?:€ ?)?$/u.test(own) && isBought(read[at - 1], folded)
        ? 'unitCost'
        : null) ??
      // "Panino a 8", "borse di stoffa a 28": the thing and its price.
      (isAmount(mention) &&
      mention.period === null &&
      /^\s*(?:un |una |il |la )?(?!pari\b|fino\b|oltre\b|vicino\b|passa\b|sale\b|scende\b|arriv|intorno\b|attorno\b|siamo\b|sono\b|pagam|incass|giorni\b)\p{L}{4,}(?: (?:di|da|in|al|alla|con) \p{L}{3,})? a (?:€ ?)?$/u.test(
        own,
      )
        ? 'price'
        : null) ??
      // "Ogni manicure 28 euro", "un taglio 22": the thing and its price.
      (isAmount(mention) &&
      mention.period === null &&
      new RegExp(
        `^\\s*(?:ogni|un|una|un'|il|la|l') ?(?!(?:${COST_NOUNS})\\b|euro\\b|mese\\b|anno\\b|giorno\\b|settimana\\b|volta\\b|totale\\b)\\p{L}{4,} (?:€ ?)?$`,
        'u',
      ).test(own) &&
      !/^\s*(?:€|euro)?\s*(?:di|d'|al mese|l'anno|lord|nett)/.test(after)
        ? 'price'
        : null) ??
      (SOLD_AT.test(own) && isAmount(mention) && mention.period === null ? 'price' : null) ??
      (mention.unit === 'percent' && /^ su (?:un|il|una|la)\b/.test(after)
        ? null
        : cueAfter(after, mention)) ??
      // What stands in another statement of the same sentence tells the least.
      cueBefore(before.slice(-45).replace(/^.*(?:[;?!]|\.(?!\d))/s, ''), mention);
    const label =
      mention.label !== ''
        ? text.slice(mention.start, mention.start + mention.label.length)
        : labelOf(text.slice(ownStart, mention.start), text.slice(mention.end, mention.end + after.length));
    const isEach =
      /^\s*(?:euro |€ )?(?:a (?:testa|persona|pezzo|iscritt\w+|copert\w+|client\w+|capo)|cad\w*|l'un[oa]\b|ciascun\w*|per (?:persona|pezzo|iscritt\w+|client\w+))/.test(
        folded.slice(mention.end, mention.end + 26),
      );
    const statedRole =
      OF_EACH_SOLD.test(own) && role === 'costLine' ? 'unitCost' : bySubject(role, own, mention);
    return {
      ...mention,
      // "Materiali 6 a testa": a cost of each, not of the month.
      role:
        isEach && (statedRole === 'visits' || statedRole === 'orders')
          ? 'price'
          : isEach && statedRole === 'costLine' && mention.label === ''
            ? 'unitCost'
            : // "Mi costa 2.100 al mese": what is paid each month is of no piece.
              statedRole === 'upfront' && mention.period === 'month'
              ? 'costLine'
              : statedRole === 'unitCost' &&
                  mention.period === 'month' &&
                  (/cost[ao]\w* (?:€ ?)?$/.test(own) || mention.label !== '')
                ? 'costLine'
                : statedRole,
      period:
        (THOSE_OF_A_YEAR.test(behind) ? 'year' : mention.period) ?? periodBehind(after) ?? periodAhead(own),
      label,
    };
  });
  const spanned = withCarriedPeriods(folded, mentions);
  const sized = withFlatRates(folded, withTills(folded, withoutTotals(folded, spanned)));
  return { text, folded, mentions: plausible(withListedCosts(folded, withoutLoans(sized))) };
};

/** The latest figure of a role. */
export const lastOf = ({ mentions }: Facts, role: Role): Mention | undefined =>
  mentions.filter((mention) => mention.role === role).at(-1);
export const allOf = ({ mentions }: Facts, ...roles: Role[]): Mention[] =>
  mentions.filter(({ role }) => role !== null && roles.includes(role));
