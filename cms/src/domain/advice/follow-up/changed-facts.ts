import { shareOf } from '../../finance/exact';
import type { Mention, Role } from '../mention';
import { type Facts, isAmount } from '../read-facts';

/** "Se il fornitore aumenta del 10%", "se taglio 700 euro di spese": figures of before, changed. */
export const changedFacts = (facts: Facts, next: Facts): Facts | null => {
  const { folded } = next;
  const isRise =
    /\b(?:ci |ne )?(?:mett|vers|aggiung)\w* (?:dentro|altri|ancora|sopra|in cassa)|\baltri \d|aument|\balz|rincar|\bsal(?:e|gono|isse|issero|go|ita)|cresc|in piu|aggiung|arriva\b.*in piu/.test(
      folded,
    );
  const isDrop =
    /fornitor.*(?:scont|ribass)|(?:scont|ribass)\w*.*fornitor|\bcal(?:a|ano|o|asse|are)|scend|diminu|in meno|\bperd|\babbass|riduc|tagli|risparmi|recuper|tolg|\btoglie\b|\bleva\b|abbuon|mi lascia|\bsenza (?:un[oa]?|il|la|lo|un')\b/.test(
      folded,
    );
  const withoutLine = withoutNamedCost(facts, next);
  if (withoutLine) return withoutLine;
  // "E se vendo il furgone a 6.000?": money that comes in once.
  const isSale =
    /\bvend\w* (?:il|la|lo|l'|un|una|i|le)|\b(?:arriva|arrivano|incasso|entra|entrano|ricevo|recupero) (?:anche |pure )?(?:un|una|il|la)\b|\buna (?:volta sola|tantum)\b|\bcontributo a fondo perduto|\bm[ei] (?:ne |l[oi] )?(?:prest|d(?:a|anno)\b|regal|anticip)\w*|\bin prestito\b/.test(
      folded,
    );
  const hasCash = facts.mentions.some(({ role }) => role === 'cash');
  const given = withMoreEachMonth(facts, next);
  if (given) return given;
  const [change] = next.mentions;
  const discounted = withDiscountedPrice(facts, next);
  if (discounted) return discounted;
  if (isSale && hasCash && change && next.mentions.length === 1 && isAmount(change) && change.period === null)
    return {
      ...facts,
      text: `${facts.text}\n${next.text}`,
      mentions: facts.mentions.map((mention) =>
        mention.role === 'cash' ? { ...mention, value: mention.value + change.value } : mention,
      ),
    };
  // "E se spendo 5.000 per un macchinario?": paid once, out of the cash.
  const isOnce =
    /\b(?:spend|pag|compr|invest)\w* .*\b(?:per |di )?(?:un|una|uno|il|la) \p{L}{4,}|una (?:tantum|volta)/u.test(
      folded,
    );
  if (isOnce && hasCash && change && next.mentions.length === 1 && isAmount(change) && change.period === null)
    return {
      ...facts,
      text: `${facts.text}\n${next.text}`,
      mentions: facts.mentions.map((mention) =>
        mention.role === 'cash' ? { ...mention, value: Math.max(0, mention.value - change.value) } : mention,
      ),
    };
  if (!isRise && !isDrop) return null;
  // "E se tolgo il 5 %?" after a discount: another one in its place.
  const isOtherDiscount =
    change?.role === 'discountRate' && facts.mentions.some(({ role }) => role === 'discountRate');
  if (isOtherDiscount) return null;
  // "Aumenta a 40": a new value, not a change.
  if (
    !change ||
    next.mentions.length !== 1 ||
    /\b(?:al|alla|allo|a|fino a|cost\w*|vale|diventa|viene|mi sta a|pago) (?:€ )?$/.test(
      folded.slice(Math.max(0, change.start - 14), change.start),
    )
  )
    return null;
  const targets = targetsOf(facts, folded);
  if (targets.length === 0) return null;
  // More pieces change no price.
  const isOfTheirKind = isAmount(change) || change.unit === 'percent';
  if (!isOfTheirKind && !targets.some(({ unit }) => unit === change.unit)) return null;
  const sign = isDrop && !isRise ? -1 : 1;
  const [largest] = [...targets].sort((a, b) => b.value - a.value);
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.map((mention) => {
      if (change.unit === 'percent')
        return targets.includes(mention)
          ? { ...mention, value: mention.value + sign * shareOf(mention.value, change.value) }
          : mention;
      return mention === largest && (isAmount(change) || change.unit === mention.unit)
        ? { ...mention, value: Math.max(0, mention.value + sign * change.value) }
        : mention;
    }),
  };
};

/** "Quanto guadagno su 500 vasetti?", "e se faccio lo sconto del 15 %?": a lower price of all that is sold. */
const withDiscountedPrice = (facts: Facts, next: Facts): Facts | null => {
  const [discount, other] = next.mentions;
  const [price, second] = facts.mentions.filter(({ role }) => role === 'price');
  const isOfMany = facts.mentions.some(({ unit, value }) => unit === 'pieces' && value > 100);
  const isGiven = discount?.role === 'discountRate' && discount.unit === 'percent';
  if (!isGiven || other || !price || second || !isOfMany) return null;
  if (/fornitor|\bmi f|\bci f/.test(next.folded)) return null;
  if (facts.mentions.some(({ role }) => role === 'discountRate' || role === 'fixedTotal')) return null;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.map((each) =>
      each === price ? { ...each, value: each.value - shareOf(each.value, discount.value) } : each,
    ),
  };
};

