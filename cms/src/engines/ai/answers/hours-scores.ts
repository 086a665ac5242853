import { contains, type DaySpan, overlaps, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { plain } from '../values/plain';
import { readWeekdays } from '../values/weekdays';
import { isClosedThen } from './closed-part';
import type { Frame } from './frame';
import type { Statement } from './material';
import { readTimeRanges } from './opening-times';
import { contentOf, meets } from './words';
import {
  CLOSED,
  OPEN,
  PREMISES,
  PREMISES_ASKED,
  PART_OF_HOUSE,
  PURPOSE,
  type HoursRule,
} from './hours-rules';

/** Words that only ask for hours, or name the house itself. */
export const isHoursWord = (folded: string): boolean => PREMISES_ASKED.test(folded);

/** "Possiamo venire di martedì con i bambini?": who comes along has no hours. */
const COMPANIONS =
  /\b(?:con|with) (?:(?:i|le|il|la|gli|un[oa]?|mi[oa]|miei|mie|nostr[oaie]|du[ea]|\d+|my|our|the) )*(bambin[oaie]|bimb[oaie]|figl[a-z]+|ragazz[ioea]|amic[a-z]+|famiglia|nonn[oaie]|kids?|children|family|friends?)\b/;
export const isCompanion = ({ written }: Frame['terms'][number], { plain: text }: Frame): boolean =>
  COMPANIONS.exec(text)?.[1] === written;

export const subjectTerms = (frame: Frame): Frame['terms'] =>
  frame.terms.filter(({ folded }) => !PREMISES_ASKED.test(folded));

const HOUSE_VERB = /\b(?:dalle|alle|fino|entro|dopo|prima|apr\w+|chiu\w+|open\w*|clos\w+|from|until)\b/;

const MOST_WORDS = 8;
/** Names of days and months, and what goes with them: "lun-sab senza pausa" says nothing beside its hours. */
const OF_TIME =
  /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)(?:edi|tedi|coledi|vedi|erdi|ato|enica|day|s?day|nesday|rsday|urday)?$|^(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|genna|febbra|marz|april|maggi|giugn|lugli|agost|settemb|ottob|novemb|dicemb|januar|februar|march|may$|june|july|august|septemb|octob|novemb|decemb|festiv|ferial|prefestiv|infrasettiman|mattin|pomerig|seral?$|sera$|giorn|chius|apert|pausa|senza|continuat|orari|dalle|alle|estat|estiv|inver|anche|solo|not)/;
const spareWords = (text: string): number =>
  contentOf(text).filter(({ folded }) => !OF_TIME.test(folded) && !/\d/.test(folded)).length;

const ELLIPTICAL_CLOSURE = /^(?:resta |rimane )?chius[oaie]\b|^closed\b/;
/** "Vasca coperta: 9–21. Chiusa dal 4 al 29 gennaio.": what names nothing of its own goes on about the sentence before it. */
export const withSubjects = (statements: readonly Statement[]): Statement[] =>
  statements.map((statement) => {
    const { passage, text, at, beginsLine, context } = statement;
    const isElliptical = spareWords(text) <= (ELLIPTICAL_CLOSURE.test(plain(text)) ? 1 : 0);
    const before =
      beginsLine || !isElliptical
        ? undefined
        : statements.find((other) => other.passage === passage && other.at === at - 1);
    return before
      ? {
          ...statement,
          context: {
            folded: new Set([...context.folded, ...before.words.folded]),
            stems: new Set([...context.stems, ...before.words.stems]),
          },
        }
      : statement;
  });

