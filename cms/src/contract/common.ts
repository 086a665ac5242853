/** An instant in UTC, ISO 8601 with milliseconds: `2026-11-21T09:00:00.000Z`. */
export type Instant = string;
/** A calendar day without a zone: `2026-11-21`. */
export type Day = string;
/** Integer euro cents. */
export type Cents = number;

export const LOCALES = ['it', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** One answered resource. */
export interface One<T> {
  data: T;
}
/** A page of a list; `total` counts the whole filter. */
export interface Page<T> {
  data: T[];
  meta: { page: number; pageSize: number; total: number };
}
