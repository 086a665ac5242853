import { contrastRatio, MINIMUM_RATIO } from './contrast';
import type { Drawing } from './draft';

type ColorField = {
  [Field in keyof Drawing]: Field extends `${string}Color` ? Field : never;
}[keyof Drawing];

interface Pair {
  front: ColorField;
  back: ColorField;
  minimum: number;
}

/** Every pair of colours of which one must be read on the other. */
const PAIRS: readonly Pair[] = [
  { front: 'displayNameColor', back: 'headerBackgroundColor', minimum: MINIMUM_RATIO.text },
  { front: 'closeIconColor', back: 'headerBackgroundColor', minimum: MINIMUM_RATIO.icon },
  { front: 'aiBubbleTextColor', back: 'aiBubbleBackgroundColor', minimum: MINIMUM_RATIO.text },
  { front: 'userBubbleTextColor', back: 'userBubbleBackgroundColor', minimum: MINIMUM_RATIO.text },
  { front: 'inputTextColor', back: 'inputBackgroundColor', minimum: MINIMUM_RATIO.text },
  { front: 'sendIconColor', back: 'sendButtonBackgroundColor', minimum: MINIMUM_RATIO.icon },
  { front: 'invitationTextColor', back: 'invitationBackgroundColor', minimum: MINIMUM_RATIO.text },
  { front: 'triggerIconColor', back: 'bubbleColor', minimum: MINIMUM_RATIO.icon },
];

export interface ContrastWarning extends Pair {
  ratio: number;
}

/** The pairs that are hard to read in this drawing. An invitation that is never shown is not judged. */
export const contrastWarnings = (design: Drawing): ContrastWarning[] =>
  PAIRS.filter(({ front }) => front !== 'invitationTextColor' || design.invitationText !== '')
    .map((pair) => ({ ...pair, ratio: contrastRatio(design[pair.front], design[pair.back]) ?? Infinity }))
    .filter(({ ratio, minimum }) => ratio < minimum);
