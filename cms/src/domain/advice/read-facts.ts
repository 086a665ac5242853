import { foldText } from './fold-text';
import type { Mention, Role } from './mention';
import { withRatesInWords } from './rates-in-words';
import { openingDaysOf } from './opening-days';
import { readMentions } from './read-mentions';
import { COST_NOUNS, ROLE_CUES } from './role-cues';

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
  /^(?:ho|abbiamo|pago|paghiamo|spendo|e|ed|il|lo|la|i|gli|le|l|un|uno|una|di|d|del|dello|della|dei|degli|delle|per|a|al|da|in|con|che|ogni|mese|anno|mi|ci|se|ne|vanno|costa|costano|calcolo|metto|euro|circa|tra|piu|poi|sono|solo|mensili|all|dell|ha|invece|no|scusa|era|su|cui|fra|fissi|quasi|due|tre|quattro)$/;

const lastMatch = (pattern: RegExp, text: string): { index: number; end: number } | null => {
  let last: { index: number; end: number } | null = null;
  const search = new RegExp(pattern.source, 'gu');
  // Matches may overlap: in "la faccio pagare" the later and longer one tells more.
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const end = match.index + match[0].length;
    if (!last || end > last.end) last = { index: match.index, end };
    search.lastIndex = match.index + 1;
  }
  return last;
};

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

/** Rates without a sign are small and usual: "iva al 22", "un tasso del 4 e mezzo". */
const fits = (role: Role, { unit, value }: Mention): boolean => {
  if (role === 'vatRate') return [400, 500, 1000, 2200].includes(value);
  if (unit !== 'plain') return true;
  if (role === 'openDays') return value <= 3_100;
  return role !== 'annualRate' || value <= 3_000;
};

const cueBefore = (text: string, mention: Mention): Role | null => {
  let best: { role: Role; end: number; length: number } | null = null;
  for (const { role, units, pattern } of ROLE_CUES) {
    if (!units.includes(mention.unit) || !fits(role, mention)) continue;
    const found = lastMatch(pattern, text);
    if (!found) continue;
    const length = found.end - found.index;
    if (!best || found.end > best.end || (found.end === best.end && length > best.length))
      best = { role, end: found.end, length };
  }
  return best?.role ?? null;
};

