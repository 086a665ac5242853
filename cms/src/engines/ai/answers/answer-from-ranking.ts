import { LOCALES } from '../../../contract';
import type { Retrieved } from '../port';
import { countsWhatIsAsked, holdsMeasure } from './holds-measure';
import { isOfOtherDays } from './hours-scores';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { readWords } from './words';

/** How many sentences are looked at for the kind of value asked for. */
const RANKED = 3;
/** Longest quote: the sentence that answers and what stands beside it. */
const QUOTE = 280;

/** Longest reply from two passages. */
const TOGETHER = 240;

type Quote = ReturnType<Retrieved['ranked']>[number];

/** A quote with what was left out between its sentences taken as their end. */
const inOneLine = (text: string): string =>
  text
    .replace(/ \[…\] /g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** What stands beside the sentence that answers; behind what was left out it speaks of something else. */
const besideEachOther = (quote: string, sentence: string): string =>
  quote.split(' […] ').find((part) => part.includes(sentence)) ?? quote;

const hasConditions = ({ days, weekdays, quantities }: Frame): boolean =>
  days.length + weekdays.size + quantities.length > 0;

/** What another passage says of the same, where both together are short: an open question may be about either. */
const otherView = (ranked: readonly Quote[], best: Quote, text: string, frame: Frame): Quote | null => {
  const other = ranked.find(
    (each) =>
      each.passage !== best.passage &&
      (each.passage.row ?? null) === null &&
      !each.text.includes('; ') &&
      !text.includes(each.text) &&
      holdsMeasure(each.text, frame),
  );
  if (!other || text.length + other.text.length >= TOGETHER) return null;
  return { passage: other.passage, text: inOneLine(other.text) };
};

/** What the learned ranking holds to be the answer, however sure it is: it knows ways of asking that no list of words does. */
export const answerFromRanking = (retrieved: Retrieved, frame: Frame): Candidate | null => {
  const ranked = retrieved.ranked(RANKED);
  // The first that holds what was asked for: a date, a price, a name.
  const best = ranked.find(({ text }) => holdsMeasure(text, frame)) ?? ranked[0];
  if (!best) return null;
  const quote = retrieved
    .quotes(QUOTE)
    .map(({ passage, text }) => ({ passage, text: besideEachOther(text, best.text) }))
    .find(({ passage, text }) => passage === best.passage && text.includes(best.text));
  // A name was asked for: its neighbours' would stand beside it.
  const text = inOneLine(frame.measure === 'person' ? best.text : (quote?.text ?? best.text));
  const isRow = (best.passage.row ?? null) !== null || /^[^:;.]{1,40}: [^;]+; [^:;.]{1,40}: /.test(text);
  const fits =
    holdsMeasure(text, frame) &&
    (frame.measure !== 'count' || countsWhatIsAsked(text, readWords(text, LOCALES), frame)) &&
    !isOfOtherDays(text, frame);
  // A row says many things, of which the answers from tables choose the one that is asked for.
  if (isRow && (frame.isYesNo || frame.measure !== null || hasConditions(frame))) return null;
  if (!fits && frame.measure !== 'how') return null;
  const quotes = [{ passage: best.passage, text }];
  const other =
    isRow || frame.isYesNo || frame.measure === 'person' ? null : otherView(ranked, best, text, frame);
  if (other) quotes.push(other);
  return {
    text: isRow
      ? text.replace(/^[^:;.]{1,40}: /, '').replace('; ', ' – ')
      : quotes.map((each) => each.text).join(' '),
    quotes,
    score: retrieved.confidence,
    coverage: retrieved.confidence,
    missing: [],
    // What stands beside the sentence that was chosen may hold another thing's value.
    fits: fits && holdsMeasure(best.text, frame),
    carried: 1,
    band: 'quote',
    isComposed: false,
  };
};
