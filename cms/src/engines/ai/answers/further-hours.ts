import { plain } from '../values/plain';
import type { Frame } from './frame';
import { OPEN, type HoursRule } from './hours-rules';
import { hourOf } from './hours-scores';
import { isOpenAt, readTimeRanges } from './opening-times';

const NAMES_PART = { morning: /mattin|morning/, afternoon: /pomerigg|afternoon/, evening: /\bsera|evening/ };
/** Whether a question names an hour or a part of the day. */
export const asksHour = (frame: Frame): boolean => frame.dayPart !== null || hourOf(frame) !== null;
/** Whether somebody is there then; null where a rule does not tell. */
export const isThere = ({ text }: HoursRule, frame: Frame): boolean | null => {
  const isOnlyPart = /\bsolo (?:(?:la|di|il|al) )?(mattin|pomerigg)/.exec(plain(text))?.[1];
  if (isOnlyPart !== undefined && frame.dayPart !== null && hourOf(frame) === null)
    return frame.dayPart === (isOnlyPart === 'mattin' ? 'morning' : 'afternoon');
  const names = frame.dayPart === null ? null : NAMES_PART[frame.dayPart];
  if (names?.test(plain(text)) && hourOf(frame) === null && readTimeRanges(text).length === 0)
    return OPEN.test(plain(text)) ? true : null;
  return isOpenAt(readTimeRanges(text), hourOf(frame), frame.dayPart);
};

/** "A dicembre apriamo anche la domenica": hours beside those of other rules, which go on. */
const ADDS = /\b(?:anche|pure|also|too|as well)\b/;
export const addsHours = ({ text, isClosed, hasTimes, days }: HoursRule): boolean =>
  hasTimes && !isClosed && days.length > 0 && ADDS.test(plain(text));

/** "In November on Saturdays?": the hours of any Saturday and those that come on top of them. */
export const withUsualHours = (rule: HoursRule, fitting: readonly HoursRule[]): HoursRule[] => {
  if (!addsHours(rule)) return [];
  const usual = fitting.find(
    ({ weekdays, days, hasTimes, statement }) =>
      hasTimes &&
      days.length === 0 &&
      statement.passage.sourceId === rule.statement.passage.sourceId &&
      rule.weekdays.size > 0 &&
      [...rule.weekdays].every((day) => weekdays.has(day)),
  );
  return usual ? [usual, rule] : [];
};

/** "On Saturday afternoon?" without a month: closed on most, open on those of the months that have further hours. */
export const unlessThere = (rule: HoursRule, fitting: readonly HoursRule[], frame: Frame): HoursRule[] => {
  if (frame.days.length > 0 || isThere(rule, frame) !== false) return [];
  const open = fitting.find(
    (each) => addsHours(each) && each.weekdays.size > 0 && isThere(each, frame) === true,
  );
  return open ? [rule, open] : [];
};
