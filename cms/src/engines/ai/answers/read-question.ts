import type { Locale } from '../../../contract';
import type { HistoryMessage } from '../port';
import { readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { isHoliday } from '../values/holidays';
import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { isMeasured, type Quantity, readQuantities } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import { carry, leansBack, namesIn } from './follow-up';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { comparisonOf, superlativeOf } from './question-comparison';
import {
  dayPartOf,
  daysWithinMonth,
  distinctDays,
  hourAfter,
  openOf,
  relativeDays,
  weekdayOf,
  yearMeant,
} from './question-days';
import { asksWhether, countedOf, INCLUDED, INCLUDED_OR_PAID, LIST, TOTAL, wordsOf } from './question-form';
import { questionLanguage } from './question-language';
import { measureOf } from './question-measure';
import {
  asCount,
  asKinds,
  asMeasure,
  asWayOfHaving,
  consumedFigures,
  respelt,
  termsOf,
} from './question-terms';
import { standardSpelling } from './question-words';
import { withSpokenMeasures } from './spoken-measures';
import type { Term } from './words';

/** "Il contratto Totale": a name, no sum. */
const NAMED_TOTAL = /\p{Ll} Totale\b/u;

/** "La domenica fino a quando posso restare?": until what hour, where a day is named. */
const UNTIL_WHEN =
  /\bfino a quando\b (?:(?:ci |vi )?si puo|posso|possiamo|possono)(?: \w+)? (?:\w*(?:rest|riman|sta|gioc|entr|nuot|ven)[a-z]*)(?: |\?|$)/;

const isTimed = (unit: string): boolean => /^(?:minute|hour|day|night|week|month|year|person)$/.test(unit);

export interface ReadingOptions {
  knowledge: Knowledge;
  today: Date;
  fallback: Locale;
}

/** "Quanto costa l'olio? Volevo regalarlo": what follows a question and asks nothing tells the case only. */
const isAfterwards = ({ written }: Term, text: string): boolean => {
  const [, question = '', rest] = /^([^?]{12,})\?+ +([^?]{8,})$/.exec(text) ?? [];
  return (
    rest !== undefined && measureOf(rest) === null && !question.includes(written) && rest.includes(written)
  );
};

/** "3 porzioni di arrosto e 2 di patate": what is counted once is counted again. */
const withCountedAgain = (text: string): string =>
  text.replace(/\b(\d+ ([a-z]{3,}) (?:di|of) [^,;?]{3,40}? (?:e|ed|and) \d+) (?=(?:di|of) )/g, '$1 $2 ');

const PAIRS = /\b(\d+) (?:paia|pairs) (?:di |of )([a-z]{3,})/g;
/** "3 paia di pantaloni" are counted as trousers, where the documents count nothing in pairs. */
const withoutPairs = (text: string, knowledge: Knowledge): string =>
  ['paio', 'paia', 'pair', 'pairs'].some((word) => knowledge.holds(word))
    ? text
    : text.replace(PAIRS, '$1 $2');

const PART_OF_MONTH =
  /\b(prim[ao]|seconda|terza|quarta|ultima|first|second|third|last) (?:settimana|meta|quindicina|week|half) (?:di |d'|of )/g;

/** "Ai primi di marzo". */
const FIRST_DAYS =
  /\b(primi|ultimi) (?:giorni )?(?:di |del |d')(?=genn|febb|marz|apri|magg|giug|lugl|agos|sett|otto|nove|dice)/g;
/** "L'ultimo dell'anno": a day, and nothing that is last. */
const DAY_OF_YEAR = /\b(ultimo|primo|last|first) (?:giorno |day )?(?:dell'|of the )(?:anno|year)\b/g;
/** "Alta un metro", "two metres long": which way something is measured is no name of it. */
const EXTENT =
  /\b(alt[aoie]|lung\w{1,3}|larg\w{1,3}|profond[aoie]) (?:circa |almeno |piu di |meno di )?(?=\d)|\b\d+(?:[.,]\d+)? ?(?:cm|m|mm|metres?|meters?) (tall|long|wide|high|deep)\b/g;

const BELOW = /\b(?:sotto|meno di|under|below|younger than) (?:i |gli |the )?$/;
/** "Sotto i 6 anni": whoever is meant is five at most. */
const belowLimits = (quantities: readonly Quantity[], text: string): readonly Quantity[] =>
  quantities.map((quantity) =>
    quantity.unit === 'year' &&
    quantity.amount > 1 &&
    BELOW.test(text.slice(0, Math.max(0, text.indexOf(quantity.written))))
      ? { ...quantity, amount: quantity.amount - 1 }
      : quantity,
  );

const readAlone = (raw: string, { knowledge, today, fallback }: ReadingOptions): Frame => {
  const folded = standardSpelling(plain(raw), knowledge);
  const text = withSpokenMeasures(withoutPairs(withCountedAgain(withDigits(folded)), knowledge));
  const language = questionLanguage(text, fallback);
  const relative = relativeDays(text, today);
  const stated = measureOf(text);
  const measure = stated === 'date' && UNTIL_WHEN.test(text) ? 'time' : stated;
  const superlative = superlativeOf(text);
  const times = readTimes(text);
  // "Un posto dove metterla": an article counts nothing but time.
  const quantities = belowLimits(readQuantities(text), text).filter(
    ({ amount, unit, written }) =>
      amount !== 1 || isTimed(unit) || isMeasured(unit) || folded.includes(written),
  );
  const consumed = consumedFigures(text, quantities);
  for (const word of wordsOf(folded)) if (!wordsOf(text).has(word)) consumed.add(word);
  const isPaid = INCLUDED_OR_PAID.test(text);
  if (isPaid)
    for (const word of wordsOf(INCLUDED_OR_PAID.exec(text)?.[0] ?? ''))
      if (INCLUDED.test(word)) consumed.add(word);
  if (/\bdopo (?:il )?lavoro\b/.test(text)) consumed.add('lavoro');
  if (/\bponte d(?:i|el|ell')/.test(text)) consumed.add('ponte');
  for (const [, ...words] of text.matchAll(/\b(?:piu|meno|most|least) ([a-z]+)|\b([a-z]{3,}est)\b/g))
    for (const word of words) if (superlative && word) consumed.add(word);
  if (/\b(?:a|per) persona\b/.test(text)) consumed.add('persona');
  if (/\bin (?:advance|anticipo)\b/.test(text))
    for (const word of ['advance', 'anticipo']) consumed.add(word);
  if (/\b(?:un )?posto dove\b/.test(folded)) consumed.add('posto');
  if (/\bquanto tempo\b/.test(text)) consumed.add('tempo');
  if (/\ba pagamento\b/.test(text)) consumed.add('pagamento');
  if (/\bprezzo unico\b/.test(text)) consumed.add('unico');
  for (const { unit, written } of quantities)
    if (unit === 'person')
      for (const word of written.split(' '))
        if (/^(?:person|ospit|people|guest)/.test(word)) consumed.add(word);
  if (/\b(?:alta|bassa|media|altissima|high|low|mid) (?:stagione|season)\b/.test(text))
    for (const word of ['stagione', 'season']) consumed.add(word);
  const wantsTotal = TOTAL.test(text) && !NAMED_TOTAL.test(raw);
  if (wantsTotal)
    for (const { written, unit } of quantities)
      if (!isMeasured(unit)) for (const [figure] of written.matchAll(/^\d+/g)) consumed.add(figure);
  const { days, figures } = daysWithinMonth(
    text,
    distinctDays([...relative.days, ...readDays(text, yearMeant(today))]),
  );
  for (const figure of figures) consumed.add(figure);
  for (const pattern of [PART_OF_MONTH, FIRST_DAYS])
    for (const [, word = ''] of text.matchAll(pattern)) consumed.add(word);
  for (const [, word = ''] of text.matchAll(DAY_OF_YEAR)) consumed.add(word);
  for (const [, before = '', behind = ''] of text.matchAll(EXTENT)) consumed.add(before).add(behind);
  const terms = termsOf(respelt(raw, knowledge, text), knowledge, consumed, {
    isOpen: measure !== null && !asksWhether(text),
  }).map((term) => {
    if (asksWhether(text)) return term;
    const read = asMeasure(
      isAfterwards(term, text) ? { ...term, weight: term.weight * 0.4 } : term,
      quantities,
    );
    return measure === 'money' ? asCount(read, quantities, text) : read;
  });
  // "Il 31 dicembre fino a che ora si può giocare?": of what is done there nothing is asked but when.
  const isWhen =
    measure === 'time' &&
    days.length + readWeekdays(text).size > 0 &&
    terms.length <= 1 &&
    terms.every(({ written }) => /[aei](?:re|te)$/.test(written));
  const asksOpen = measure === 'since' ? null : (openOf(text) ?? (isWhen ? 'hours' : null));
  const isOnHoliday = days.length === 1 && days.some((day) => isHoliday(day, yearMeant(today)));
  const weekdays = relative.weekdays.size > 0 ? relative.weekdays : readWeekdays(text);
  const form = {
    plain: text,
    // "Compleanno con 12 bambini, totale?" asks for a sum.
    measure: isPaid || (measure === null && wantsTotal) ? 'money' : measure,
    // "Is there anybody who speaks German?" wants to know who.
    isYesNo: asksWhether(text) && !LIST.test(text) && !isPaid && measure !== 'person',
    isList: LIST.test(text),
    superlative,
    comparison: comparisonOf(text, superlative),
  } as const;
  return {
    ...form,
    earlier: '',
    language,
    asksOpen,
    wantsTotal,
    terms: isWhen
      ? []
      : (measure === 'person' || measure === 'money'
          ? terms.map((term) => asWayOfHaving(term, terms))
          : terms
        ).map((term) => asKinds(term, form)),
    days: [...days],
    year: yearMeant(today),
    // "Siete aperti il 10 marzo?" asks for the hours of a Wednesday.
    weekdays: weekdays.size === 0 && asksOpen !== null && !isOnHoliday ? weekdayOf(days, today) : weekdays,
    isHoliday: isOnHoliday,
    dayPart: dayPartOf(text),
    after: /\b(?:dopo|dalle|after|dopo le)\b/.test(text) ? (times[0] ?? hourAfter(text)) : null,
    quantities,
    counted: countedOf(text),
  };
};

const OF_THE_HOUSE =
  /\b(?:siete (?:apert|chius)|aprite|chiudete|are you (?:open|closed)|do you (?:open|close))/;

/** What a question asks, with what it leaves to the turns before it: the likeliest reading first. */
export const readQuestion = (
  raw: string,
  history: HistoryMessage[],
  options: ReadingOptions,
): [Frame, ...Frame[]] => {
  const own = readAlone(raw, options);
  const earlier = history.filter(({ role }) => role === 'user').slice(-3);
  const last = earlier.at(-1);
  const leans = last ? leansBack(own.plain, own.terms) : 'no';
  if (!last || leans === 'no') return [own];
  const [before] = readQuestion(last.text, earlier.slice(0, -1), options);
  const reply = history.filter(({ role }) => role === 'bot').at(-1)?.text ?? '';
  const isNaming =
    (before.measure === 'person' || before.superlative !== null) &&
    own.measure !== null &&
    own.measure !== before.measure;
  const named = isNaming ? namesIn(reply, options.knowledge) : [];
  const subject = { ...before, terms: [...named, ...before.terms] };
  const carried = carry(own, subject);
  // "Quanto costa il corso? – Siete aperti il lunedì?" asks for the hours of the house, not of the course.
  if (own.asksOpen !== null && before.asksOpen === null && OF_THE_HOUSE.test(own.plain))
    return [own, carried];
  return leans === 'surely' ? [carried] : [carried, own];
};

/** Whether a question says nothing by itself of what it is about. */
export const needsEarlierQuestion = (raw: string, options: ReadingOptions): boolean => {
  const { plain: text, terms } = readAlone(raw, options);
  return leansBack(text, terms) === 'surely';
};
