import type { Locale } from '../../../../contract';

/** What a post does for its reader. */
export const ANGLES = [
  'tip',
  'myth',
  'question',
  'checklist',
  'answer',
  'offer',
  'about',
  'review',
  'season',
] as const;
export type Angle = (typeof ANGLES)[number];

/** A kind of business, as its own words give it away. */
export const SECTORS = [
  'food',
  'bakery',
  'beauty',
  'fitness',
  'shop',
  'office',
  'home',
  'stay',
  'garage',
  'health',
  'digital',
  'land',
  'school',
  'pets',
] as const;
export type Sector = (typeof SECTORS)[number];

/** Of general use and true of any business of its kind: a title, and a text whose lines are points where it is a checklist. */
export type ThoughtRow = readonly [angle: Angle, title: string, text: string];
export type Thoughts = Readonly<Record<Sector, readonly ThoughtRow[]>>;
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;