/** "Orari delle squadre": hours of something in the house, not of the house. */
const HOURS_OF =
  /^orari\w* (?:del|della|delle|dei|degli|dello|dell'|di) ?(?!(?:apertur|chiusur|visit|ricev|lavor|serviz|segret|pubblic|estat|estiv|invern)\w*)([a-z]{4,})/;

const isOfOther = (text: string, { plain: question }: Frame): boolean => {
  const [, holder] = HOURS_OF.exec(plain(text)) ?? [];
  return holder !== undefined && !PREMISES.test(holder) && !question.includes(holder.slice(0, -1));
};

const OTHER_NAME = 0.75;
/** How far a rule speaks of what is asked: the house itself, or a part of it by name. */
export const subjectScore = ({ statement, text }: HoursRule, frame: Frame): number => {
  const subject = subjectTerms(frame);
  const around = plain(`${statement.passage.heading} ${statement.question ?? ''}`);
  if (subject.length > 0) {
    let mass = 0;
    let found = 0;
    let isExact = false;
    for (const term of subject) {
      const coverage = Math.max(meets(term, statement.words), 0.95 * meets(term, statement.context));
      mass += term.weight;
      found += term.weight * coverage;
      if (coverage >= 0.85) isExact = true;
    }
    // By another name alone it may be something else that has hours.
    return (isExact || frame.language === 'en' ? 1 : OTHER_NAME) * (found / mass);
  }
  const folded = plain(text).replace(PURPOSE, '');
  let score = 0.7;
  if (/\borar|\bapertur|\bopening|\bhours|\bquando (?:ci |siamo|aprire)/.test(around)) score += 0.2;
  if (PREMISES.test(folded) && !PART_OF_HOUSE.test(folded.replace(PREMISES, ''))) score += 0.1;
  if (PART_OF_HOUSE.test(/\borar/.test(around) ? folded : `${folded} ${around}`)) score -= 0.3;
  else if (/\borar/.test(around) && PART_OF_HOUSE.test(around)) score -= 0.05;
  if (isOfOther(statement.text, frame)) score -= 0.3;
  // What takes many words beside a day and its hours is something that happens then.
  if (!OPEN.test(folded) && !CLOSED.test(folded) && !PREMISES.test(folded) && spareWords(text) > MOST_WORDS)
    score -= 0.15;
  // Hours at which something begins are no hours of the house.
  if (readTimes(text).length > 0 && readTimeRanges(text).length === 0 && !HOUSE_VERB.test(folded))
    score -= 0.15;
  return score - Math.min(0.1, spareWords(text) * 0.005);
};

/** "Quando chiudete per ferie" wants the exceptions; "a che ora aprite" the rule. */
export const asksSeason = ({ measure, plain: text }: Frame): boolean =>
  measure === 'date' ||
  /\b(?:ferie|vacanz|estat|estiv|invern|period|stagion|mes[ei]\b|festiv|holiday|season)/.test(text);
export const asksDay = (frame: Frame): boolean => frame.weekdays.size > 0 || frame.days.length > 0;

/** How well a rule holds for the days that are asked; null where it does not. */
export const dayScore = (rule: HoursRule, frame: Frame): number | null => {
  const { weekdays, days } = rule;
  const isOnDays =
    days.length > 0 &&
    frame.days.length > 0 &&
    days.some((span) => frame.days.some((day) => overlaps(span, day)));
  // Single days in December say nothing of December.
  const isPart = isOnDays && !days.some((span) => frame.days.some((day) => contains(span, day)));
  const isSmallPart = isPart && longest(days) < SMALL_PART;
  // "Any Sunday in December?": the very Sundays of that month.
  if (isSmallPart && [...frame.weekdays].some((day) => weekdays.has(day))) return 0.6;
  if (isSmallPart && (!rule.isClosed || frame.weekdays.size > 0) && !asksSeason(frame))
    return frame.weekdays.size > 0 ? null : -0.1;
  if (frame.weekdays.size > 0 && weekdays.size > 0) {
    const isOnWeekday = [...frame.weekdays].some((day) => weekdays.has(day));
    if (!isOnWeekday) return null;
    // "Domenica 7 e domenica 14 dicembre": the very date that is asked beats what holds on any Sunday.
    if (isOnDays && !isPart && days.length > 0 && longest(days) < SMALL_PART) return 0.95;
    // "Dicembre: anche la domenica" before "novembre–febbraio: domenica chiuso".
    if (days.length > 0)
      return isOnDays ? 0.6 + 0.1 * (1 - longest(days) / 1231) : frame.days.length > 0 ? null : -0.15;
    const isThen = rule.isClosed ? isClosedThen(rule.text, frame.dayPart, hourOf(frame)) : null;
    if (isThen !== null) return isThen ? 0.6 : null;
    // "La domenica solo la mattina" before "tutti i giorni".
    return weekdays.size <= 2 ? 0.36 : 0.3;
  }
  if (days.length > 0) {
    // That it is open from March to November tells nobody whether it is on a Monday.
    if (isOnDays && isOpenSeason(rule) && readWeekdays(frame.plain).size > 0) return null;
    // Of two seasons that hold a day the shorter one is the exception.
    if (isOnDays) {
      // However long: a closure holds before any hours of the season around it.
      const isSingle = frame.days.length > 0 && (longest(days) < SMALL_PART || (rule.isClosed && !isPart));
      return (
        (weekdays.size > 0 ? 0.25 : isSingle ? (isPart ? 0.65 : 0.95) : 0.4) +
        0.1 * (1 - longest(days) / 1231)
      );
    }
    // "Quando aprite per la stagione?": "Apriamo sabato 15 maggio".
    if (asksSeason(frame) && !asksDay(frame) && !rule.hasTimes && OPEN.test(plain(rule.text))) return 0.2;
    // What holds in August only says nothing of a Saturday.
    if (frame.days.length > 0 || (frame.weekdays.size > 0 && weekdays.size === 0)) return null;
    return weekdays.size > 0 || !asksSeason(frame) ? -0.2 : 0;
  }
  if (frame.weekdays.size > 0) return weekdays.size === 0 && rule.hasTimes ? 0 : null;
  if (frame.days.length > 0) return weekdays.size > 0 ? -0.1 : 0;
  return weekdays.size > 0 ? 0.1 : 0;
};

/** As year days are counted: three weeks. */
const SMALL_PART = 21;
const longest = (days: readonly DaySpan[]): number =>
  Math.max(...days.map(({ from, to }) => (from <= to ? to - from : 1231 - from + (to - 100))));

const CHANGES_HOURS = /\b(?:apriamo|apre|chiudiamo|chiude|orario|open(?:s)? at|close(?:s)? at)\b/;
export const isOpenSeason = ({ days, weekdays, isClosed, hasTimes, text }: HoursRule): boolean =>
  days.length > 0 &&
  // Other hours in summer are no season in which alone it is open.
  !(hasTimes && CHANGES_HOURS.test(plain(text))) &&
  longest(days) >= SMALL_PART &&
  weekdays.size === 0 &&
  !isClosed &&
  /\bapert[oaie]\b|\bapriamo\b|\bapre\b|\bopen\b|^apertura\b/.test(plain(text));

/** A month or more says nothing of a holiday in it, unless it is closed throughout. */
const LONGEST_EXCEPTION = 31;
const FESTIVE = /\bfestiv|\bholidays?\b/;
export const holdsOnHoliday = ({ text, days, isClosed }: HoursRule, frame: Frame): boolean =>
  FESTIVE.test(plain(text)) ||
  days.some(
    (span) =>
      frame.days.some((day) => overlaps(span, day)) &&
      (isClosed || (span.from <= span.to && lengthOf(span) <= LONGEST_EXCEPTION)),
  );
const lengthOf = ({ from, to }: DaySpan): number =>
  (Math.floor(to / 100) - Math.floor(from / 100)) * 30 + (to % 100) - (from % 100);

/** Whether a text, asked for the hours of a holiday, speaks of other days only. */
export const isOfOtherDays = (text: string, frame: Frame): boolean =>
  frame.isHoliday &&
  frame.asksOpen !== null &&
  !FESTIVE.test(plain(text)) &&
  !readDays(text, frame.year).some(
    (span) =>
      frame.days.some((day) => overlaps(span, day)) &&
      (CLOSED.test(plain(text)) || lengthOf(span) < LONGEST_EXCEPTION - 2),
  );

/** The time of day that a question names. */
export const hourOf = (frame: Frame): number | null => readTimes(frame.plain)[0] ?? frame.after;

/** "Da metà giugno a fine agosto la sala è chiusa": a closure of all days that are asked, of whatever part of the house. */
export const isWhollyClosed = ({ isClosed, days, weekdays }: HoursRule, frame: Frame): boolean =>
  isClosed &&
  weekdays.size === 0 &&
  subjectTerms(frame).length === 0 &&
  frame.days.length > 0 &&
  frame.days.every((day) => days.some((span) => contains(span, day)));

/** From which score on a rule is one of the house's, and of a rule that is of no other day than the one that is asked. */
const OF_THE_HOUSE = 0.55;
const OF_ITS_DAY = 0.35;
const isOfTheVeryDay = ({ days, hasTimes }: HoursRule, frame: Frame): boolean =>
  hasTimes &&
  days.length > 0 &&
  frame.days.length > 0 &&
  days.every(({ from, to }) => from === to) &&
  days.some((span) => frame.days.some((day) => contains(span, day)));
/** From which subject's score on a rule may be told. */
export const leastSubject = (rule: HoursRule, frame: Frame): number =>
  isOfTheVeryDay(rule, frame) ? OF_ITS_DAY : OF_THE_HOUSE;
