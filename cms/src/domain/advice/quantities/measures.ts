import type { Mention } from '../mention';

/** Measures of weight and volume, in their smallest unit. */
const MEASURES: readonly { pattern: RegExp; kind: 'weight' | 'volume'; base: number }[] = [
  { pattern: /^(?:g|gr|grammi|grammo)$/, kind: 'weight', base: 1 },
  { pattern: /^(?:etti|etto)$/, kind: 'weight', base: 100 },
  { pattern: /^(?:kg|[ck]h?il[io])$/, kind: 'weight', base: 1_000 },
  { pattern: /^(?:quintal[ei])$/, kind: 'weight', base: 100_000 },
  { pattern: /^ml$/, kind: 'volume', base: 1 },
  { pattern: /^cl$/, kind: 'volume', base: 10 },
  { pattern: /^litr[io]$/, kind: 'volume', base: 1_000 },
  { pattern: /^ettolitr[io]$/, kind: 'volume', base: 100_000 },
];

/** The measure that a figure is of; `undefined` for a count of things. */
export const measureOf = ({ noun = '' }: Mention) =>
  MEASURES.find(({ pattern }) => pattern.test(noun.trim()));
