import type { Figure } from '../../../contract';
import { cashNeed } from '../../finance/cash';
import { openingCosts } from '../../finance/opening';
import { money } from '../../finance/figures';
import { runway } from '../../finance/runway';
import type { Mention } from '../mention';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { unclearFigures } from '../unclear-figures';
import { OF_EVERY_MONTH, perMonth } from './fixed-costs';

const monthsOf = ({ mentions }: Facts): Mention | undefined =>
  mentions.filter(({ unit }) => unit === 'months').at(-1);

/** "4 mesi da 1.900", "3 mesi di spese a 800": a span with what each month of it takes. */
const OF_EACH_MONTH = /^ (?:di|x|per|da|a)\b[^,;.]{0,24}$/;
const monthsTimesAmount = ({ folded, mentions }: Facts, term: Mention | undefined): Mention | undefined =>
  mentions.find(
    (each) =>
      term !== undefined &&
      isAmount(each) &&
      each.start > term.end &&
      OF_EACH_MONTH.test(folded.slice(term.end, each.start)),
  );

/** How long the money lasts. */
export const runwaySolver: Solver = {
  name: 'runway',
  wanted:
    /(?:soldi|cassa|liquidita) che (?:ho|abbiamo).{0,24}(?:ce la facci|arriv|bast|dur|resist)\w*|ce la (?:faccio|facciamo) (?:ad? )?arrivare a fine|quant[oi] (?:mesi |tempo )?(?:tir\w* avanti|camp|dur|resist|regg|campo|vado avanti|sopravviv|mi bast)\w*|quanti mesi|autonomia|runway|ci arrivo\b|ci arriviamo|ce la faccio\s*\?|per quanto (?:tempo )?(?:vado|ce la|resist|dur|regg)|how (?:many months|long).{0,30}(?:last|surviv)|finisc\w* (?:i soldi|la cassa)|mesi (?:di )?(?:autonomia|cassa)|(?:dura|durano|bastano)\b|resto a secco/,
  solve(facts, { figures: known }) {
    if (facts.mentions.length === 0 && known.fixedCosts === undefined)
      return { state: 'asks', kind: 'runway', missing: ['cash', 'outgoings', 'incomings'] };
    const cash = lastOf(facts, 'cash');
    const lines = allOf(facts, 'outgoings', 'fixedTotal', 'costLine', 'wantedIncome');
    const incomings =
      lastOf(facts, 'incomings') ??
      lastOf(facts, 'revenue') ??
      (cash ? lastOf(facts, 'marginAmount') : undefined);
    const spare = facts.mentions.filter((each) => isAmount(each) && each.role === null);
    const held = cash ?? (lines.length > 0 ? spare[0] : undefined);
    const total =
      lines.reduce((sum, each) => sum + perMonth(each), 0) || (held ? (known.fixedCosts ?? 0) : 0);
    if (!held) return null;
    if (total === 0) return { state: 'asks', kind: 'runway', missing: ['outgoings'] };
    // What is spent at once is not there for the months that follow.
    const upfront = allOf(facts, 'upfront').reduce((sum, { value }) => sum + value, 0);
    return {
      state: 'done',
      kind: 'runway',
      parts:
        lines.length > 1
          ? lines.map((line): Figure => ({ ...money('costLine', perMonth(line)), label: line.label }))
          : [],
      calculated: runway({
        cash: held.value,
        ...(upfront < held.value ? { upfront } : {}),
        outgoings: total,
        ...(incomings ? { incomings: perMonth(incomings) } : {}),
      }),
    };
  },
};

/** "Poi al mese affitto 700, bollette 140": from here on a list is of every month; -1 where nothing says so. */
const startOfMonthly = (folded: string): number =>
  folded.search(
    /(?<!\d ?(?:€|euro)? ?)\b(?:al|ogni) mese:? (?:ho |pago |ci sono |fissi? )?(?!\d)\p{L}{3,}[^.;?!]{0,24}\d/u,
  );

