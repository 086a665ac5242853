import { contains, overlaps, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import { weekdayName } from '../values/weekdays';
import type { Candidate, Situation } from './candidate';
import { namesPartOfDay } from './closed-part';
import type { Frame } from './frame';
import { addsHours, asksHour, isThere, unlessThere, withUsualHours } from './further-hours';
import { hoursAsOnSunday } from './hours-of-feasts';
import type { Statement } from './material';
import { hoursInTables, readTimeRanges } from './opening-times';
import type { Table } from './table';
import { meets } from './words';
import { OPEN, LIMITED, type HoursRule, inLines, PART_OF_HOUSE, REFERENCE, rulesOf } from './hours-rules';
import {
  asksDay,
  asksSeason,
  dayScore,
  holdsOnHoliday,
  isCompanion,
  isOpenSeason,
  isWhollyClosed,
  leastSubject,
  subjectScore,
  subjectTerms,
  withSubjects,
} from './hours-scores';

const candidate = (rules: HoursRule[], text: string, score: number): Candidate => {
  const passages = [...new Set(rules.map(({ statement }) => statement.passage))];
  return {
    text,
    quotes: passages.map((passage) => ({ passage, text })),
    score,
    coverage: 1,
    missing: [],
    fits: true,
    carried: 1,
    band: 'hours',
    isComposed: false,
  };
};

/** Under one heading: sentences, and rows of a table beside them. */
const isBeside = (
  { statement: { passage: a } }: HoursRule,
  { statement: { passage: b } }: HoursRule,
): boolean => a === b || (a.sourceId === b.sourceId && a.heading === b.heading);

const clean = (text: string): string => {
  const line = text
    .replace(REFERENCE, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .replace(/[;,]$/, '');
  const capital = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

/** What time it is where the business is cannot be told from here. */
const NOW = /\b(?:adesso|ora|in questo momento|now)\b/;

const namesDays = (text: string, { year }: Frame): boolean => readDays(text, year).length > 0;

/** Yes or no before what the document says, where it can be told. */
const withPolarity = (rule: HoursRule, isOpen: boolean, frame: Frame): string => {
  const isNarrow = frame.weekdays.size > 0 || (frame.days.length > 0 && namesDays(rule.text, frame));
  const isWhole = rule.statement.text.length <= 200 && !(rule.isClause && isNarrow);
  const text = clean((isWhole ? rule.statement.text : rule.text).replace(/^\((.*)\)$/, '$1'));
  if (!frame.isYesNo || /^(?:no|s[iì]|yes)(?!\p{L})/iu.test(text)) return text;
  // Closed in the afternoon is no "no" to whoever asks for the day.
  if (rule.isClosed && !asksHour(frame) && namesPartOfDay(rule.text)) return text;
  // Two weeks of August are no "no" to whoever asks for August.
  const isWholly = frame.days.every((day) => rule.days.some((span) => contains(span, day)));
  if (rule.isClosed && rule.days.length > 0 && !isWholly) return text;
  const asksClosed = /\bchius|\bclosed\b/.test(frame.plain);
  if (asksHour(frame) && isOpen) {
    const there = isThere(rule, frame);
    // Hours that cannot be read are quoted, not judged.
    if (there === null) return text;
    return `${there !== asksClosed ? (frame.language === 'it' ? 'Sì' : 'Yes') : 'No'}. ${text}`;
  }
  if (isOpen && (LIMITED.test(plain(text)) || NOW.test(frame.plain))) return text;
  const yes = asksClosed ? !isOpen : isOpen;
  return `${yes ? (frame.language === 'it' ? 'Sì' : 'Yes') : 'No'}. ${text}`;
};

/** "Domenica non è tra i giorni indicati." */
const notAmong = ({ weekdays, language }: Frame): string => {
  const [day] = [...weekdays];
  const name = day ? weekdayName(day, language) : '';
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return language === 'it'
    ? `${capital} non è tra i giorni indicati.`
    : `${capital} is not among the days given.`;
};

/** "Mercoledì mattina: …" and "Mercoledì pomeriggio: …": all parts of the day, in the order of the document. */
const otherParts = (rule: HoursRule, fitting: readonly HoursRule[]): HoursRule[] => {
  if (!rule.hasTimes || !namesPartOfDay(rule.text)) return [];
  return fitting
    .filter(
      ({ statement, text, weekdays, days, hasTimes }) =>
        statement.passage === rule.statement.passage &&
        hasTimes &&
        namesPartOfDay(text) &&
        days.length === rule.days.length &&
        weekdays.size === rule.weekdays.size &&
        [...weekdays].every((day) => rule.weekdays.has(day)),
    )
    .sort((a, b) => a.statement.at - b.statement.at)
    .slice(0, 3);
};

const BY_NAME = 0.9;
/** Hours that name other days than the one that is asked: nobody is there then. */
const whereLeftOut = (
  scored: readonly { rule: HoursRule; subject: number }[],
  rules: readonly HoursRule[],
  frame: Frame,
): Candidate[] => {
  if (frame.weekdays.size === 0) return [];
  const isThen = (days: HoursRule['days']): boolean =>
    days.length === 0 || days.some((span) => frame.days.some((day) => overlaps(span, day)));
  const [best] = scored
    .filter(({ rule: { weekdays, days, hasTimes, text }, subject }) => {
      const isInSeason = isThen(days);
      const leavesOut = ![...frame.weekdays].some((day) => weekdays.has(day));
      // Another clause of the same sentence tells of that very day.
      const isToldBeside = rules.some(
        (other) =>
          other.isClause &&
          isThen(other.days) &&
          other.statement.text.includes(text.replace(/\.$/, '')) &&
          [...frame.weekdays].some((day) => other.weekdays.has(day)),
      );
      const isOfItsDays =
        weekdays.size >= 3 || (weekdays.size > 1 && days.length > 0 && frame.days.length > 0);
      return subject >= 0.6 && hasTimes && isOfItsDays && isInSeason && leavesOut && !isToldBeside;
    })
    .sort((a, b) => b.rule.days.length - a.rule.days.length || b.subject - a.subject);
  if (!best) return [];
  const text = withPolarity(best.rule, false, frame);
  return [candidate([best.rule], frame.isYesNo ? text : `${notAmong(frame)} ${text}`, best.subject + 0.5)];
};

/** What else is to be told of the day of a rule. */
const further = (rule: HoursRule, fitting: readonly HoursRule[]): HoursRule[] => {
  const usual = withUsualHours(rule, fitting);
  return usual.length > 0 ? usual : otherParts(rule, fitting);
};

/** Whether a rule says a day, a span of hours or an opening at all: that one parks for nothing after eight does not. */
const tellsOpening = ({ text, weekdays, days, isClosed, statement: { passage } }: HoursRule): boolean =>
  isClosed ||
  weekdays.size + days.length > 0 ||
  readTimeRanges(text).length > 0 ||
  OPEN.test(plain(`${passage.heading} ${text}`));

/** "Luglio e agosto: lun-sab 8-12.30, domenica chiuso": who asks for July is told the hours, and with them the day of rest. */
const restDay = ({ isClosed, isClause, weekdays }: HoursRule, frame: Frame): number =>
  isClosed && isClause && weekdays.size > 0 && frame.weekdays.size === 0 ? 0.15 : 0;

/** When the house, or a part of it, is open: exceptions before the general rule. */
export const answerOpenHours = (
  statements: readonly Statement[],
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const feast = hoursAsOnSunday(statements, frame);
  if (!feast) return hoursOf(statements, tables, frame, situation);
  const others = statements.filter((each) => each !== feast.statement);
  const [sunday] = hoursOf(others, tables, feast.frame, situation);
  if (!sunday) return hoursOf(statements, tables, frame, situation);
  const { passage, text } = feast.statement;
  return [
    {
      ...sunday,
      text: `${sunday.text} ${clean(text)}`,
      quotes: [...sunday.quotes, { passage, text }],
    },
  ];
};

const hoursOf = (
  statements: readonly Statement[],
  tables: readonly Table[],
  given: Frame,
  situation: Situation,
): Candidate[] => {
  // "Il nido è aperto?" at "Asilo nido Bruco Verde": the house by a word of its name.
  const frame = {
    ...given,
    terms: given.terms.filter(
      (term) =>
        !isCompanion(term, given) &&
        (PART_OF_HOUSE.test(term.folded) || meets(term, situation.ambient) < BY_NAME),
    ),
  };
  if (
    frame.asksOpen === null ||
    (frame.measure !== null && !['time', 'date', 'weekday'].includes(frame.measure))
  )
    return [];
  const rules = [...hoursInTables(tables), ...withSubjects(statements).flatMap(inLines)].flatMap((each) =>
    rulesOf(each, situation),
  );
  const scored = rules
    .map((rule) => ({ rule, subject: subjectScore(rule, frame), day: dayScore(rule, frame) }))
    .filter(
      ({ rule, subject }) =>
        tellsOpening(rule) &&
        (subject >= leastSubject(rule, frame) || isWhollyClosed(rule, frame)) &&
        (!frame.isHoliday || holdsOnHoliday(rule, frame) || isOpenSeason(rule)),
    );
  // Where nothing but the hours is asked for, no other sentence answers better.
  const only = subjectTerms(frame).length === 0 ? 0.5 : 0;
  // Outside the season that a document names nobody is there.
  if (frame.days.length > 0) {
    const season = scored.filter(({ rule }) => isOpenSeason(rule)).sort((a, b) => b.subject - a.subject)[0];
    if (
      season &&
      season.subject >= 0.6 &&
      !season.rule.days.some((span) => frame.days.some((day) => overlaps(span, day)))
    )
      return [candidate([season.rule], withPolarity(season.rule, false, frame), season.subject + only + 0.7)];
  }
  const fitting = scored
    .flatMap(({ rule, subject, day }) =>
      day === null
        ? []
        : [
            {
              rule,
              score: subject + day + (rule.hasTimes || rule.isClosed ? 0.1 : 0) - restDay(rule, frame),
            },
          ],
    )
    // The further hours of a month say nothing of the rest of the day.
    .filter(({ rule }) => !(addsHours(rule) && asksHour(frame) && isThere(rule, frame) === false))
    .sort((a, b) => b.score - a.score);
  const [best] = fitting;
  if (!best) return whereLeftOut(scored, rules, frame);
  if (asksDay(frame)) {
    // "Mattina: …" and "Pomeriggio: …" may stand apart: the rule that has the hour answers for it.
    const there = asksHour(frame)
      ? fitting.find(
          ({ rule, score }) =>
            rule.statement.passage.sourceId === best.rule.statement.passage.sourceId &&
            best.score - score < 0.15 &&
            isThere(rule, frame) === true,
        )
      : undefined;
    // "9–20 (venerdì fino alle 21)": what stands in brackets is the exception.
    const { rule, score } = best.rule.isClosed || best.rule.text.startsWith('(') ? best : (there ?? best);
    const others = fitting.map((each) => each.rule);
    const parts = asksHour(frame) ? unlessThere(rule, others, frame) : further(rule, others);
    if (parts.length > 1) {
      const text = parts.map((each) => clean(each.text)).join(' ');
      const polar = asksHour(frame) ? '' : withPolarity(rule, true, frame);
      const lead = /^(?:Sì|Yes|No)\. /.exec(polar)?.[0] ?? '';
      return [candidate(parts, `${lead}${text}`, score + only + 0.3)];
    }
    return [candidate([rule], withPolarity(rule, !rule.isClosed, frame), score + only + 0.3)];
  }
  const placeOf = (statement: Statement): number => rules.findIndex((rule) => rule.statement === statement);
  // All hours: the statements beside each other under one heading.
  const timed =
    (asksSeason(frame) && !best.rule.hasTimes
      ? best
      : fitting.find(({ rule, score }) => rule.hasTimes && best.score - score < 0.25)) ?? best;
  const together = fitting
    .filter(
      ({ rule, score }) => isBeside(rule, timed.rule) && timed.score - score < 0.25 && rule.days.length === 0,
    )
    .map(({ rule }) => rule);
  const inOrder = [
    ...new Set((together.length > 0 ? together : [timed.rule]).map(({ statement }) => statement)),
  ].sort((a, b) => placeOf(a) - placeOf(b));
  let text = '';
  for (const { text: next } of inOrder)
    if (text.length + next.length < 300) text = text === '' ? clean(next) : `${text} ${clean(next)}`;
  return [
    candidate(
      inOrder.map((statement) => ({ ...best.rule, statement })),
      text,
      best.score + only + 0.25,
    ),
  ];
};
