import type { WidgetSource } from '@contract';
import { readSource } from './read-parts.js';

/** At most eight sources that name something. */
export const readSources = (value: unknown): WidgetSource[] =>
  Array.isArray(value)
    ? value
        .map(readSource)
        .filter((source) => source !== null)
        .slice(0, 8)
    : [];
