import type { Mention } from '../mention';
import { clauseOf } from '../quantities/around';
import { type Facts, isAmount } from '../read-facts';
import { COST_NOUNS } from '../role-cues';
import { COUNT_IN_LABEL } from './counts';
import type { Target } from './question-target';
import type { AmountTerm, ShareKind, Side } from './terms';

/** The clause before a figure, from the last sign or joining word. */
export const ownOf = (facts: Facts, mention: Mention): string => clauseOf(facts, mention).split('#')[0] ?? '';
const behindOf = (facts: Facts, mention: Mention): string => clauseOf(facts, mention).split('#')[1] ?? '';

const INCOME =
  /\biscrizion[ei]\b|\b(?:ri)?vend\p{L}*|incass\p{L}*|prezz\p{L}*|listin\p{L}*|cartellin\p{L}*|(?:facc|far|mett)\p{L}* pagar\p{L}*|\bchied\p{L}*|scontrin\p{L}*|ricav\p{L}*|fattur\p{L}*|bigliett\p{L}*|\bquot[ae]\b|\brett[ae]\b|tariff\p{L}*|ingress\p{L}*|\bentr(?:a|ano|ate)\b|\bmi pag(?:a|ano)\b|\bpag(?:a|ano)\b|\bl[oaie] (?:faccio|facciamo|metto|mettiamo|do|diamo) (?:a )?$/gu;
export const TAKEN_IN = /incass\p{L}*|ricav\p{L}*|fattur\p{L}*|\bentr(?:a|ano|ate)\b/u;
const GAIN =
  /guadagn\p{L}*|\bmi (?:ne )?(?:rest|lasci|riman|rend)\p{L}*|\bmargin[ei]\b|\butile\b|risparmi\p{L}*/gu;
const COST = new RegExp(
  String.raw`\bcost\p{L}*|(?<!\b(?:facc|fatt|far|fa|fai|mett)\p{L}{0,6} )\bpag(?:o|at[oaie]|hiamo|are)\b|\bcompr\p{L}*|acquist\p{L}*|\bspend\p{L}*|\bspes[aeo]\b|ingredient\p{L}*|material\p{L}*|materi[ae] prim|\boffr\p{L}*|\bregal\p{L}*|omaggi\p{L}*|\bfiss[eio]\b|\b(?:${COST_NOUNS})\b`,
  'gu',
);
const lastIndex = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const LETS = /\bl[oaie] (?:noleggi(?:o|amo)|(?:sub)?affitt(?:o|iamo))\b/;
const PAID_OR_CHARGED = /(?:ingress\p{L}*|bigliett\p{L}*|tessera|quota|iscrizion\p{L}*|tariffa) (?:€ ?)?$/u;

/** Whose money it is, where the words of its own clause tell; the nearest word wins. */
export const statedSide = (facts: Facts, mention: Mention): Side | null => {
  if (mention.role === 'wantedIncome') return 'wanted';
  // "La noleggio a 25": what is let brings in, whatever is paid for hire elsewhere.
  const own = ownOf(facts, mention);
  if (LETS.test(own)) return 'income';
  // "Ingresso 14 a testa, faccio pagare 39": all the prices together tell which of them is paid.
  if (mention.role === 'unitCost' && PAID_OR_CHARGED.test(own)) return 'cost';
  const found = [
    { side: 'income' as const, at: lastIndex(INCOME, own) },
    { side: 'gain' as const, at: lastIndex(GAIN, own) },
    { side: 'cost' as const, at: lastIndex(COST, own) },
  ].sort((a, b) => b.at - a.at)[0];
  if (found && found.at >= 0) return found.side;
  const behind = behindOf(facts, mention).slice(0, 24);
  if (/^\s*(?:€|euro)?\s*(?:di|d'|per)\s/.test(behind)) {
    if (behind.search(COST) >= 0) return 'cost';
    if (behind.search(GAIN) >= 0) return 'gain';
  }
  const { role } = mention;
  if (role === 'revenue' || role === 'incomings') return 'income';
  if (role === 'marginAmount') return 'gain';
  if (
    role === 'unitCost' ||
    role === 'costLine' ||
    role === 'fixedTotal' ||
    role === 'outgoings' ||
    role === 'upfront' ||
    role === 'spend'
  )
    return 'cost';
  return null;
};

const LOSS = /scart|sfrid|\bcal[oa]\b|perd|butt|sprec|rott|invendut|marc/;
export const shareKind = (facts: Facts, mention: Mention, target: Target): ShareKind | null => {
  const clause = clauseOf(facts, mention);
  const { role } = mention;
  // Whoever keeps a share of the price takes it off, whatever is left is called.
  if (/commission|provvig|si (?:tien|prend)|(?<!mi )\btratt[ie]*n/.test(clause)) return 'commission';
  if (target.wanted === 'profit' && role === 'costRate') return 'commission';
  if (target.wanted === 'profit' && role === 'marginRate') return 'margin';
  if (role === 'marginRate') return target.wanted === 'price' ? 'margin' : null;
  if (role === 'markUpRate') return target.wanted === 'price' ? 'mark-up' : null;
  if (LOSS.test(clause)) return 'loss';
  if (/tratt[ie]*n/.test(clause)) return 'commission';
  if (role === 'discountRate') return 'discount';
  if (role === 'occupancy') return 'taken';
  return role === 'costRate' && target.wanted === 'price' ? 'cost-share' : null;
};

const BUYERS =
  /^(?:client|iscritt|alliev|copert|ospit|partecip|pazient|person|student|bambin|soci|abbonat|invitat|spettator|visitator|turist|head)/;

/** The side of an amount that no word of its own tells, from where it stands; `null` where it may be either. */
export const sideByPlace = (
  facts: Facts,
  mention: Mention,
  target: Target,
  { joined, amounts, inLabel }: { joined: string | null; amounts: readonly AmountTerm[]; inLabel: boolean },
): Side | null => {
  // "3.000 di pubblicità, 15 contratti da 900": what they bring in is no cost of theirs.
  const isOfCampaign = mention.role === 'price' && facts.mentions.some(({ role }) => role === 'spend');
  if (target.wanted === 'cost' && isOfCampaign) return 'income';
  if (target.wanted === 'cost' || target.wanted === 'price') return 'cost';
  const paidBy = inLabel ? (COUNT_IN_LABEL.exec(mention.label)?.[2] ?? '') : (joined ?? '');
  if (BUYERS.test(paidBy)) return 'income';
  const hasOther = facts.mentions.some(
    (each) =>
      each !== mention && isAmount(each) && ['income', 'gain'].includes(statedSide(facts, each) ?? ''),
  );
  const hasIncome = hasOther || amounts.some(({ side }) => side === 'income' || side === 'gain');
  const isPriced = /\b(?:a|da) (?:€ ?)?$/.test(ownOf(facts, mention));
  if (hasIncome && joined !== null) return 'cost';
  // A named thing with its amount, beside what is taken in: what it costs.
  if (hasIncome && (mention.label !== '' || target.wanted === 'count') && !isPriced) return 'cost';
  return !hasIncome && (isPriced || mention.role === 'price') ? 'income' : null;
};
