import type { Calculated } from '../../../contract';
import {
  advertisingReturn,
  contactCost,
  costOfCustomers,
  customersForBudget,
  customersToRepay,
  mostToSpend,
} from '../../finance/advertising';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { questionOf } from '../question';
import { ahead, behind } from './amounts';

const CONTACT = /\b(?:contatt\w*|lead|richiest\w*|preventiv\w*|clic\w*|click)\b/;
const CLOSES =
  /\b(?:chiud\w*|compr\w*|acquist\w*|convert\w*|conversion\w*|convers\w*|diventa\w* client\w*|accett\w*|firm\w*|prenot\w*|si iscriv\w*|port\w* a casa|vien\w*|vengono|si presenta\w*)\b/;
/** "Chiudo il 15 %", "uno su 5 compra": the share of those who ask that buy. */
const closingOf = (facts: Facts): Mention | undefined => {
  const shares = facts.mentions.filter(({ unit, role }) => unit === 'percent' && role !== 'marginRate');
  return (
    shares.find((each) => CLOSES.test(ahead(facts, each, 20)) || CLOSES.test(behind(facts, each, 14))) ??
    // Beside a margin there is but one other share.
    (shares.length === 1 ? shares[0] : undefined)
  );
};

const amountNear = (facts: Facts, pattern: RegExp): Mention | undefined =>
  facts.mentions.find((each) => isAmount(each) && pattern.test(ahead(facts, each, 26)));

/** "ROAS 4 con margine 30 %". */
const returnOf = (facts: Facts): Calculated | null => {
  const margin = lastOf(facts, 'marginRate');
  const roas = facts.mentions.find(
    (each) => each.unit === 'plain' && /\broas (?:di |e |del |a )?$/.test(ahead(facts, each)),
  );
  return roas && margin && facts.mentions.length === 2
    ? advertisingReturn({ roas: roas.value, marginRate: margin.value })
    : null;
};

/** What a contact costs, the share that buys, and what is wanted of them. */
const contactsOf = (facts: Facts): Calculated | null => {
  const closing = closingOf(facts)?.value;
  if (closing === undefined) return null;
  const contact = amountNear(facts, CONTACT) ?? lastOf(facts, 'unitCost');
  if (!contact) return null;
  const margin = lastOf(facts, 'marginRate');
  const rest = facts.mentions.filter((each) => isAmount(each) && each !== contact);
  const wanted = facts.mentions.find(
    ({ unit, noun = '' }) => unit === 'pieces' && /client|vendit|ordin/.test(noun),
  );
  const [sale, other] = rest;
  if (other) return null;
  if (sale && !margin && /\b(?:ho|budget|spend\w*|metto|investo)\b/.test(ahead(facts, sale, 20)))
    return customersForBudget({ budget: sale.value, click: contact.value, conversion: closing });
  if (!sale && !wanted) return null;
  return contactCost({
    contact: contact.value,
    closing,
    ...(sale ? { sale: sale.value } : {}),
    ...(margin ? { marginRate: margin.value } : {}),
    ...(wanted ? { customers: Math.round(wanted.value / 100) } : {}),
  });
};

const ASKS_COST =
  /\bquanto (?:mi |ci )?(?:e |viene a )?cost\p{L}*(?: (?:ogni|un|una|l'))? ?|\bcosto (?:di|per|a) (?:(?:ogni|un|una) )?(?:\p{L}+ )?client/u;
/** "420 di pubblicità, mi scrivono in 35 e ne chiudo uno su cinque": spent, who asked, and the share that buys. */
const customersOf = (facts: Facts): Calculated | null => {
  const [counted, other] = facts.mentions.filter(({ unit }) => unit === 'people' || unit === 'pieces');
  const [spend, second] = facts.mentions.filter(isAmount);
  const [share] = facts.mentions.filter(({ unit }) => unit === 'percent');
  if (!counted || other || !spend || second || !share || facts.mentions.length !== 3) return null;
  const closes = CLOSES.test(ahead(facts, share, 24)) || CLOSES.test(behind(facts, share, 20));
  const isSpan = counted.period === null || counted.period === spend.period;
  return closes && isSpan && counted.end <= share.start && ASKS_COST.test(questionOf(facts.folded))
    ? costOfCustomers({ spend: spend.value, contacts: counted.value, closing: share.value })
    : null;
};

const ASKS_TO_REPAY =
  /quant[ei] (?:nuovi )?(?:client|vendit|ordin|copert|iscritt)\w*.{0,40}(?:rientr|ripag|recuper|copr|pareggi)/;
/** "Speso 800, scontrino 35, margine 50 %: quanti clienti per rientrare?" */
const repaidOf = (facts: Facts): Calculated | null => {
  const [spend, sale, margin] = [lastOf(facts, 'spend'), lastOf(facts, 'price'), lastOf(facts, 'marginRate')];
  return spend && sale && margin && facts.mentions.length === 3 && ASKS_TO_REPAY.test(facts.folded)
    ? customersToRepay({ spend: spend.value, sale: sale.value, marginRate: margin.value })
    : null;
};

const ASKS_MOST =
  /quanto (?:\p{L}+ ){0,3}(?:spender\w*|investir\w*|metter\w*) .{0,24}(?:pubblicit|promo|campagn|facebook|google|volantin)/u;
const mostOf = (facts: Facts): Calculated | null => {
  const each = lastOf(facts, 'marginAmount');
  const sold = facts.mentions.find(({ unit }) => unit === 'pieces');
  return each && sold && facts.mentions.length === 2 && ASKS_MOST.test(facts.folded)
    ? mostToSpend({ marginEach: each.value, orders: Math.round(sold.value / 100) })
    : null;
};

/** What advertising may cost and what it leaves. */
export const advertisingSolver: Solver = {
  name: 'advertising',
  wanted:
    /\broas\b|\bcontatt\w*|\blead\b|\bclic\w*|\bclick\b|pubblicit\w*|volantin\w*|campagn\w*|facebook|instagram|google|sponsor\w*|inserzion\w*|annunc\w*|\bfiera\b|\b(?:mi |ci )?(?:scriv|telefon|chiam|contatt|rispond)(?:ono|ano)\b/,
  solve(facts) {
    const calculated =
      returnOf(facts) ?? repaidOf(facts) ?? mostOf(facts) ?? customersOf(facts) ?? contactsOf(facts);
    return calculated && { state: 'done', kind: 'funnel', calculated };
  },
};
