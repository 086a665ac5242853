import { type DaySpan, isOnlyDays, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import { readWeekdays, type Weekday } from '../values/weekdays';
import type { Situation } from './candidate';
import type { Statement } from './material';
import { splitHoursClauses } from './hours-clauses';
import { openingSeason } from './opening-season';
import { tellsHours } from './opening-times';

/** When somebody is there: a clause of a statement with its days. */
export interface HoursRule {
  statement: Statement;
  text: string;
  weekdays: ReadonlySet<Weekday>;
  days: DaySpan[];
  isClosed: boolean;
  hasTimes: boolean;
  /** One of several clauses of its statement. */
  isClause: boolean;
}

export const CLOSED =
  /\bchius[oaie]\b|\bchiud(?:e|iamo|ono)\b|\bnon (?:si )?(?:lavor\w+|apriamo|apre|riceviamo|siamo apert\w)\b|\bchiusur[ae]\b|\bferie\b|\briposo\b|\bclosed\b/;
export const OPEN = /\bapert[oaie]\b|^apertura\b|\bapriamo\b|\bapre\b|(?<!disco )\borari|\bopen\b/;
/** Italian names its shops by what they sell, in `-eria`: pizzeria, gelateria, libreria. */
const SHOP_IN_ERIA = String.raw`(?!segret|batt|mat)\p{L}{3,}eria`;
/** The place itself, whatever it is called: its hours are meant where nothing else is named. */
const HOUSES = `negozio|studio|palestra|hotel|albergo|cantina|salone|sede|ufficio|officina|bottega|locale|centro|clinica|ambulatorio|agenzia|scuola|autoscuola|farmacia|panificio|forno|laboratorio|magazzino|campeggio|museo|${SHOP_IN_ERIA}`;
export const PREMISES = new RegExp(String.raw`\b(?:${HOUSES}|struttura|siamo|restiamo|shop|store|we)\b`, 'u');
export const PREMISES_ASKED = new RegExp(
  `^(?:${HOUSES}|(?:ri)?apert|(?:ri)?apr|chius|chiud|orar|open|clos|hour|shop|store|time|apertur|chiusur|stagion|season)`,
  'u',
);
/** Part of a house, with hours of its own. */
export const PART_OF_HOUSE =
  /\b(?:bar|ristorante|piscina|reception|colazione|segreteria|parcheggio|spa|sauna|telefono|ordini|cucina|spiaggia|sala|check|visit[ae]|medico|urgenz\w+|silenzio|consegn\w+|ritir\w+)\b/;
/** A day on which visitors may look around. */
const OPEN_DAY = /\bgiornat[ae] apert|\bporte aperte|\bopen day/;
/** "Dal lunedì al giovedì prima delle 12 il programma 4 si paga come il 3": hours at which a price holds. */
const PRICED = /\bsi pag\w+|\bcost(?:a|ano)\b|\bsconto\b|\d ?€|€ ?\d|\d euro\b/;
/** "Il 3 maggio ingresso a 1 € e apertura fino alle 22": a day with hours of its own, whatever it costs. */
const OPENS_UNTIL =
  /\b(?:apertur\w+|apert[oaie]|apriamo|open)\b[^.;]{0,20}\b(?:fino alle|dalle|alle|until|from)\b/;
const isOneDay = ({ from, to }: DaySpan): boolean => from === to;
const ONLY_PART =
  /\bsolo (?:(?:la|di|il|al) )?(?:mattin|pomerigg)|\borario (?:ridotto|continuato|estivo|invernale)/;
export const LIMITED = /\b(?:non in|solo|tranne|esclus[oaie]|salvo|only|except)\b/;

const CLAUSE =
  /(?<=\d\d|\)|chiuso) (?=(?:luned|marted|mercoled|gioved|venerd|sabat|domenic)(?:ì|i|o|a|e|he)(?:[,:/]| chius| \d))|[;,] (?=(?:il |la |da |dal |e |anche )?(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|(?:lun|mar|mer|gio|ven|sab|dom)[ .,:/-]))|(?:;| \/) (?=(?:da |dal |in |a |from )?(?:\d{1,2}[ °/]|genn|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem|jan|mar|may|jun|jul|aug|oct|nov|dec))| (?=\((?:in |a |da |dal )?(?:\d{1,2} |genn|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem)[^)]*\d)/i;

/** "Solo per i ritiri", "solo ritiro, niente consegne": what a day with hours of its own is for, not another part of the house. */
export const PURPOSE = /\b(?:(?:solo|only) (?:per|for) |(?:solo|only|niente|senza|no) (?=\p{L}))[^.;,]*/gu;
/** What stands under such a heading are days on which nobody is there: "Ferie: dal 10 al 24 agosto". */
const CLOSED_HEADING = /\b(?:chiusur[ae]|ferie|giorni di chiusura|closed|closures?|holiday closing)\b/;

/** "Domenica 9-13 (non in agosto)": days on which a rule does not hold. */
const EXCEPTED = /\((?:non|tranne|esclus[oaie]|eccetto|salvo|no|not|except)\b[^)]*\)/i;

