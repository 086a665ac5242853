import { isMeasured, isSameKind, type Quantity } from '../values/quantities';
import { bareFigureIn } from './bare-steps';
import { isThing } from './counted';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { isLight } from './question-words';
import { contentOf, type Term } from './words';

const POINTS_BACK =
  /^(?:e|ed|ma|invece|anche|oppure|o|quindi|allora|and|what about|how about|but|or|so)\b|\b(?:quell[oaie]|quest[oaie]|it|they|them|he|she|him|her|that one|this one|lo stesso|lui|lei|loro)\b/;

/** Whether a question needs the one before it, or may well. */
export const leansBack = (text: string, terms: Term[]): 'surely' | 'perhaps' | 'no' => {
  const heavy = terms.filter(
    ({ weight, folded }) => weight > 0.2 && !/^(?:apert|chius|apr|orari|open|clos)/.test(folded),
  );
  if (heavy.length === 0) return 'surely';
  if (POINTS_BACK.test(text) && heavy.length <= 4) return 'surely';
  return heavy.length <= 2 && text.split(' ').length <= 8 ? 'perhaps' : 'no';
};

/** "E quella da 5?", "e se ne pesa 28?" */
const LONE =
  /\b(?:da|di|per|con|the|pesa|pesasse|ha|avesse|siamo|in|sono|fossero|fossimo|for|with) (\d+(?:[.,]\d+)?)\b(?![:/])/;

/** "E mille?", "and 500?" */
const BARE_FOLLOW_UP = /^(?:e|ed|and|e se) (\d+(?:[.,]\d+)?) ?\??$/;

/** "E da 18?" after "quattro gomme": of which size is asked, not how many. */
const OF_SIZE = /\b(?:da|di) (?=\d)/;
const isCountOfThings = ({ unit, written }: Quantity, text: string): boolean =>
  isThing(unit) && !text.includes(`da ${written}`) && !text.includes(`di ${written}`);

const BARE_NUMBER = /^(?:per|for) \d+$/;

const PERIODS = new Set(['hour', 'day', 'night', 'week', 'month', 'year', 'minute']);

const mergeQuantities = (
  own: readonly Quantity[],
  before: readonly Quantity[],
  text: string,
  earlier: string,
): readonly Quantity[] => {
  const [only] = own;
  const [counted] = before;
  // "For three days? – And for six?": a bare number counts what was counted before, not people.
  if (only && own.length === 1 && counted && BARE_NUMBER.test(only.written) && counted.unit !== only.unit)
    return [{ ...only, unit: counted.unit, written: String(only.amount) }, ...before.slice(1)];
  if (own.length > 0) {
    const isReplaced = (old: Quantity): boolean =>
      own.some((each) => each.unit === old.unit || (isMeasured(each.unit) && isSameKind(each, old)));
    // "For a day? – And for a week?": one stretch of time takes the other's place.
    const isTimed = own.some(({ unit }) => PERIODS.has(unit));
    return [...own, ...before.filter((each) => !isReplaced(each) && !(isTimed && PERIODS.has(each.unit)))];
  }
  // "E quella da 5?" counts what was counted before.
  const [, lone] = LONE.exec(text) ?? BARE_FOLLOW_UP.exec(text) ?? [];
  const [first] = OF_SIZE.test(text) ? before.filter((each) => !isCountOfThings(each, earlier)) : before;
  if (lone !== undefined && first)
    return [{ amount: Number(lone.replace(',', '.')), unit: first.unit, written: lone }];
  return before;
};

const LONGEST_NAMING = 140;

const MOST_NAMES = 3;

/** "Chi insegna violino? – Anna Bini. – In che giorni c'è?": whom or what the reply to the question before named. */
export const namesIn = (reply: string, knowledge: Knowledge): Term[] => {
  if (reply.length > LONGEST_NAMING) return [];
  return contentOf(reply)
    .filter(({ start }) => /^\p{Lu}\p{Ll}/u.test(reply.slice(start)))
    .slice(0, MOST_NAMES)
    .flatMap((lexeme) => {
      const term = isLight(lexeme.folded) ? null : knowledge.term(lexeme);
      return term?.known ? [{ ...term, carried: true, weight: term.weight * 0.6 }] : [];
    });
};

const OF_ANOTHER =
  /^(?:e|ed|and|ma) (?:(?:su|sul|sulla|sui|sulle|con|in|nel|nella|nei|nelle|al|alla|ai|alle|da|dal|dalla|on|in|at|to|with) )/;

/** "In che taglie c'è?": names what is asked, so that nothing is asked of the kind that was asked before. */
const ASKS_BY_NAME =
  /\b(?:in|di|a|con|per|da)? ?(?:che|quale|quali|which|what) (?!ora\b|ore\b|giorn|cosa\b|about\b|if\b)[a-z]{3,}/;

/** "Il montaggio è incluso?": asks whether, whatever was asked before. */
const IS_IT =
  /(?:^|\s)(?:e|sono|is|are) (?:gia )?(?:inclus|compres|gratuit|gratis|obbligator|necessari|included|free|required)/;

/** "Serve l'appuntamento?": another question of the same thing, not how much that costs. */
const WHETHER =
  /^(?:e |ma |and |but )?(?:serv[eo]|servono|bisogna|occorre|posso|possiamo|si puo|devo|dobbiamo|accettate|do i need|do i have|can i|can we|is there|must i)\b/;

