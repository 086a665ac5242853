import type { Mention } from '../mention';
import { COST_NOUNS } from '../role-cues';
import { shareOf } from '../../finance/exact';
import { type Facts, isAmount } from '../read-facts';

/** Words too common to tell one figure from another. */
const COMMON =
  /^(?:euro|costa|costano|costo|mese|anno|giorno|settimana|quanto|quanti|quante|ogni|sono|invece|fosse|fossero|diventa|diventano|passa|vado|vanno|viene|vengono|circa|della|delle|dello|degli|nella|meno|piu|solo|anche|prezzo|vendo|pago)$/;
const stems = (text: string): string[] =>
  (text.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.replace(/[aeiou]+$/u, ''))
    .filter((stem) => stem.length >= 3);

const unitClass = ({ unit, noun }: Mention): string =>
  unit === 'money' || unit === 'plain'
    ? 'amount'
    : unit === 'people' || unit === 'pieces'
      ? `count${/^(?:kg|g|gr|litr|cl|ml|km|metr|mq|kwh|ett)/.exec(noun ?? '')?.[0] ?? ''}`
      : unit;

/** The clause that an earlier figure stands in, from sign to sign. */
const clauseAround = ({ folded }: Facts, { start, end }: Mention): string => {
  const before =
    folded
      .slice(Math.max(0, start - 60), start)
      .split(/[,;:.?!\n]\s|\n/)
      .at(-1) ?? '';
  const [behind = ''] = folded.slice(end, end + 40).split(/[,;:?!\n]|\.(?!\d)/);
  return `${before} ${behind}`;
};

const SELLS =
  /\b(?:vend|mett|chied|prezz|tariff|scontrin|pagar|pag(?:a|ano)\b|bigliett|l[oaie] (?:facc|port|alz|abbass))|\bl'(?:alz|abbass)/;
const isCost = ({ role }: Mention): boolean =>
  role === 'unitCost' || role === 'costLine' || role === 'fixedTotal' || role === 'outgoings';
/** Who gives a discount lowers their own price; who gets one pays less. */
const GIVES_DISCOUNT = /^(?!.*(?:fornitor|\bmi f|\bci f|compr|acquist)).*\bscont/;
/** The one price among these amounts: of several the one with its currency, since a bare number may be a count ("su 500 vasetti"). */
const priceAmong = (amounts: readonly Mention[]): Mention | null => {
  const prices = amounts.filter(({ role }) => role === 'price');
  const stated = prices.filter(({ unit }) => unit === 'money');
  const [only, other] = prices.length > 1 ? stated : prices;
  return only && !other ? only : null;
};
/** "Se vengono in 80", "se siamo 12": a count without its noun. */
const COMING =
  /\b(?:vengono|siamo|sono|fossero|saranno|arrivano|iscrivono|vendo|ne vendo|ne faccio|servo) (?:in |solo )?$/;