const cueAfter = (text: string, mention: Mention): Role | null => {
  let best: { role: Role; index: number } | null = null;
  for (const { role, units, pattern } of ROLE_CUES) {
    if (!units.includes(mention.unit) || !fits(role, mention)) continue;
    const index = text.search(pattern);
    if (index !== -1 && (!best || index < best.index)) best = { role, index };
  }
  return best?.role ?? null;
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

/** "Ogni anno pago 600", "all'anno di assicurazione 1.440": the span stands before its amount. */
const periodAhead = (own: string): Mention['period'] =>
  /(?:ogni|all'|l'|per) ?anno\b/.test(own)
    ? 'year'
    : /(?:ogni|a|alla) settimana\b/.test(own)
      ? 'week'
      : /(?:ogni|al) giorno\b/.test(own)
        ? 'day'
        : null;

/** At most three words that name a figure, those nearest to it. */
const labelOf = (own: string, behind: string): string => {
  const words = (text: string): string[] =>
    text
      .split(/[^\p{L}\p{N}&]+/u)
      .filter((word) => word !== '' && !NOT_A_LABEL.test(foldText(word)) && !/^\d/.test(word));
  const before = words(own).slice(-3);
  if (before.length > 0) return before.join(' ');
  const named = /^\s*(?:euro |€ )?(?:di|per|d'|del|della|lo|la|il)\s*(.+)/iu.exec(behind)?.[1] ?? '';
  return words(named).slice(0, 2).join(' ');
};

/** "78 euro a notte", "12 € a testa": the price of one of what is sold. */
const PER_SALE =
  /^\s*(?:a|per|al|ogni|cad\w*|l'|all')\s*(?:\d+ )?(?:nott\w*|copert\w*|testa|person\w*|pezz\w*|lezion\w*|sedut\w*|cap[oi]\b|ingress\w*|bigliett\w*|un[oa]\b|client\w*|tagli\w*|visit\w*|metr\w*|mq\b|kg\b|chil\w*|litr\w*|bottigli\w*|camer\w*|corsa|trattament\w*|massaggi\w*|intervent\w*|porzion\w*|piatt\w*|tavol\w*|post[oi]\b|iscritt\w*|alliev\w*|giornata|sera\b|night|head|person|piece)/u;
/** "Vendo 12 torte a 35 euro": what follows a count of things sold is their price; of things bought it is a cost. */
const isSold = (previous: Mention | undefined, folded: string): boolean =>
  previous !== undefined &&
  previous.unit === 'pieces' &&
  !/(?:compr|acquist|\bpag|ordin(?:o|iamo|ato)|cost)\w*[^,;.]{0,24}$/u.test(
    folded.slice(Math.max(0, previous.start - 40), previous.start),
  );

/** "Il piatto medio sta a 13", "margine su 30": prices without their word. */
const SOLD_AT =
  /(?:\b(?:sta|viene|viene via|va via|esce|va) (?:a|sui|sugli) (?:€ ?)?$|\p{L}{3,} (?:is|costs|sells for|goes for) (?:€ ?)?$)/u;
/** "Margine su 30": of a price. */
const MARGIN_ON =
  /(?:margin\w*|guadagno|ricarico) (?:ho )?su (?:un prezzo di |una vendita di |un incasso di )?(?:€ ?)?$/;
/** "Ogni trattamento mi lascia puliti 24": what one sale leaves, whoever calls it net. */
const LEAVES_NET = /\b(?:lasci|rest|riman)\w* (?:\p{L}+ )?(?:pulit[oie]|nett[oie]) (?:€ ?)?$/u;
/** Who buys: what they spend is a price, no cost. */
const BUYER =
  /\b(?:client\w*|famigli\w*|persona|coppia|ospit\w*|iscritt\w*|pazient\w*|alliev\w*|abbonat\w*|turist\w*|customer\w*) (?:\p{L}+ ){0,3}(?:spend(?!o\b|iamo\b)\w*|lasci(?!o\b)\w*|pag(?!o\b|hiamo\b)\w*)/u;
/** Goods that go into what is sold, whatever verb they stand with: "di ingredienti spendo 9". */
const GOODS =
  /\b(?:materi[ae] prim[ae]|ingredient\w*|material[ei]|prodott[oi] (?:usat|che us)\w*|imballagg\w*|packaging)\b/;
/** Costs of a month or an event, whatever verb they stand with: "la sala mi costa 350". */
const STANDING =
  /\b(?:affitt\w*|locazion\w*|sala|docent\w*|istruttor\w*|insegnant\w*|commess[aeio]|collaborat\w*|dipendent\w*|cuoc\w*|camerier\w*|operai\w*|apprendist\w*|stipend\w*|commercialista|bollett\w*|utenz\w*|assicurazion\w*|luce|gas|corrente|leasing|noleggi\w*|rent|wages)\b/;
const bySubject = (role: Role | null, own: string, { period }: Mention): Role | null => {
  if ((role === 'outgoings' || role === 'unitCost' || role === 'spend') && BUYER.test(own)) return 'price';
  if ((role === 'outgoings' || role === 'spend') && GOODS.test(own) && period === null) return 'unitCost';
  if (
    (role === 'unitCost' || role === 'spend' || role === 'outgoings') &&
    /\b(?:inps|contribut\w*)\b/.test(own)
  )
    return 'contributions';
  // Goods bought month by month are spent; those that lie are stock.
  if (role === 'stock' && /\b(?:compr|acquist|pagat)\w*|\bspes[oi]\b/.test(own)) return 'unitCost';
  if (role === 'stock' && period === 'month' && /\bmerce\b/.test(own)) return 'costLine';
  if (role === 'costLine' && GOODS.test(own) && period === null) return 'unitCost';
  if (role === 'unitCost' && STANDING.test(own)) return 'costLine';
  return role;
};

/** What is spent on each that is sold, by the names that people call it. */
const COST_OF_EACH =
  /catering|buffet|\bcen[ae]\b|pranz|merend|vitto|gadget|\bguida\b|materasso|assicuraz|attrezzatur|pulizi|lavander|biancher|colazion|material|dispens|ingredient|prodott|imball|confezion|spedizion|consegn|commission|pack|benzin|carburant|gasolio|noleggi|manodoper|sapon|lenzuol|gas\b|energia|mangim|fieno|cibo/i;

/** "Il 58 % del prezzo, la spedizione un altro 9": a further share that goes. */
const withFurtherShare = (each: Mention, previous: Mention | undefined): Mention =>
  each.unit === 'percent' &&
  each.role === null &&
  previous?.unit === 'percent' &&
  previous.role === 'costRate'
    ? { ...each, role: 'costRate' }
    : each;

/** "Mutuo 640, dipendente 1.900, luce 320": an instalment in a list of costs, where neither a rate nor a term makes it a loan. */
const withoutLoans = (mentions: readonly Mention[]): readonly Mention[] => {
  const isList = mentions.filter(({ role }) => role === 'costLine').length >= 2;
  const isPaid = ({ period }: Mention): boolean =>
    isList || (period === 'month' && mentions.some(({ role }) => role === 'costLine'));
  const isLoan = mentions.some(({ unit, role }) => unit === 'months' || role === 'annualRate');
  return !isLoan
    ? mentions.map((each) =>
        each.role === 'principal' && isPaid(each) ? { ...each, role: 'costLine' } : each,
      )
    : mentions;
};

/** Roles that the sizes of the figures rule out: a piece costs less than it is sold for, and its parts cost less still. */
const plausible = (mentions: readonly Mention[]): Mention[] => {
  const price = mentions.filter(({ role }) => role === 'price').at(-1);
  const hasFixed = mentions.some(({ role }) => role === 'fixedTotal' || role === 'costLine');
  if (!price) return mentions.map((each, at) => withFurtherShare(each, mentions[at - 1]));
  const isPart = (each: Mention): boolean =>
    isAmount(each) && each.period === null && each.value < price.value;
  const highest = Math.max(...mentions.filter(({ role }) => role === 'price').map(({ value }) => value));
  return mentions.map((each, at): Mention => {
    const further = withFurtherShare(each, mentions[at - 1]);
    if (further !== each) return further;
    // "3 camere a 70, pulizie 12 a notte": the smaller of two amounts of each, named by what it pays for.
    if (each.role === 'price' && each.value < highest && COST_OF_EACH.test(each.label))
      return { ...each, role: 'unitCost' };
    if (hasFixed && each.role === 'price' && each !== price && isPart(each) && each.value < price.value / 2)
      return { ...each, role: 'unitCost' };
    // "1.200 di merce che vendo a 2.000": what the goods of that price cost.
    if (each.role === 'stock' && mentions.length === 2 && each.period === null && each.value < price.value)
      return { ...each, role: 'unitCost' };
    if (each.role === 'unitCost' && each.value > 4 * price.value && price.period === null)
      return { ...each, role: 'fixedTotal' };
    if (hasFixed && isPart(each) && each !== price && each.value < price.value / 2)
      if (each.role === 'outgoings' || (each.role === null && each.unit !== 'percent' && each.value < 5_000))
        return { ...each, role: 'unitCost' };
    return each;
  });
};

/** "Affitto 980, bollette 230, 1.210 in tutto": the sum of what stands before it is no further cost. */
const withoutTotals = (folded: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((each, at) => {
    if (!isAmount(each) || !/^\s*(?:€|euro)?\s*(?:in )?tot/.test(folded.slice(each.end, each.end + 16)))
      return true;
    const before = mentions.slice(0, at).filter(isAmount);
    return before.length < 2 || before.reduce((sum, { value }) => sum + value, 0) !== each.value;
  });

/** Days that are told by their names, where something is told of a day and no number of days is. */
const withOpeningDays = (folded: string, mentions: readonly Mention[]): readonly Mention[] => {
  if (!mentions.some(({ period }) => period === 'day') || mentions.some(({ unit }) => unit === 'days'))
    return mentions;
  const days = openingDaysOf(folded);
  return days ? [...mentions, days].sort((a, b) => a.start - b.start) : mentions;
};

/** Reads a message: figures, and from the words around each of them what it is. */
export const readFacts = (text: string): Facts => {
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
    const adjacent =
      /^\s*(?:di|d'|lord|nett|pulit|fiss|%|off|sul|in (?:mano|busta|tasca)|in meno|in piu|l'or|al lordo|prima d)/.test(
        after,
      )
        ? cueAfter(after.slice(0, 32), mention)
        : null;
    // "Due mensilità di caparra da 1.150": a count times an amount holds its own words.
    const within = mention.label === '' ? null : cueBefore(folded.slice(mention.start, mention.end), mention);
    const isLeft =
      (adjacent === 'netPay' && cueBefore(own, mention) === 'marginAmount') ||
      (LEAVES_NET.test(own) && isAmount(mention) && mention.period === null);
    const role =
      mention.role ??
      (isLeft ? 'marginAmount' : null) ??
      (MARGIN_ON.test(own) && isAmount(mention) ? 'price' : null) ??
      (within !== null && within !== 'price' && within !== 'orders' ? within : null) ??
      (adjacent !== null && adjacent !== 'price' ? adjacent : null) ??
      cueBefore(own, mention) ??
      // "Tagli da 25 euro", "un prodotto da 60": a price without its word.
      (isAmount(mention) && /\p{L}{3,} da (?:€ ?)?$/u.test(own) ? 'price' : null) ??
      (isAmount(mention) &&
      mention.unit === 'money' &&
      mention.label === '' &&
      PER_SALE.test(folded.slice(mention.end, mention.end + 24))
        ? 'price'
        : null) ??
      (isAmount(mention) && /(?:^|\s)(?:a|da|@|x|at|for) (?:€ ?)?$/u.test(own) && isSold(read[at - 1], folded)
        ? 'price'
        : null) ??
      // "Panino a 8": the thing and its price.
      (isAmount(mention) &&
      mention.period === null &&
      /^\s*(?:un |una |il |la )?(?!pari\b|fino\b|oltre\b|vicino\b|passa\b|sale\b|scende\b|arriv|intorno\b|attorno\b|siamo\b|sono\b|pagam|incass|giorni\b)\p{L}{4,} a (?:€ ?)?$/u.test(
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
    const statedRole = bySubject(role, own, mention);
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
              : statedRole === 'unitCost' && mention.period === 'month' && /cost[ao]\w* (?:€ ?)?$/.test(own)
                ? 'costLine'
                : statedRole,
      period:
        (THOSE_OF_A_YEAR.test(behind) ? 'year' : mention.period) ?? periodBehind(after) ?? periodAhead(own),
      label,
    };
  });
  return { text, folded, mentions: plausible(withoutLoans(withoutTotals(folded, mentions))) };
};

/** The latest figure of a role. */
export const lastOf = ({ mentions }: Facts, role: Role): Mention | undefined =>
  mentions.filter((mention) => mention.role === role).at(-1);
export const allOf = ({ mentions }: Facts, ...roles: Role[]): Mention[] =>
  mentions.filter(({ role }) => role !== null && roles.includes(role));
export const isAmount = ({ unit }: Mention): boolean => unit === 'money' || unit === 'plain';
