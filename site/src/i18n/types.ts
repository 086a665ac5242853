import type * as it from './it';
import type { Plural } from './plural';

/** The Italian dictionaries, one namespace per area, are the source of every key. */
export type Dictionary = typeof it;
export type Area = keyof Dictionary;

/** What a translation of `T` must be: the same keys, other words. */
export type Words<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends Plural ? Plural : Words<T[K]>;
};

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** `area.path.to.sentence` */
export type Key = Keys<Dictionary>;
export type Params = Record<string, string | number>;
export type Translate = (key: Key, params?: Params) => string;
