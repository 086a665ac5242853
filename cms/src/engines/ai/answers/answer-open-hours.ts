import { contains, type DaySpan, isOnlyDays, overlaps, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { plain } from '../values/plain';
import { readWeekdays, type Weekday, weekdayName } from '../values/weekdays';
import type { Candidate, Situation } from './candidate';
import { isClosedThen, namesPartOfDay } from './closed-part';
import type { Frame } from './frame';
import type { Statement } from './material';
import { hoursInTables, isOpenAt, readTimeRanges, tellsHours } from './opening-times';
import type { Table } from './table';
import { contentOf, meets } from './words';

/** When somebody is there: a clause of a statement with its days. */
interface HoursRule {
  statement: Statement;
  text: string;
  weekdays: ReadonlySet<Weekday>;
  days: DaySpan[];
  isClosed: boolean;
  hasTimes: boolean;
  /** One of several clauses of its statement. */
  isClause: boolean;
}

const CLOSED =
  /\bchius[oaie]\b|\bchiud(?:e|iamo|ono)\b|\bnon (?:si )?(?:lavor\w+|apriamo|apre|riceviamo|siamo apert\w)\b|\bchiusur[ae]\b|\bferie\b|\briposo\b|\bclosed\b/;
const OPEN = /\bapert[oaie]\b|^apertura\b|\bapriamo\b|\bapre\b|\borari|\bopen\b/;
/** Italian names its shops by what they sell, in `-eria`: pizzeria, gelateria, libreria. */
const SHOP_IN_ERIA = String.raw`(?!segret|batt|mat)\p{L}{3,}eria`;
/** The place itself, whatever it is called: its hours are meant where nothing else is named. */
const HOUSES = `negozio|studio|palestra|hotel|albergo|cantina|salone|sede|ufficio|officina|bottega|locale|centro|clinica|ambulatorio|agenzia|scuola|autoscuola|farmacia|panificio|forno|laboratorio|magazzino|campeggio|museo|${SHOP_IN_ERIA}`;
const PREMISES = new RegExp(String.raw`\b(?:${HOUSES}|struttura|siamo|restiamo|shop|store|we)\b`, 'u');
const PREMISES_ASKED = new RegExp(
  `^(?:${HOUSES}|(?:ri)?apert|(?:ri)?apr|chius|chiud|orar|open|clos|hour|shop|store|time|apertur|chiusur)`,
  'u',
);
/** Part of a house, with hours of its own. */
const PART_OF_HOUSE =
  /\b(?:bar|ristorante|piscina|reception|colazione|segreteria|parcheggio|spa|sauna|telefono|ordini|cucina|spiaggia|sala|check|visit[ae]|medico|urgenz\w+|silenzio|consegn\w+|ritir\w+)\b/;
/** A day on which visitors may look around. */
const OPEN_DAY = /\bgiornat[ae] apert|\bporte aperte|\bopen day/;
const ONLY_PART =
  /\bsolo (?:(?:la|di|il|al) )?(?:mattin|pomerigg)|\borario (?:ridotto|continuato|estivo|invernale)/;
const LIMITED = /\b(?:non in|solo|tranne|esclus[oaie]|salvo|only|except)\b/;

const CLAUSE =
  /(?<=\d\d|\)|chiuso) (?=(?:luned|marted|mercoled|gioved|venerd|sabat|domenic)(?:ì|i|o|a|e|he)(?:[,:/]| chius| \d))|[;,] (?=(?:il |la |da |dal |e |anche )?(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|(?:lun|mar|mer|gio|ven|sab|dom)[ .,:/-]))|(?:;| \/) (?=(?:da |dal |in |a |from )?(?:\d{1,2}[ °/]|genn|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem|jan|mar|may|jun|jul|aug|oct|nov|dec))| (?=\((?:in |a |da |dal )?(?:\d{1,2} |genn|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem)[^)]*\d)/i;

/** "Solo per i ritiri": what a day with hours of its own is for, not another part of the house. */
const PURPOSE = /\b(?:solo|only) (?:per|for) [^.;,]*/g;
/** What stands under such a heading are days on which nobody is there: "Ferie: dal 10 al 24 agosto". */
const CLOSED_HEADING = /\b(?:chiusur[ae]|ferie|giorni di chiusura|closed|closures?|holiday closing)\b/;

/** "Domenica 9-13 (non in agosto)": days on which a rule does not hold. */
const EXCEPTED = /\((?:non|tranne|esclus[oaie]|eccetto|salvo|no|not|except)\b[^)]*\)/i;