/** "E se trovo un cliente fisso da 1.000 al mese?": comes in every month, beside what does already. */
const withMoreEachMonth = (facts: Facts, next: Facts): Facts | null => {
  const [more, other] = next.mentions;
  const before = facts.mentions.filter(({ role }) => role === 'incomings' || role === 'revenue').at(-1);
  if (!more || other || !isAmount(more) || more.period !== 'month' || !before) return null;
  if (!facts.mentions.some(({ role }) => role === 'cash')) return null;
  if (!/\b(?:trov|arriv|prend|aggiung|in piu|altr)\w*/.test(next.folded)) return null;
  if (!/client|contratt|abbonat|commess[ae]\b|lavor|affitt\w* (?:a|la|il)|incass|entr/.test(next.folded))
    return null;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.map((each) =>
      each === before ? { ...each, value: each.value + more.value } : each,
    ),
  };
};

const ENDS =
  /\bdimentica\b|\bignora\b|\blascia (?:stare|perdere|fuori)\b|\bfinisc\w*|\bfinit[oa]\b|\btolg\w*|\btolto\b|\btogli\w*|\bsenza\b|\belimin\w*|\bsmett\w*|\bdisd\w*|non (?:c'e|ci fosse|ho|avessi|pago|pagassi|prendo|prendessi) piu|non (?:pagassi|avessi|prendessi|contassi|conto|considero)|estin\w*|\brinunci\w*/;
/** "E se la rata del macchinario finisce?": the figures of before without the cost that is named. */
const withoutNamedCost = (facts: Facts, next: Facts): Facts | null => {
  if (next.mentions.length > 0 || !ENDS.test(next.folded)) return null;
  const named = facts.mentions.filter(
    (mention) =>
      (mention.role === 'costLine' || mention.role === 'wantedIncome') && isNamed(mention, next.folded),
  );
  const [only] = named;
  if (!only || named.length > 1) return null;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.filter((mention) => mention !== only),
  };
};
const isNamed = ({ label }: Mention, folded: string): boolean =>
  label
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && folded.includes(word));

/** Money put into the business: what is on hand grows by it. */
const PUTS_IN =
  /mett\w* .{0,12}(?:dentro|in cassa)|\bne (?:mett|vers|aggiung)\w* (?:altri|ancora|dentro)|di tasca|\bmiei\b|soci[oa] mett/;
/** The figures that a change is about. */
const targetsOf = (facts: Facts, folded: string): Mention[] => {
  const of = (...roles: Role[]): Mention[] =>
    facts.mentions.filter(({ role }) => role !== null && roles.includes(role));
  const named = facts.mentions.filter((mention) => mention.role === 'costLine' && isNamed(mention, folded));
  if (named.length > 0) return named;
  if (/fornitor/.test(folded) && of('unitCost').length > 0) return of('unitCost');
  if (PUTS_IN.test(folded) && of('cash').length > 0) return of('cash');
  if (/prezz|listino|vend|scontrin|tariff/.test(folded)) return of('price');
  if (/\bspes|uscit|recuper|risparmi|cost[io] fiss|affitt|bollett/.test(folded)) {
    const spent = of('outgoings', 'fixedTotal');
    if (spent.length > 0) return spent;
    if (of('costLine').length > 0) return of('costLine');
  }
  if (/fornitor|materi|ingredient|\bcost[oai]\b|acquist|produ/.test(folded)) {
    const spent = of('unitCost');
    if (spent.length > 0 || !/\bcosti\b/.test(folded)) return spent;
    return of('outgoings', 'fixedTotal').length > 0 ? of('outgoings', 'fixedTotal') : of('costLine');
  }
  if (/incass|fattur|entrat|\bentr(?:a|are|ano|i|ino|asse|assero)\b|ricav|client/.test(folded)) {
    const comingIn = of('incomings', 'revenue');
    return comingIn.length > 0
      ? comingIn
      : facts.mentions.filter(({ role, label }) => role === 'marginAmount' && /entr/i.test(label));
  }
  if (/or[ae]\b/.test(folded)) return facts.mentions.filter(({ unit }) => unit === 'hours');
  // "Tolgo 440 perché disdico il deposito": a cost that ends, where costs of a month were told.
  if (/\b(?:disd|tolg|togli|elimin|smett|rinunci|tagli|risparmi)\w*/.test(folded)) {
    const spent = of('fixedTotal', 'outgoings');
    if (spent.length > 0) return spent;
    if (of('costLine').length > 0) return of('costLine');
    const [only, other] = facts.mentions.filter(isAmount);
    return only && !other ? [only] : [];
  }
  return [];
};
