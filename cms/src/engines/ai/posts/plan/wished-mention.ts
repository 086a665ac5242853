import type { Locale } from '../../../../contract';
import { asSentence, stemsIn } from '../profile/text';
import { reminderOf } from '../writing/reminder';
import type { History } from './history';
import type { Subject } from './subject';
import { meets, type Wish } from './wishes';
import { briefly } from './wording';

/** At so many moments a wish may stand, its own post among them. */
export const MOST_CALLED = 3;
/** A price in the same words, or what no reminder can be made of, at fewer. */
const MOST_SAME_WORDS = 2;
/** A longer row says what there is, and no news. */
const MOST_THINGS = 4;
/** Longer is no closing remark. */
const LONGEST = 150;

/** What calls a wished subject to mind: in its own words, or, told once already, as a reminder; '' where neither may stand. */
export const wishedMention = (
  { points, sentences, isRow, mention: rowMention, kind, group }: Subject,
  wish: Wish | undefined,
  history: Pick<History, 'uses'>,
  language: Locale,
): string => {
  // Of a list only the line that is wished for.
  const point = points.find((one) => wish && meets({ stems: stemsIn(one, language), hasPrice: false }, wish));
  const mention = isRow
    ? rowMention
    : points.length > 0
      ? asSentence(point ?? '')
      : briefly(sentences[0] ?? '');
  if (mention === '' || mention.endsWith('?') || mention.length > LONGEST) return '';
  const uses = history.uses(mention);
  // Who one is, and what the whole trade says, is no news to be reminded of.
  const isRowOfThings = mention.split(/,\s/u).length > MOST_THINGS;
  const mayRemind = uses > 0 && !isRow && !isRowOfThings && kind !== 'about' && group !== 'trade';
  const again = mayRemind ? reminderOf(mention, language) : '';
  return uses < (again === '' ? MOST_SAME_WORDS : MOST_CALLED) ? again || mention : '';
};