const BEGINS_WITH_DAY =
  /^(?:da |dal |il |a |ad |in |nei |nelle |ogni |tutti |\d{1,2} )?(?:genn|febb|marz|april|magg|giugn|lugl|settem|ottob|novem|dicem|luned|marted|mercoled|gioved|venerd|sabat|domenic|(?:lun|mar|mer|gio|ven|sab|dom)(?=[ .,:/-])|feriali|festivi|giorni|\d|e \d|agosto|monday|tuesday|saturday|sunday)/;

/** "Two hours before closing" names no day on which a place is closed. */
const BEFORE_CLOSING =
  /\b(?:prima|ora|orario|dopo|alla|fino alla|before|at) (?:della |di |la )?(?:chiusura|closing)\b/g;

/** "Apriamo alle 6:30, dal lunedì al sabato; il venerdì anche alle 16": days that stand after their hours belong to them. */
const withTheirHours = (parts: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isDaysOnly = !tellsHours(part) && !CLOSED.test(plain(part)) && !ONLY_PART.test(plain(part));
    if (last !== undefined && isDaysOnly && tellsHours(last) && readWeekdays(last).size === 0)
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
};

/** "Lunedì: 9-13 ⏎ sabato: 9-12": lines that each tell the hours of their days. */
const inLines = (statement: Statement): Statement[] => {
  const lines = statement.text.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter(
    (line) => BEGINS_WITH_DAY.test(plain(line)) && (tellsHours(line) || CLOSED.test(plain(line))),
  );
  return telling.length > 1 && telling.length === lines.length
    ? lines.map((text) => ({ ...statement, text }))
    : [statement];
};

const LONE_DAY =
  /^(?:il |la )?(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|(?:lun|mar|mer|gio|ven|sab|dom)$)[io]?a?$/;
/** "Lunedì, martedì, venerdì: 9-13": days in a row share the hours that follow the last of them. */
const withTheirDays = (parts: readonly string[]): string[] => {
  const joined: string[] = [];
  let days = '';
  for (const part of parts) {
    if (LONE_DAY.test(plain(part))) days += `${part}, `;
    else {
      joined.push(`${days}${part}`);
      days = '';
    }
  }
  return days === '' ? joined : [...joined, days.slice(0, -2)];
};

/** "In alta stagione chiudiamo alle 20:30": the days that the documents call so. */
const daysOfSeason = (text: string, seasons: Situation['seasons']): DaySpan[] => {
  const folded = plain(text);
  return seasons.flatMap(({ name, days }) => {
    const season = plain(name);
    const isSeason = /\b(?:stagione|season)\b/.test(folded) || /\b(?:stagione|season)\b/.test(season);
    return isSeason && new RegExp(`\\b${season.replace(/ (?:stagione|season)$/, '')} (?:stagione|season)\\b`).test(folded)
      ? days
      : [];
  });
};

