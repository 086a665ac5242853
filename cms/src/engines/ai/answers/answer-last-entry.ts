import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { answerOpenHours } from './answer-open-hours';
import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import type { Statement } from './material';
import { readTimeRanges } from './opening-times';
import type { Table } from './table';

const LAST = String.raw`(ultim[oaie] (?:ingress\w+|entrat\w+|access\w+|ordin\w+|comand\w+|prenotazion\w+)|last (?:entry|admissions?|orders?))`;
/** "L'ultimo ingresso è 45 minuti prima della chiusura", "due ore e mezza prima di chiudere": how long before. */
const BEFORE_CLOSING = new RegExp(
  String.raw`\b${LAST}\b[^.;\d]{0,20}?(?:(\d) ?(?:or[ae]|hours?|h)\b(?:,? (?:e|and) (?:(mezz[ao]|a half)|(\d{1,2}) ?min\w*))?|(\d{1,3}) ?(?:minut\w+|min\b)) (?:prima (?:della chiusura|dell'orario di chiusura|di chiudere|che chiud\w+)|before (?:closing|we close))`,
);
const readRule = (text: string): { name: string; offset: number } | null => {
  const [, name, hours = '0', half, rest = '0', minutes = '0'] =
    BEFORE_CLOSING.exec(withDigits(plain(text)).replace(/\ban hour\b/g, '1 hour')) ?? [];
  return name === undefined
    ? null
    : { name, offset: Number(hours) * 60 + (half === undefined ? 0 : 30) + Number(rest) + Number(minutes) };
};
/** "45 minuti", "un'ora", "2 ore e 30 minuti". */
const spanOf = (offset: number, language: Frame['language']): string => {
  const [hours, minutes] = [Math.floor(offset / 60), offset % 60];
  if (offset < 60 || (hours === 1 && minutes > 0))
    return language === 'it' ? `${offset} minuti` : `${offset} minutes`;
  const whole =
    language === 'it'
      ? hours === 1
        ? "un'ora"
        : `${hours} ore`
      : hours === 1
        ? 'one hour'
        : `${hours} hours`;
  if (minutes === 0) return whole;
  return language === 'it' ? `${whole} e ${minutes} minuti` : `${whole} and ${minutes} minutes`;
};
const ASKS_LAST = new RegExp(
  String.raw`\b${LAST}\b|\b(?:entro|fino a) che ora\b.{0,20}\b(?:entrare|entro|arrivare)\b|\blatest\b.{0,20}\b(?:enter|get in|arrive)\b`,
);
const MOST_RANGES = 2;
const NOON = 12 * 60;
const AFTERNOON = 14 * 60;
/** Nothing else tells it. */
const SURE = 2.5;

const clock = (minute: number): string =>
  `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
};

/** The last entry of the day that is asked about: so much before the closing times that hold on it. */
export const answerLastEntry = (
  statements: readonly Statement[],
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  if (!ASKS_LAST.test(frame.plain)) return [];
  const rule = statements.find(({ text }) => readRule(text) !== null);
  const read = rule && readRule(rule.text);
  if (!rule || !read) return [];
  const { name, offset } = read;
  const others = statements.filter((each) => each !== rule);
  const house: Frame = { ...frame, asksOpen: 'close', measure: 'time', isYesNo: false, terms: [] };
  const isOfDay = frame.days.length + frame.weekdays.size > 0;
  const [hours] = isOfDay ? answerOpenHours(others, tables, house, situation) : [];
  const closing = readTimeRanges(hours?.text ?? '')
    .filter(
      ({ from, to }) =>
        frame.dayPart === null ||
        (frame.dayPart === 'morning' ? from < NOON && to <= AFTERNOON + 60 : to > AFTERNOON),
    )
    .map(({ to }) => clock(to - offset));
  const isTold = hours !== undefined && closing.length > 0 && closing.length <= MOST_RANGES;
  const when = closing.join(frame.language === 'it' ? ' e alle ' : ' and at ');
  const lead =
    frame.language === 'it'
      ? `${capitalised(name)} alle ${when}, ${spanOf(offset, frame.language)} prima della chiusura.`
      : `Last entry at ${when}, ${spanOf(offset, frame.language)} before closing.`;
  return [
    {
      text: isTold ? `${lead} ${hours.text}` : sentence(rule.text),
      quotes: [{ passage: rule.passage, text: rule.text }, ...(isTold ? hours.quotes : [])],
      score: SURE,
      coverage: 1,
      missing: [],
      carried: 1,
      fits: true,
      isExact: true,
      band: 'last-entry',
      isComposed: isTold,
    },
  ];
};
