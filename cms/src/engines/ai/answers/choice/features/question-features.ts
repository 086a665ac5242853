import type { Locale } from '../../../../../contract';
import { MEASURES } from '../../frame';
import { flag } from './flag';
import type { Features, ReadingView } from './pool-context';

const EXISTS =
  /\b(?:avete|c'e|ci sono|vi sono|vendete|esiste|esistono|have|is there|are there|sell|fate|offrite|accettate|do you)\b/;
const CAN = /\b(?:posso|possiamo|si puo|si possono|potete|can|may|could)\b/;
const HOUSE = /\b(?:siete|aprite|chiudete|apert\w+|chius\w+|open|close\w*|orari\w*)\b/;
/** Words that deny. */
export const NOT =
  /\b(?:non|no|mai|nessun\w*|senza|tranne|salvo|escluso|vietat\w+|not|never|without|except|no)\b/;

/** What kind of question a reading takes the message for; the same for all candidates of the reading. */
export const questionFeatures = ({ frame, before }: ReadingView, languages: readonly Locale[]): Features => ({
  ...Object.fromEntries(MEASURES.map((measure) => [`q.${measure}`, flag(frame.measure === measure)])),
  'q.none': flag(frame.measure === null),
  'q.yesNo': flag(frame.isYesNo),
  'q.list': flag(frame.isList),
  'q.open': flag(frame.asksOpen !== null),
  'q.superlative': flag(frame.superlative !== null),
  'q.comparison': flag(frame.comparison !== null),
  'q.total': flag(frame.wantsTotal),
  'q.exists': flag(EXISTS.test(frame.plain)),
  'q.can': flag(CAN.test(frame.plain)),
  'q.not': flag(NOT.test(frame.plain)),
  'q.house': flag(HOUSE.test(frame.plain)),
  'q.foreign': flag(!languages.includes(frame.language)),
  'q.conditions': frame.days.length + frame.weekdays.size + frame.quantities.length,
  'q.quantities': frame.quantities.length,
  'q.days': flag(frame.days.length + frame.weekdays.size > 0),
  'q.words': frame.plain.split(' ').length,
  'q.carries': flag(before.length > 0),
});