/** The one figure of before that a new one takes the place of; `null` where none or several may be meant. */
const replacedBy = (facts: Facts, next: Facts, mention: Mention): Mention | null => {
  const isCount = mention.unit === 'plain' && COMING.test(next.folded.slice(0, mention.start));
  const same = facts.mentions.filter((old) =>
    isCount ? old.unit === 'pieces' || old.unit === 'people' : unitClass(old) === unitClass(mention),
  );
  const alike = same.filter(
    (old) => old.period === mention.period || mention.period === null || old.period === null,
  );
  const words = new Set(stems(next.folded));
  const scores = alike.map((old) => ({
    old,
    score: new Set(stems(clauseAround(facts, old)).filter((stem) => words.has(stem))).size,
  }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  const named = scores.filter(({ score }) => most > 0 && score === most).map(({ old }) => old);
  const ofPrice = (mentions: readonly Mention[]): Mention | null => {
    const [price, second] = mentions.filter(({ role }) => role === 'price');
    return price && !second ? price : null;
  };
  if (named.length === 1) return named[0] ?? null;
  const [sole, more] = alike;
  if (SELLS.test(next.folded) && isAmount(mention) && sole && !more && !isCost(sole)) return sole;
  if (named.length > 1 || (isAmount(mention) && SELLS.test(next.folded)))
    return SELLS.test(next.folded) ? ofPrice(named.length > 1 ? named : alike) : null;
  const [only, other] = alike;
  return only && !other ? only : null;
};

const ADDS = /\b(?:aggiung\w*|dimentic\w*|scordat\w*|anche|pure|altri|in piu|piu|metti\w*|mettici)\b/;
const RISES = /\b(?:aument|rincar|cresc|in piu|sal(?:e|gono|isse|ga)\b)/;
const FALLS = /\b(?:cal(?:a|ano|asse)\b|scend|diminu|in meno|risparmi|tagli|scont|ribass)/;

/** Without its figures and what they are of: what is left of a message asks. */
const askingWords = ({ folded, mentions }: Facts): string => {
  let left = folded;
  for (const { start, end } of [...mentions].reverse()) {
    const of =
      /^\s*(?:€|euro)?\s*(?:(?:al|alla|all'|a|per|ogni|l')\s?\p{L}+)?/u.exec(folded.slice(end))?.[0] ?? '';
    left = `${left.slice(0, start)} ${left.slice(end + of.length)}`;
  }
  return left;
};
const NAMES_SPAN =
  /\b(?:al|in un|in una|per|ogni|all'|a|l')\s?(?:ora|giorno|giornata|sera|serata|settimana|mese|anno)\b|\b(?:a|al|alla|per ogni|un|una) \p{L}{3,}\s*\?/u;

const ENDS =
  /\b(?:dimentica|ignora|senza|tolg\w*|togli\w*|elimin\w*|smett\w*|disd\w*|finisc\w*|rinunci\w*)\b/;
/** "E senza le pulizie?": without the one amount whose clause is named. */
const withoutNamed = (facts: Facts, next: Facts): Facts | null => {
  const words = stems(next.folded);
  const [only, other] = facts.mentions.filter(
    (old) => isAmount(old) && stems(clauseAround(facts, old)).some((stem) => words.includes(stem)),
  );
  if (!only || other) return null;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.filter((each) => each !== only),
  };
};

const CHANGED_BY = /(?:aument|rincar|cresc|sal|cal|scend|diminu)\p{L}* di (?:altri )?(?:€ ?)?$/u;
const OF_COSTS = new RegExp(`\\b(?:spes[ae]|cost[io]|${COST_NOUNS})\\b`);
/** "E se l'affitto mi aumenta di 210 al mese?": the cost that is named, or else the one that it is part of, by so much more. */
const withCostChangedBy = (
  mentions: readonly Mention[],
  facts: Facts,
  next: Facts,
  change: Mention,
): Mention[] | null => {
  if (!CHANGED_BY.test(next.folded.slice(0, change.start)) || !OF_COSTS.test(next.folded)) return null;
  const words = stems(next.folded);
  const costs = mentions.filter(
    (each) => isAmount(each) && ['costLine', 'fixedTotal', 'outgoings', 'unitCost'].includes(each.role ?? ''),
  );
  const named = costs.filter((each) => stems(each.label).some((stem) => words.includes(stem)));
  const monthly = costs.filter(({ role, period }) => role !== 'unitCost' && period === 'month');
  const [only, other] = named.length > 0 ? named : monthly;
  if (!only || other) return null;
  const sign = FALLS.test(next.folded) ? -1 : 1;
  return mentions.map((each) =>
    each === only ? { ...each, value: Math.max(0, each.value + sign * change.value) } : each,
  );
};

/**
 * The figures of before with those of a short further message in their places, a cost more, or the span that is asked for instead; `null`
 * where the place of a new figure is not sure.
 */
export const changedTerms = (facts: Facts, next: Facts): Facts | null => {
  if (next.mentions.length === 0 && ENDS.test(next.folded)) return withoutNamed(facts, next);
  if (next.mentions.length === 0 && !NAMES_SPAN.test(next.folded)) return null;
  const offset = facts.folded.length + 1;
  const asks = askingWords(next);
  const tail = NAMES_SPAN.test(asks) ? asks : asks.replaceAll('?', ' ');
  // Figures keep their places in the words: what stands behind is blanked rather than cut.
  const padded = `${facts.folded}\n${next.folded.replaceAll('?', ' ')}\n${tail}`;
  let mentions = [...facts.mentions];
  for (const mention of next.mentions) {
    const isChange = mention.unit === 'percent' && (RISES.test(next.folded) || FALLS.test(next.folded));
    if (isChange) {
      const words = stems(next.folded);
      const amounts = facts.mentions.filter(isAmount);
      const named = amounts.filter((old) =>
        stems(clauseAround(facts, old)).some((stem) => words.includes(stem)),
      );
      const price = SELLS.test(next.folded) || GIVES_DISCOUNT.test(next.folded) ? priceAmong(amounts) : null;
      const [only, other] = price ? [price] : named.length > 0 ? named : amounts;
      if (!only || other) return null;
      const sign = FALLS.test(next.folded) ? -1 : 1;
      mentions = mentions.map((each) =>
        each === only ? { ...each, value: each.value + sign * shareOf(each.value, mention.value) } : each,
      );
      continue;
    }
    const raised = isAmount(mention) ? withCostChangedBy(mentions, facts, next, mention) : null;
    if (raised) {
      mentions = raised;
      continue;
    }
    const isAdded = isAmount(mention) && ADDS.test(next.folded.slice(0, mention.end + 12));
    const old = isAdded ? null : replacedBy(facts, next, mention);
    if (old) {
      mentions = mentions.map((each) => (each === old ? { ...each, value: mention.value } : each));
      continue;
    }
    if (isAmount(mention) && !isAdded) return null;
    // An amount on top is a cost; a count or a share that was not told before is one link more.
    mentions = [
      ...mentions,
      {
        ...mention,
        start: mention.start + offset,
        end: mention.end + offset,
        ...(isAmount(mention) && mention.role === null ? { role: 'costLine' as const } : {}),
      },
    ];
  }
  return { text: `${facts.text}\n${next.text}`, folded: padded, mentions };
};