/** What it takes to begin. */
export const cashNeedSolver: Solver = {
  name: 'cash-need',
  wanted:
    /con (?:quanti soldi|quanto|che (?:cifra|capitale|somma)) (?:\w+ ){0,3}(?:partire|parto|apr\w+|comincia\w*|inizi\w*)|(?:quant[oi]|che) (?:\w+ )?(?:soldi|denaro|capitale|liquidit\w*|euro)?.{0,25}(?:serv|occorr|ci vogli|devo avere|metter da parte|mettere da parte|fabbisogno)\w*.{0,40}(?:partire|aprire|iniziare|comincia|apertura|avviare|primi mesi|stare tranquill|via)|per (?:partire|aprire|iniziare|avviare)|quanta (?:cassa|liquidita) (?:mi |ci )?(?:serv|occorr|devo)\w*|quanti soldi (?:ho bisogno|mi serv|serv|occorr)|(?:soldi|capitale|liquidita).{0,20}(?:bisogno|servono)|fabbisogno|capitale iniziale|(?:di quanto|di che (?:cifra|somma)|quanto) (?:\w+ ){0,2}(?:ho|avro|avrei|abbiamo) bisogno|quanto (?:mi |ci )?(?:serve|servono|occorre)(?: in tutto| in totale)?\s*\?|prima di incassare|quanti soldi (?:devo|dovrei|bisogna|tocca) (?:avere|mettere|tirare)|non (?:entra|incasso|arriva) (?:niente|nulla|un euro)|mesi (?:di (?:tranquillit|sicurezz|respir|copertur|margine|riserv|scorta)|copert|tranquill)\w*|quanto (?:devo|dovrei) avere|(?:quant[oi]) .{0,12}mettere da parte|(?:quanto|quanti soldi|che (?:cifra|somma)) (?:\w+ ){0,2}(?:devo avere|serve|servono|ci vuole|ci vogliono|occorre|occorrono)(?: \w+){0,2} (?:da parte|in banca|in cassa|per (?:i primi )?\d)|(?:quanto|che cifra).{0,24}per (?:i primi )?(?:\d+|due|tre|quattro|sei|dodici) mesi|soldi (?:da|che devo) trovare|(?:quanto|quanti soldi|che (?:cifra|somma)) (?:devo|dovrei|mi tocca) trovare/,
  solve(facts) {
    const term = monthsOf(facts);
    const monthlyFrom = startOfMonthly(facts.folded);
    // "Affitto 850, merce 1.300, bollette 150 al mese": goods within a list of the month are of it.
    const isListed = (each: Mention): boolean => {
      const at = facts.mentions.indexOf(each);
      const [before, after] = [facts.mentions[at - 1], facts.mentions[at + 1]];
      return each.role === 'stock' && before?.role === 'costLine' && after?.period === 'month';
    };
    const isMonthly = ({ start, role }: Mention): boolean =>
      monthlyFrom >= 0 && start > monthlyFrom && role !== 'upfront' && role !== 'downPayment';
    const upfront = allOf(facts, 'upfront', 'downPayment', 'stock').filter(
      (each) => !isListed(each) && !isMonthly(each),
    );
    const incomings = lastOf(facts, 'incomings') ?? lastOf(facts, 'revenue');
    const rest = facts.mentions.filter(
      (each) => isAmount(each) && !upfront.includes(each) && each !== incomings && each.role !== 'cash',
    );
    const ofEachMonth = monthsTimesAmount(facts, term);
    // "5 mesi di spese da 2.200": beside what is surely of a month, what has no span and no such name is paid once.
    const recurring = rest.filter((each) => each.period !== null || isMonthly(each) || each === ofEachMonth);
    // "Cucina 9.500, licenze 700, e 4 mesi da 1.900": beside what each month takes the rest is paid once.
    const isAllTold = ofEachMonth !== undefined && recurring.length === 1;
    const unsure = rest.filter(
      (each) =>
        isAllTold && each !== ofEachMonth && each.role === 'costLine' && OF_EVERY_MONTH.test(each.label),
    );
    if (unsure.length > 0) return unclearFigures('cash-need', unsure);
    const isSure =
      recurring.length > 0 && (monthlyFrom >= 0 || !/al mese:|ogni mese:|mensili:/.test(facts.folded));
    const once = isSure
      ? rest.filter(
          (each) =>
            !recurring.includes(each) &&
            (isAllTold
              ? each.role !== 'wantedIncome'
              : !['costLine', 'wantedIncome'].includes(each.role ?? '')) &&
            !isListed(each),
        )
      : [];
    const monthly = rest.filter((each) => !once.includes(each));
    if (monthly.length === 0)
      return upfront.length >= 2 && !term && !incomings
        ? {
            state: 'done',
            kind: 'cash-need',
            calculated: openingCosts(upfront.map(({ label, value }) => ({ label, value }))),
          }
        : null;
    if (!term) return { state: 'asks', kind: 'cash-need', missing: ['months'] };
    const figure = (mention: Mention): Figure => ({
      ...money('costLine', perMonth(mention)),
      label: mention.label,
    });
    return {
      state: 'done',
      kind: 'cash-need',
      parts: monthly.length > 1 ? monthly.map(figure) : [],
      calculated: cashNeed({
        monthly: monthly.reduce((sum, each) => sum + perMonth(each), 0),
        months: Math.round(term.value / 100),
        upfront: [...upfront, ...once].reduce((sum, { value }) => sum + value, 0),
        ...(incomings ? { incomings: perMonth(incomings) } : {}),
      }),
    };
  },
};
