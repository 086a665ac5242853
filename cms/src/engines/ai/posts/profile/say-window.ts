import type { Day, SayWindow } from '../../../../contract';
import { windowOf } from './dates';

/** An item with the days on which its text may be said; `from` is a day that its owner named. */
export const withWindow = <Item extends object>(
  item: Item,
  text: string,
  today: Day,
  from: Day | null = null,
): Item & SayWindow => ({
  ...item,
  ...windowOf(text, today),
  from,
});

/** Facts, offers and questions that may be said on a day. */
export const isSayableOn = ({ from, until }: SayWindow, day: Day): boolean =>
  (from === null || day >= from) && (until === null || day <= until);
