import type { Mention, Role } from './mention';
import { isAmount } from './mention';

/** What is spent on each that is sold, by the names that people call it. */
const COST_OF_EACH =
  /catering|buffet|\bcen[ae]\b|pranz|merend|vitto|gadget|\bguida\b|materasso|assicuraz|attrezzatur|pulizi|lavander|biancher|colazion|material|dispens|ingredient|prodott|imball|confezion|spedizion|consegn|commission|pack|benzin|carburant|gasolio|noleggi|manodoper|sapon|lenzuol|gas\b|energia|mangim|fieno|cibo/i;

/** What is charged by a verb: beside it an entrance or a ticket is paid for each of those who come. */
const CHARGED = /\b(?:pagare|vendo|vendiamo|chiedo|chiediamo|vendere|chiedere)\b/i;
const PAID_FOR_EACH = /\b(?:ingress\w*|bigliett\w*|tessera|quota|iscrizion\w*|abbonament\w*|tariffa)\b/i;

/** "Il 58 % del prezzo, la spedizione un altro 9": a further share that goes. */
const withFurtherShare = (each: Mention, previous: Mention | undefined): Mention =>
  each.unit === 'percent' &&
  each.role === null &&
  previous?.unit === 'percent' &&
  previous.role === 'costRate'
    ? { ...each, role: 'costRate' }
    : each;

/** "Mutuo 640, dipendente 1.900, luce 320": an instalment in a list of costs, where neither a rate nor a term makes it a loan. */
export const withoutLoans = (mentions: readonly Mention[]): readonly Mention[] => {
  const isList = mentions.filter(({ role }) => role === 'costLine' || role === 'fixedTotal').length >= 2;
  const isPaid = ({ period }: Mention): boolean =>
    isList || (period === 'month' && mentions.some(({ role }) => role === 'costLine'));
  const isLoan = mentions.some(({ unit, role }) => unit === 'months' || role === 'annualRate');
  return !isLoan
    ? mentions.map((each) =>
        each.role === 'principal' && isPaid(each) ? { ...each, role: 'costLine' } : each,
      )
    : mentions;
};

/** "Fissi 4.900, il margine è il 42 %, e a me ne restino 1.400": without anything sold by the piece, what is left is wanted for oneself. */
const withWantedIncome = (mentions: readonly Mention[]): readonly Mention[] => {
  const has = (...roles: Role[]): boolean =>
    mentions.some(({ role }) => role !== null && roles.includes(role));
  return has('fixedTotal', 'costLine') && has('costRate', 'marginRate') && !has('price', 'unitCost')
    ? mentions.map((each) =>
        each.role === 'marginAmount' && isAmount(each) ? { ...each, role: 'wantedIncome' } : each,
      )
    : mentions;
};

const LISTED =
  /^ ?(?:€|euro)?(?: al mese)?(?:,| e| ed|;) (?:il |la |le |i |gli |l'|di )?(?:\p{L}+ ){1,3}(?:€ ?)?$/u;
/** "Rata 520, assicurazione 210, autostrade 260": what stands named in a list of costs is one of them, by whatever name. */
export const withListedCosts = (folded: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((each, at) => {
    const [before, previous] = [mentions[at - 2], mentions[at - 1]];
    const isInList =
      before?.role === 'costLine' &&
      previous?.role === 'costLine' &&
      previous.period === each.period &&
      LISTED.test(folded.slice(previous.end, each.start));
    return isInList && isAmount(each) && each.role === null && each.label !== ''
      ? { ...each, role: 'costLine' as const }
      : each;
  });

/** Roles that the sizes of the figures rule out: a piece costs less than it is sold for, and its parts cost less still. */
export const plausible = (read: readonly Mention[]): Mention[] => {
  const mentions = withWantedIncome(read);
  const price = mentions.filter(({ role }) => role === 'price').at(-1);
  const hasFixed = mentions.some(({ role }) => role === 'fixedTotal' || role === 'costLine');
  if (!price) return mentions.map((each, at) => withFurtherShare(each, mentions[at - 1]));
  const isPart = (each: Mention): boolean =>
    isAmount(each) && each.period === null && each.value < price.value;
  const isCharged = mentions.some(({ role, label }) => role === 'price' && CHARGED.test(label));
  const highest = Math.max(...mentions.filter(({ role }) => role === 'price').map(({ value }) => value));
  return mentions.map((each, at): Mention => {
    const further = withFurtherShare(each, mentions[at - 1]);
    if (further !== each) return further;
    // "3 camere a 70, pulizie 12 a notte": the smaller of two amounts of each, named by what it pays for.
    if (
      each.role === 'price' &&
      each.value < highest &&
      (COST_OF_EACH.test(each.label) || (isCharged && PAID_FOR_EACH.test(each.label)))
    )
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

/** "Scaffali e cassa 6.800": a till among what is bought, and no money on hand. */
const TILL =
  /(?:scaffal|bancon|arred|mobil|banc|vetrin|insegn|frigo|espositor|tavol|sedi|attrezz|registrator|computer|stampant|pos)\p{L}* (?:e |di |\+ )?(?:la |una )?cassa (?:€ ?)?$/u;
export const withTills = (folded: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.map((each) =>
    each.role === 'cash' && TILL.test(folded.slice(Math.max(0, each.start - 40), each.start))
      ? { ...each, role: 'upfront' }
      : each,
  );

const FLAT_RATES: readonly number[] = [500, 1_500];
/** "Quindi al 15": a rate without its sign, where the regime has no other. */
const isFlatRateOf = (folded: string, { unit, start, end, period }: Mention): boolean =>
  unit === 'percent' ||
  (unit === 'plain' &&
    period === null &&
    /\b(?:al|aliquota(?: del| al)?|pago il|imposta del|quella del|tassa del|del) $/.test(
      folded.slice(Math.max(0, start - 20), start),
    ) &&
    !/^ ?(?:€|euro|\p{L}{4,}[ie]\b)/u.test(folded.slice(end)));
/** "Psicologa in forfettario (5%)": one of the two rates of the regime, where no word beside it tells what it is of. */
export const withFlatRates = (folded: string, mentions: readonly Mention[]): readonly Mention[] =>
  /\bforf?fett/.test(folded)
    ? mentions.map((each) =>
        isFlatRateOf(folded, each) &&
        // "Partita IVA forfettaria al 5 %": who is in the regime charges no VAT.
        (each.role === null || (each.role === 'vatRate' && /partita iva|\bp\.? ?iva/.test(folded))) &&
        FLAT_RATES.includes(each.value)
          ? { ...each, unit: 'percent', role: 'taxRate' }
          : each,
      )
    : mentions;

/** "Affitto 980, bollette 230, 1.210 in tutto": the sum of what stands before it is no further cost. */
export const withoutTotals = (folded: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((each, at) => {
    if (!isAmount(each) || !/^\s*(?:€|euro)?\s*(?:in )?tot/.test(folded.slice(each.end, each.end + 16)))
      return true;
    const before = mentions.slice(0, at).filter(isAmount);
    return before.length < 2 || before.reduce((sum, { value }) => sum + value, 0) !== each.value;
  });
