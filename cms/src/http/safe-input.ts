import { ApiError } from './api-error';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no honest client sends and what breaks code behind us: nesting that overflows recursion, keys that reach a prototype,
 * NUL bytes, which PostgreSQL cannot store. Walks with a list of its own, so that depth cannot overflow this either.
 */
export const assertSafeInput = (input: unknown, maxDepth = 32): void => {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (value.includes('\0')) throw new ApiError('VALIDATION', { reason: 'nul-byte' });
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) throw new ApiError('BAD_REQUEST', { reason: 'too-deep' });
    if (Array.isArray(value)) {
      for (const item of value) open.push({ value: item, depth: depth + 1 });
      continue;
    }
    for (const [key, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new ApiError('BAD_REQUEST', { reason: 'forbidden-key' });
      if (key.includes('\0')) throw new ApiError('VALIDATION', { reason: 'nul-byte' });
      open.push({ value: item, depth: depth + 1 });
    }
  }
};

/** The same for an address: a NUL, percent-encoded or not, and prototype keys in the query. */
export const assertSafeUrl = (url: string): void => {
  if (/%00|\0/.test(url)) throw new ApiError('BAD_REQUEST', { reason: 'nul-byte' });
  const query = url.split('?')[1];
  if (!query) return;
  let plain = query;
  try {
    plain = decodeURIComponent(query);
  } catch {
    // A stray % stays as it is: the query parser copes with it.
  }
  if (plain.includes('__proto__')) throw new ApiError('BAD_REQUEST', { reason: 'forbidden-key' });
};
