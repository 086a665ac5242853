import type { Figure } from '../../../contract';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved, wordsBefore, wordsBehind } from './around';
import { type Factor, factorOf, productOf, ratio } from './exact-product';
import { askedSpanOf, conversionOf, type Span } from './spans';

const ASKS_MONEY =
  /incass\w*|fattur\w*|\bricav\w*|entrat[ae]\b|giro d'affari|quanto\s*(?:\?|$)|quanto (?:\p{L}+ ){0,2}(?:fa\b|fanno|facci\w*|prend\w*|rend\w*|tir\w*|entra\w*|viene)|how much .{0,20}(?:take|make|earn)/u;
const ASKS_LABOUR = /quanto (?:\p{L}+ ){0,3}(?:cost\w*|spend\w*|vien\w*|pag\w*)|manodopera/u;
const ASKS_COUNT =
  /quant[ei] (?:ore\b|(?!soldi|euro|mesi|anni|giorni|settimane|tasse|spese|client\w* (?:mi )?(?:serv|dev|occorr))\p{L}{4,})|how many (?:hours|people|guests)/u;
/** Words of sums that are more than a product of what there is. */
const OTHER_SUBJECT =
  /\biva\b|\brat[ae]\b|tasso|forf?fett|mutuo|prestit|pareggi|break.?even|margin|guadagn|\butile\b|tasse|impost|dividi|pubblicit|volantin|coprir|copro|spes[ae] fiss|servono|\bdevo\b|\bse (?:alz|abbass|aument|pass|port|mett|perd)/;
/** What can be taken or empty. */
const PLACE =
  /^(?:post[oi]|sedi[ae]|poltron|lettin|letti|camer|stanz|appartament|postazion|scrivani|tavol|ombrellon|piazzol|cabin|campi|box|macchin|lavatric|asciugatric|auto|moto|bici|barch|gommon|kayak|sup\b|furgon|pont[ei]|simulator|cavalli|sal[ae]\b|aul[ae]|corsi[ae]|bambin|alliev|alunn|iscritt|ospit|student|persone|posti)/;
/** Places that are let by the day or the night. */
const OF_A_DAY =
  /^(?:camer|stanz|appartament|letti|ombrellon|lettin|piazzol|cabin|box|auto|moto|bici|barch|gommon|furgon|tavol)/;
/** What happens to a place again and again. */
const ROUND =
  /^(?:cicl|turn|cors[io]\b|corse|replic|lezion|gir[io]|viagg|spettacol|sessioni|serat|partit|lavagg|rotazion|dat[ae]|volt|proiezion|tour|uscit|gite|partenz)/;
const FULL =
  /occup|pien[oiae]|riemp|\bvend|presenz|satur|affittat|prenotat|affluenz|coperti|utilizz|frequent|lavora/;
const MOST_HOURS = 2_400;
const ALL_YEAR = /tutto l'anno|365/;
const DAYS_OF_YEAR = 36_500;
const MINUTE_OF_DURATION =
  /(?:sedut\w*|lezion\w*|trattament\w*|massagg\w*|visit\w*|cors[oa]|session\w*|partit\w*|prenotazion\w*|turn[oi]|giro|volo|prov[ae])\s(?:da|di) (?:circa )?$/;

interface Capacity {
  places: Mention | undefined;
  rounds: Mention | undefined;
  hours: Mention | undefined;
  /** How long one sale takes. */
  duration: Mention | undefined;
  days: Mention | undefined;
  weeks: Mention | undefined;
  months: Mention | undefined;
  share: Mention | undefined;
  price: Mention | undefined;
}

const single = (mentions: readonly Mention[]): Mention | undefined | null =>
  mentions.length > 1 ? null : mentions[0];

const isDuration = (facts: Facts, mention: Mention): boolean =>
  mention.unit === 'hours' &&
  (MINUTE_OF_DURATION.test(wordsBefore(facts, mention)) ||
    // "Taglio 25 minuti, apro 8 ore": minutes beside hours are of one sale.
    (/min/.test(facts.folded.slice(mention.start, mention.end)) &&
      facts.mentions.some((each) => each !== mention && each.unit === 'hours')));

