import type { Instant } from '../contract';

/** An instant as a column holds it: text or a date through Strapi, milliseconds where SQLite is asked directly. */
type StoredInstant = string | number | Date;
/** Undefined in a row that was read without that column. */
type Missing = null | undefined;

export function dateOf(value: StoredInstant): Date;
export function dateOf(value: StoredInstant | Missing): Date | null;
export function dateOf(value: StoredInstant | Missing): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}

/** The same as the contract writes it. */
export function instantOf(value: StoredInstant): Instant;
export function instantOf(value: StoredInstant | Missing): Instant | null;
export function instantOf(value: StoredInstant | Missing): Instant | null {
  return value === null || value === undefined ? null : new Date(value).toISOString();
}