const rulesOf = (statement: Statement, { year, seasons }: Pick<Situation, 'year' | 'seasons'>): HoursRule[] => {
  const folded = plain(statement.text).replace(BEFORE_CLOSING, '');
  const daysIn = (text: string): DaySpan[] => {
    const days = readDays(text, year);
    return days.length > 0 ? days : daysOfSeason(text, seasons);
  };
  const all = daysIn(statement.text.replace(EXCEPTED, ''));
  const isUnderClosed =
    CLOSED_HEADING.test(plain(statement.passage.heading)) &&
    !tellsHours(statement.text) &&
    !OPEN.test(folded) &&
    isOnlyDays(statement.text);
  const isTimed =
    OPEN.test(folded) ||
    CLOSED.test(folded) ||
    BEGINS_WITH_DAY.test(folded) ||
    /\borar|\bapert|\bopening|\bhours/.test(plain(statement.passage.heading));
  const isRule =
    (tellsHours(statement.text) && isTimed) ||
    (isUnderClosed && all.length > 0) ||
    (CLOSED.test(folded) && (all.length > 0 || readWeekdays(statement.text).size > 0)) ||
    ((OPEN.test(folded) || ONLY_PART.test(folded)) && all.length > 0);
  if (!isRule || OPEN_DAY.test(folded) || statement.text.length > 320) return [];
  const parts = withTheirHours(withTheirDays(statement.text.split(CLAUSE)));
  const [first = ''] = parts;
  // "In agosto: da lunedì a venerdì 9–21, sabato chiuso": the month holds for all clauses.
  const heading = plain(statement.passage.heading);
  const named = isUnderClosed
    ? {
        ...statement,
        text: `${capitalised(heading)}: ${statement.text.charAt(0).toLowerCase()}${statement.text.slice(1)}`,
      }
    : statement;
  const isListOfDays =
    parts.length > 1 &&
    parts.every((part) => tellsHours(part) || CLOSED.test(plain(part)) || ONLY_PART.test(plain(part)));
  const clauses = isListOfDays ? parts : [statement.text];
  const shared = daysIn(first);
  return clauses.map((text) => {
    const own = daysIn(text.replace(EXCEPTED, ''));
    return {
      statement: named,
      text: isUnderClosed ? named.text : text,
      weekdays: readWeekdays(text),
      days: own.length > 0 ? own : isListOfDays ? shared : all,
      isClosed: isUnderClosed || (CLOSED.test(plain(text).replace(BEFORE_CLOSING, '')) && !tellsHours(text)),
      hasTimes: tellsHours(text),
      isClause: isListOfDays,
    };
  });
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that only ask for hours, or name the house itself. */
export const isHoursWord = (folded: string): boolean => PREMISES_ASKED.test(folded);

const subjectTerms = (frame: Frame): Frame['terms'] =>
  frame.terms.filter(({ folded }) => !PREMISES_ASKED.test(folded));

const HOUSE_VERB = /\b(?:dalle|alle|fino|entro|dopo|prima|apr\w+|chiu\w+|open\w*|clos\w+|from|until)\b/;

const MOST_WORDS = 8;

const OTHER_NAME = 0.75;
/** How far a rule speaks of what is asked: the house itself, or a part of it by name. */
const subjectScore = ({ statement, text }: HoursRule, frame: Frame): number => {
  const subject = subjectTerms(frame);
  const around = plain(`${statement.passage.heading} ${statement.question ?? ''}`);
  if (subject.length > 0) {
    let mass = 0;
    let found = 0;
    let isExact = false;
    for (const term of subject) {
      const met = Math.max(meets(term, statement.words), 0.95 * meets(term, statement.context));
      mass += term.weight;
      found += term.weight * met;
      if (met >= 0.85) isExact = true;
    }
    // By another name alone it may be something else that has hours.
    return (isExact || frame.language === 'en' ? 1 : OTHER_NAME) * (found / mass);
  }
  const folded = plain(text).replace(PURPOSE, '');
  let score = 0.7;
  if (/\borar|\bapertur|\bopening|\bhours/.test(around)) score += 0.2;
  if (PREMISES.test(folded) && !PART_OF_HOUSE.test(folded.replace(PREMISES, ''))) score += 0.1;
  if (PART_OF_HOUSE.test(/\borar/.test(around) ? folded : `${folded} ${around}`)) score -= 0.3;
  else if (/\borar/.test(around) && PART_OF_HOUSE.test(around)) score -= 0.05;
  // What takes many words beside a day and its hours is something that happens then.
  if (
    !OPEN.test(folded) &&
    !CLOSED.test(folded) &&
    !PREMISES.test(folded) &&
    contentOf(text).length > MOST_WORDS
  )
    score -= 0.15;
  // Hours at which something begins are no hours of the house.
  if (readTimes(text).length > 0 && readTimeRanges(text).length === 0 && !HOUSE_VERB.test(folded))
    score -= 0.15;
  return score - Math.min(0.1, contentOf(text).length * 0.005);
};

/** "Quando chiudete per ferie" wants the exceptions; "a che ora aprite" the rule. */
const asksSeason = ({ measure, plain: text }: Frame): boolean =>
  measure === 'date' ||
  /\b(?:ferie|vacanz|estat|estiv|invern|period|stagion|mes[ei]\b|festiv|holiday|season)/.test(text);
const asksDay = (frame: Frame): boolean => frame.weekdays.size > 0 || frame.days.length > 0;

/** How well a rule holds for the days that are asked; null where it does not. */
const dayScore = (rule: HoursRule, frame: Frame): number | null => {
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
    if (days.length > 0) return isOnDays ? 0.6 : frame.days.length > 0 ? null : -0.15;
    const isThen = rule.isClosed ? isClosedThen(rule.text, frame.dayPart, hourOf(frame)) : null;
    if (isThen !== null) return isThen ? 0.6 : null;
    // "La domenica solo la mattina" before "tutti i giorni".
    return weekdays.size <= 2 ? 0.36 : 0.3;
  }
  if (days.length > 0) {
    // Of two seasons that hold a day the shorter one is the exception.
    if (isOnDays) {
      const isSingle = frame.days.length > 0 && longest(days) < SMALL_PART;
      return (
        (weekdays.size > 0 ? 0.25 : isSingle ? (isPart ? 0.65 : 0.95) : 0.4) +
        0.1 * (1 - longest(days) / 1231)
      );
    }
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
const isOpenSeason = ({ days, weekdays, isClosed, hasTimes, text }: HoursRule): boolean =>
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
const holdsOnHoliday = ({ text, days, isClosed }: HoursRule, frame: Frame): boolean =>
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
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .replace(/[;,]$/, '');
  const capital = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

/** What time it is where the business is cannot be told from here. */
const NOW = /\b(?:adesso|ora|in questo momento|now)\b/;

const NAMES_PART = { morning: /mattin|morning/, afternoon: /pomerigg|afternoon/, evening: /\bsera|evening/ };
const hourOf = (frame: Frame): number | null => readTimes(frame.plain)[0] ?? frame.after;
const asksHour = (frame: Frame): boolean => frame.dayPart !== null || hourOf(frame) !== null;
const isThere = ({ text }: HoursRule, frame: Frame): boolean | null => {
  const isOnlyPart = /\bsolo (?:(?:la|di|il|al) )?(mattin|pomerigg)/.exec(plain(text))?.[1];
  if (isOnlyPart !== undefined && readTimeRanges(text).length === 0 && frame.dayPart !== null)
    return frame.dayPart === (isOnlyPart === 'mattin' ? 'morning' : 'afternoon');
  const names = frame.dayPart === null ? null : NAMES_PART[frame.dayPart];
  if (names?.test(plain(text)) && hourOf(frame) === null && readTimeRanges(text).length === 0)
    return OPEN.test(plain(text)) ? true : null;
  return isOpenAt(readTimeRanges(text), hourOf(frame), frame.dayPart);
};

/** Yes or no before what the document says, where it can be told. */
const withPolarity = (rule: HoursRule, isOpen: boolean, frame: Frame): string => {
  const isWhole = rule.statement.text.length <= 200 && !(rule.isClause && asksDay(frame));
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

/** Hours that name other days than the one that is asked: nobody is there then. */
const whereLeftOut = (scored: readonly { rule: HoursRule; subject: number }[], frame: Frame): Candidate[] => {
  if (frame.weekdays.size === 0) return [];
  const [best] = scored
    .filter(({ rule: { weekdays, days, hasTimes }, subject }) => {
      const isInSeason =
        days.length === 0 || days.some((span) => frame.days.some((day) => overlaps(span, day)));
      const leavesOut = ![...frame.weekdays].some((day) => weekdays.has(day));
      return subject >= 0.6 && hasTimes && weekdays.size >= 3 && isInSeason && leavesOut;
    })
    .sort((a, b) => b.rule.days.length - a.rule.days.length || b.subject - a.subject);
  if (!best) return [];
  const text = withPolarity(best.rule, false, frame);
  return [candidate([best.rule], frame.isYesNo ? text : `${notAmong(frame)} ${text}`, best.subject + 0.5)];
};

/** When the house, or a part of it, is open: exceptions before the general rule. */
export const answerOpenHours = (
  statements: readonly Statement[],
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  if (
    frame.asksOpen === null ||
    (frame.measure !== null && !['time', 'date', 'weekday'].includes(frame.measure))
  )
    return [];
  const rules = [...hoursInTables(tables), ...statements.flatMap(inLines)].flatMap((each) =>
    rulesOf(each, situation),
  );
  const scored = rules
    .map((rule) => ({ rule, subject: subjectScore(rule, frame), day: dayScore(rule, frame) }))
    .filter(
      ({ rule, subject }) =>
        subject >= 0.55 && (!frame.isHoliday || holdsOnHoliday(rule, frame) || isOpenSeason(rule)),
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
      day === null ? [] : [{ rule, score: subject + day + (rule.hasTimes || rule.isClosed ? 0.1 : 0) }],
    )
    .sort((a, b) => b.score - a.score);
  const [best] = fitting;
  if (!best) return whereLeftOut(scored, frame);
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
    const { rule, score } = best.rule.isClosed ? best : (there ?? best);
    const parts = asksHour(frame)
      ? []
      : otherParts(
          rule,
          fitting.map((each) => each.rule),
        );
    if (parts.length > 1) {
      const text = parts.map((each) => clean(each.text)).join(' ');
      const polar = withPolarity(rule, true, frame);
      const lead = /^(?:Sì|Yes|No)\. /.exec(polar)?.[0] ?? '';
      return [candidate(parts, `${lead}${text}`, score + only + 0.3)];
    }
    return [candidate([rule], withPolarity(rule, !rule.isClosed, frame), score + only + 0.3)];
  }
  const placeOf = (statement: Statement): number => rules.findIndex((rule) => rule.statement === statement);
  // All hours: the statements beside each other under one heading.
  const timed = fitting.find(({ rule, score }) => rule.hasTimes && best.score - score < 0.25) ?? best;
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
