/**
 * What a call is for. After `create` nobody knows without a clear answer whether a post is there; the others may be repeated.
 */
export type Step = 'token' | 'read' | 'stage' | 'create';

export type Json = Record<string, unknown>;

/** What a network answered. `body` is `{}` where it said nothing. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Null for what is no number: a figure that is missing is unknown, never zero. */
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