/** A verb that was said of the business: "lavate anche i gatti? – in che giorni?" goes on about cats. */
const isDone = ({ written }: Term): boolean => /^[a-z]{3,}[aei]te$/.test(written);

const SEASON = /\b(?:alt[ao]|bass[ao]|medi[ao]|altissima|high|low|mid|peak) (?:stagione|season)\b/;
const SEASON_WORD = /^(?:alt[ao]|bass[ao]|medi[ao]|altissima|high|low|mid|peak)$/;

const ONLY = /\b(?:solo|soltanto|solamente|only|just)\b/;
/** "Taglio e piega? – E solo il taglio?": what stood beside it is left out now. */
const isLeftOut = ({ written }: Term, own: Frame, before: Frame): boolean =>
  ONLY.test(own.plain) &&
  own.terms.some((term) =>
    [
      [term.written, written],
      [written, term.written],
    ].some(([one = '', two = '']) =>
      new RegExp(`\\b${one} (?:e|ed|con|o|and|with|or) (?:[a-z]+[ '])?${two}\\b`).test(before.plain),
    ),
  );

/** As year days are counted: more than two weeks. */
const STRETCH = 14;
/** "In August? – And on Sunday?": a day of the week lies in the months that were asked about; it takes the place of a date. */
const daysOf = (own: Frame, before: Frame, namesSeason: boolean): Frame['days'] => {
  if (own.days.length > 0) return own.days;
  if (namesSeason) return [];
  if (own.weekdays.size === 0) return before.days;
  return before.days.every(({ from, to }) => to < from || to - from > STRETCH) ? before.days : [];
};

export const carry = (own: Frame, before: Frame): Frame => {
  const known = new Set(own.terms.flatMap(({ stems }) => stems));
  // "Da 15 quanto costa? – E da 18?": one figure takes the other's place, and nothing that was counted changes.
  const oldFigure = own.quantities.length === 0 && bareFigureIn(own) !== null ? bareFigureIn(before) : null;
  const lone =
    own.quantities.length > 0
      ? own.quantities
      : oldFigure === null
        ? mergeQuantities([], before.quantities, own.plain, before.plain)
        : before.quantities;
  // "May I bring the dog on the boat? – And on the raft?" asks the very same of another thing.
  const isSameQuestion =
    before.isYesNo && before.measure === null && own.measure === null && OF_ANOTHER.test(own.plain);
  const isReplaced = own.quantities.length === 0 && lone !== before.quantities;
  const merged =
    own.quantities.length > 0
      ? mergeQuantities(own.quantities, before.quantities, own.plain, before.plain)
      : lone;
  // "For half a day? – And for all day?": the words of the stretch of time that was replaced go with it.
  const gone = own.quantities.length > 0 ? before.quantities.filter((each) => !merged.includes(each)) : [];
  const figures = new Set(
    [...gone, ...(isReplaced ? [...before.quantities, ...lone] : [])].flatMap(({ written }) =>
      written.split(' '),
    ),
  );
  if (oldFigure !== null) figures.add(oldFigure);
  // "In May? – And in the high season?": a season and days take each other's place.
  const namesSeason = SEASON.test(own.plain);
  const namesTime = namesSeason || own.days.length > 0;
  const isOldSeason = ({ folded }: Term): boolean =>
    namesTime && SEASON.test(before.plain) && SEASON_WORD.test(folded);
  // "Which is the easiest? – And the longest?": one quality takes the other's place.
  const superlatives = new Set(
    own.superlative === null
      ? []
      : [...before.plain.matchAll(/\b(?:piu|meno|most|least) ([a-z]{3,})/g)].map(([, word = '']) => word),
  );
  const isFigure = ({ written }: Term): boolean =>
    superlatives.has(written) || figures.has(written) || (isReplaced && /^pes(?:a|asse|o)$/.test(written));
  return {
    ...own,
    earlier: `${before.earlier} ${before.plain}`.trim(),
    measure:
      own.measure ??
      (own.asksOpen !== null ||
      own.isList ||
      ASKS_BY_NAME.test(own.plain) ||
      IS_IT.test(own.plain) ||
      (own.isYesNo && WHETHER.test(own.plain))
        ? null
        : before.measure),
    asksOpen: own.asksOpen ?? (own.measure === null ? before.asksOpen : null),
    superlative: own.superlative,
    isYesNo: own.measure === null && before.measure === null ? own.isYesNo || before.isYesNo : own.isYesNo,
    terms: [
      ...own.terms.filter((term) => !isFigure(term)),
      ...before.terms
        .filter(
          (term) =>
            !isFigure(term) &&
            !isOldSeason(term) &&
            !term.stems.some((each) => known.has(each)) &&
            !isLeftOut(term, own, before),
        )
        .map((term) =>
          isSameQuestion
            ? { ...term, weight: Math.min(1, term.weight * 1.3) }
            : { ...term, carried: true, weight: term.weight * (isDone(term) ? 0.25 : 0.6) },
        ),
    ],
    isHoliday: own.days.length > 0 || own.weekdays.size > 0 ? own.isHoliday : before.isHoliday,
    days: daysOf(own, before, namesSeason),
    weekdays: own.weekdays.size > 0 ? own.weekdays : own.days.length > 0 ? new Set() : before.weekdays,
    dayPart: own.dayPart ?? (own.weekdays.size > 0 ? null : before.dayPart),
    counted: own.counted,
    quantities: merged,
  };
};
