import { formatColor, toHsla } from '../../../../ui/color-value';
import { contrastRatio, MINIMUM_RATIO, nearestReadable } from './contrast';
import type { Drawing } from '../../model/draft';

/** The fields of a drawing that hold a colour. */
export type ColorName = {
  [Field in keyof Drawing]: Field extends `${string}Color` ? Field : never;
}[keyof Drawing];

interface Pair {
  front: ColorName;
  /** What it is read on, from the nearest down; where these let light through, the visitor's page. */
  backs: readonly [ColorName, ...ColorName[]];
  minimum: number;
}

const { text, icon } = MINIMUM_RATIO;

/** Every pair of colours of which one must be read on the other, as the widget lays them. */
const PAIRS: readonly Pair[] = [
  { front: 'displayNameColor', backs: ['headerBackgroundColor', 'chatBackgroundColor'], minimum: text },
  { front: 'closeIconColor', backs: ['headerBackgroundColor', 'chatBackgroundColor'], minimum: icon },
  { front: 'aiBubbleTextColor', backs: ['aiBubbleBackgroundColor', 'chatBackgroundColor'], minimum: text },
  {
    front: 'userBubbleTextColor',
    backs: ['userBubbleBackgroundColor', 'chatBackgroundColor'],
    minimum: text,
  },
  {
    front: 'inputTextColor',
    backs: ['inputBackgroundColor', 'footerBackgroundColor', 'chatBackgroundColor'],
    minimum: text,
  },
  {
    front: 'sendIconColor',
    backs: ['sendButtonBackgroundColor', 'footerBackgroundColor', 'chatBackgroundColor'],
    minimum: icon,
  },
  { front: 'invitationTextColor', backs: ['invitationBackgroundColor'], minimum: text },
  { front: 'triggerIconColor', backs: ['bubbleColor'], minimum: icon },
];

export interface ContrastWarning extends Pair {
  ratio: number;
}

const colorsOf = (design: Drawing, names: readonly ColorName[]) => names.map((name) => design[name]);

/** An invitation that is never shown is not judged. */
const isShown = (design: Drawing, { front }: Pair) =>
  front !== 'invitationTextColor' || design.invitationText !== '';

const judged = (design: Drawing, pair: Pair): ContrastWarning => ({
  ...pair,
  ratio: contrastRatio(design[pair.front], ...colorsOf(design, pair.backs)) ?? Infinity,
});

/** The pairs that are hard to read in this drawing. */
export const contrastWarnings = (design: Drawing): ContrastWarning[] =>
  PAIRS.filter((pair) => isShown(design, pair))
    .map((pair) => judged(design, pair))
    .filter(({ ratio, minimum }) => ratio < minimum);

/** What is wrong with one colour in front of others, if anything is. */
export const warningOf = (design: Drawing, field: ColorName): ContrastWarning | null => {
  const pair = PAIRS.find(({ front }) => front === field);
  if (!pair || !isShown(design, pair)) return null;
  const warning = judged(design, pair);
  return warning.ratio < warning.minimum ? warning : null;
};

/**
 * What makes a pair readable with the least change: the text, lighter or darker; and where the ground lets too much of the
 * page through for any text, the ground, solid.
 */
export const correctionOf = (design: Drawing, { front, backs, minimum }: Pair): Partial<Drawing> => {
  const color = nearestReadable(design[front], minimum, ...colorsOf(design, backs));
  if (color) return { [front]: color };
  const solid = formatColor({ ...toHsla(design[backs[0]]), alpha: 1 });
  return { [backs[0]]: solid, [front]: nearestReadable(design[front], minimum, solid) ?? design[front] };
};

/** The drawing with every pair made readable. */
export const corrected = <Look extends Drawing>(design: Look): Look =>
  contrastWarnings(design).reduce((look, warning) => ({ ...look, ...correctionOf(look, warning) }), design);