/** Every figure at its place; `null` where one has none, or two want the same. */
const read = (facts: Facts): Capacity | null => {
  const { mentions } = facts;
  const amounts = mentions.filter((each) => isAmount(each) && each.role !== 'openDays');
  const counts = mentions.filter(({ unit }) => unit === 'pieces' || unit === 'people');
  const isRound = (each: Mention): boolean =>
    ROUND.test(each.noun ?? '') || (each.period === 'day' && !PLACE.test(each.noun ?? ''));
  const found = {
    rounds: single(counts.filter(isRound)),
    places: single(counts.filter((each) => !isRound(each))),
    duration: single(mentions.filter((each) => isDuration(facts, each))),
    hours: single(mentions.filter((each) => each.unit === 'hours' && !isDuration(facts, each))),
    days: single(
      mentions.filter(
        ({ unit, noun, role }) => (unit === 'days' && noun !== 'settimane') || role === 'openDays',
      ),
    ),
    weeks: single(mentions.filter(({ unit, noun }) => unit === 'days' && noun === 'settimane')),
    months: single(mentions.filter(({ unit }) => unit === 'months')),
    share: single(mentions.filter(({ unit }) => unit === 'percent')),
    price: single(amounts),
  };
  const values = Object.values(found);
  if (values.some((each) => each === null)) return null;
  const used = values.filter((each) => each !== undefined);
  if (used.length !== mentions.length || used.some((each) => (each?.value ?? 0) <= 0)) return null;
  return found as Capacity;
};

const isMonthlyPrice = (facts: Facts, price: Mention | undefined): boolean =>
  price !== undefined &&
  /\brett[ae]\b|\bquot[ae]\b|abbonament|\bcanone\b|affitt/.test(clauseOf(facts, price));

const shareClause = (facts: Facts, share: Mention): boolean =>
  share.role === 'occupancy' || FULL.test(clauseOf(facts, share)) || FULL.test(wordsBehind(facts, share, 24));

/** What the product is of: a day, a week, a month or a year; `asks` where the days are missing. */
const spanOf = (
  facts: Facts,
  found: Capacity,
  target: Span | null,
): { span: Span | null; factors: Factor[]; shown: Figure[] } | 'asks' | null => {
  const { days, weeks, months, hours, rounds, price, places } = found;
  const factors: Factor[] = [];
  const shown: Figure[] = [];
  const add = (name: string, value: number, label = ''): void => {
    factors.push(factorOf(value));
    shown.push(hundredths(name, value, label));
  };
  const isDaily =
    [hours, rounds, price, places].some((each) => each?.period === 'day') ||
    (hours !== undefined && hours.period === null && hours.value <= MOST_HOURS);
  const isOnce = !isDaily && !days && !weeks;
  if (isOnce) {
    const span = [price, rounds, hours, places].find((each) => each?.period)?.period ?? null;
    if (span !== null && span !== 'month' && span !== 'week' && span !== 'year') return null;
    if (months) {
      if (span !== 'month') return null;
      add('months', months.value);
      return { span: null, factors, shown };
    }
    const conversion = span && target ? conversionOf(span, target) : null;
    if (span && target && !conversion) return null;
    if (conversion && conversion.times !== conversion.by) {
      factors.push(conversion);
      shown.push(hundredths('spans', Number((conversion.times * 10_000n) / conversion.by) / 100));
    }
    // Rooms without nights, seats without a number of evenings: what one day brings is not what was asked for.
    if (
      span === null &&
      !isMonthlyPrice(facts, price) &&
      (target !== null || OF_A_DAY.test(places?.noun ?? ''))
    )
      return null;
    return { span, factors, shown };
  }
  if (!days && !weeks && target === 'year' && ALL_YEAR.test(facts.folded)) {
    add('openDays', DAYS_OF_YEAR);
    return { span: 'year', factors, shown };
  }
  if (!days && !weeks) return target === 'day' || target === null ? { span: 'day', factors, shown } : 'asks';
  if (target === 'day') return null;
  if (days) add('openDays', days.value);
  if (weeks) {
    if (!days && isDaily) return null;
    // "24 letti a 22 euro, in una settimana": a bed is sold by the night.
    if (!days && OF_A_DAY.test(places?.noun ?? '') && price && price.period === null) {
      add('openDays', weeks.value);
      return { span: 'year', factors, shown };
    }
    add('weeks', weeks.value / 7);
    return { span: 'year', factors, shown };
  }
  const isWeekly =
    days?.period === 'week' ||
    /^\s*(?:a|alla|la|su) ?(?:settiman|7|sette)/.test(wordsBehind(facts, days as Mention));
  const span: Span = isWeekly
    ? 'week'
    : days?.period === 'year' || (days?.value ?? 0) > 3_100
      ? 'year'
      : 'month';
  if (months) {
    if (span === 'year') return null;
    if (span === 'week') factors.push(ratio(52, 12));
    add('months', months.value);
    return { span: null, factors, shown };
  }
  if (target && target !== span) {
    const conversion = conversionOf(span, target);
    if (!conversion) return null;
    factors.push(conversion);
    shown.push(hundredths('spans', Number((conversion.times * 10_000n) / conversion.by) / 100));
  }
  return { span, factors, shown };
};