/** "Domenica chiuso (vedi dicembre)": where else to look is no day of the rule. */
export const REFERENCE = /\s?\((?:vedi|v\.|cfr\.?|see)(?= )[^)]*\)/gi;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** "Ferragosto (15 agosto): 9:30-17": days that have a name. */
const FEASTS =
  '(?:la )?(?:vigilia|pasqu|natale|ferragosto|capodanno|epifania|befana|immacolata|ognissanti|pentecoste|san(?:to)? (?:silvestro|stefano|valentino)|festa (?:del lavoro|dei lavoratori|della repubblica|del patrono)|patron|christmas|easter|new year|boxing day|thanksgiving|bank holiday)';
const BEGINS_WITH_DAY = new RegExp(
  String.raw`^(?:da |dal |il |a |ad |in |nei |nelle |ogni |tutti |\d{1,2} )?(?:(?:meta|inizio|fine|mid|early|late)[ -])?(?:genn|febb|marz|april|magg|giugn|lugl|settem|ottob|novem|dicem|luned|marted|mercoled|gioved|venerd|sabat|domenic|(?:lun|mar|mer|gio|ven|sab|dom)(?=[ .,:/-])|feriali|festivi|giorni|estate|estiv|invern|primavera|autunno|summer|winter|\d|e \d|agosto|monday|tuesday|saturday|sunday|${FEASTS})`,
);

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
export const inLines = (statement: Statement): Statement[] => {
  const lines = statement.text.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter(
    (line) => BEGINS_WITH_DAY.test(plain(line)) && (tellsHours(line) || CLOSED.test(plain(line))),
  );
  return telling.length > 1 && telling.length === lines.length
    ? lines.map((text) => ({ ...statement, text }))
    : [statement];
};

const BULLET = /^[-–•]\s+/;

const LONE_DAY =
  /^(?:il |la |in |a )?(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|genna|febbra|marz|april|maggi|giugn|lugli|agost|settembr|ottobr|novembr|dicembr|(?:lun|mar|mer|gio|ven|sab|dom)$)(?:io|[ioe])?a?$/;
/** "Lunedì, martedì, venerdì: 9-13", "marzo / aprile: 9-18": days in a row share the hours that follow the last of them. */
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
    return isSeason &&
      new RegExp(`\\b${season.replace(/ (?:stagione|season)$/, '')} (?:stagione|season)\\b`).test(folded)
      ? days
      : [];
  });
};

/** What a statement says of when somebody is there, clause by clause; nothing where it says something else. */
export const rulesOf = (
  given: Statement,
  { year, seasons }: Pick<Situation, 'year' | 'seasons'>,
): HoursRule[] => {
  const statement = { ...given, text: given.text.replace(BULLET, '') };
  const folded = plain(statement.text).replace(BEFORE_CLOSING, '');
  const daysIn = (text: string): DaySpan[] => {
    const days = readDays(text.replace(REFERENCE, ''), year);
    return days.length > 0 ? days : daysOfSeason(text, seasons);
  };
  const season = tellsHours(statement.text) ? null : openingSeason(statement.text, year);
  if (season)
    return [
      {
        statement,
        text: statement.text,
        weekdays: new Set(),
        days: [season],
        isClosed: false,
        hasTimes: false,
        isClause: false,
      },
    ];
  const all = daysIn(statement.text.replace(EXCEPTED, ''));
  const isUnderClosed =
    CLOSED_HEADING.test(plain(statement.passage.heading)) &&
    !tellsHours(statement.text) &&
    !OPEN.test(folded) &&
    // "7 e 8 dicembre (ponte dell'Immacolata)": why stands in brackets.
    isOnlyDays(statement.text.replace(/\([^)]*\)/g, ''));
  const isTimed =
    OPEN.test(folded) ||
    CLOSED.test(folded) ||
    BEGINS_WITH_DAY.test(folded) ||
    /\borar|\bapert|\bopening|\bhours/.test(plain(statement.passage.heading));
  const isRule =
    (tellsHours(statement.text) && (isTimed || OPENS_UNTIL.test(folded))) ||
    (isUnderClosed && all.length > 0) ||
    (CLOSED.test(folded) && (all.length > 0 || readWeekdays(statement.text).size > 0)) ||
    ((OPEN.test(folded) || ONLY_PART.test(folded)) && all.length > 0);
  const isPriced = PRICED.test(folded) && !(all.every(isOneDay) && OPENS_UNTIL.test(folded));
  if (!isRule || OPEN_DAY.test(folded) || isPriced || statement.text.length > 320) return [];
  const parts = withTheirHours(withTheirDays(statement.text.split(CLAUSE).flatMap(splitHoursClauses)));
  const [first = ''] = parts;
  // "In agosto: da lunedì a venerdì 9–21, sabato chiuso": the month holds for all clauses.
  const heading = plain(statement.passage.heading);
  const named = isUnderClosed
    ? {
        ...statement,
        text: `${capitalised(heading)}: ${lower(statement.text)}`,
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