/**
 * Places × rounds × hours × days × the share that is taken, at a price or without one: what a business can sell, and what that brings in.
 * Every figure must have its place.
 */
export const capacitySolver: Solver = {
  name: 'capacity',
  wanted: new RegExp(`${ASKS_MONEY.source}|${ASKS_LABOUR.source}|${ASKS_COUNT.source}`, 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    if (OTHER_SUBJECT.test(facts.folded)) return null;
    const found = read(facts);
    if (!found) return null;
    const { places, rounds, hours, duration, share, price } = found;
    const isLabour =
      price?.period === 'hour' && places?.unit === 'people' && !share && ASKS_LABOUR.test(question);
    if (price ? !isLabour && !ASKS_MONEY.test(question) : !ASKS_COUNT.test(question)) return null;
    // One count at a price, or nothing but a price and a share, is the sum of another reader.
    if (
      [places, rounds, hours, share, duration].filter((each) => each !== undefined).length < (price ? 2 : 1)
    )
      return null;
    if (
      places &&
      (rounds || hours || share) &&
      !isLabour &&
      !PLACE.test(places.noun ?? '') &&
      places.unit !== 'people'
    )
      return null;
    if (share && !shareClause(facts, share)) return null;
    if (share && share.value > 10_000) return null;
    if (duration && !hours) return null;
    if (
      price &&
      !isLabour &&
      (price.role === 'unitCost' || price.role === 'costLine' || price.role === 'fixedTotal')
    )
      return null;
    // Hours at a price of each place or visit, without how long one takes.
    if (
      price &&
      hours &&
      !duration &&
      price.period !== 'hour' &&
      !/\bore (?:a|da) (?:€ ?)?$/.test(wordsBefore(facts, price))
    )
      return null;
    if (price?.period === 'hour' && !hours) return null;
    if (price?.period === 'month' && (hours || rounds || found.days)) return null;
    const span = spanOf(facts, found, askedSpanOf(question));
    if (span === 'asks') return { state: 'asks', kind: 'percentage', missing: ['openDays'] };
    if (!span) return null;
    const counted = [places, rounds, hours].filter((each) => each !== undefined);
    const shown: Figure[] = [
      ...counted.map((each) =>
        hundredths(
          each.unit === 'hours' ? 'soldHours' : 'count',
          each.value,
          each.unit === 'hours' ? '' : (each.noun ?? ''),
        ),
      ),
      ...span.shown,
      ...(share ? [percent('occupancy', share.value)] : []),
    ];
    const factors: Factor[] = [
      ...counted.map((each) => factorOf(each.value)),
      ...span.factors,
      ...(share ? [factorOf(share.value / 100)] : []),
      ...(duration ? [invert(factorOf(duration.value))] : []),
    ];
    const length = duration ? hundredths('lengthOfOne', duration.value) : null;
    const multiplied = (each: Figure[]): (Figure | '×' | '÷')[] => [
      ...each.flatMap((figure, at): (Figure | '×')[] => (at === 0 ? [figure] : ['×', figure])),
      ...(length ? (['÷', length] as const) : []),
    ];
    const noun = ASKED_NOUN.exec(question)?.[1] ?? '';
    const amount = price
      ? money(isLabour ? 'workCost' : 'revenue', productOf(price.value, factors))
      : hundredths(noun === 'ore' ? 'soldHours' : 'count', productOf(100, factors), noun);
    const inputs = price ? [money('price', price.value), ...shown] : shown;
    return solved({
      inputs: [...inputs, ...(length ? [length] : [])],
      result: [amount],
      steps: [step(amount, ...multiplied(inputs))],
    });
  },
};

const ASKED_NOUN = /quant[ei] (\p{L}{3,})/u;
const invert = ({ times, by }: Factor): Factor => ({ times: by, by: times });
