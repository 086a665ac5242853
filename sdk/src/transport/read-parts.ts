import type { WidgetOutcome, WidgetSource } from '@contract';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A source as the wire gives it, or `null` when it names nothing. */
export const readSource = (value: unknown): WidgetSource | null => {
  const { title, page, excerpt } = (value ?? {}) as Partial<Record<keyof WidgetSource, unknown>>;
  return isText(title)
    ? { title, page: typeof page === 'number' ? page : null, excerpt: isText(excerpt) ? excerpt : '' }
    : null;
};

/** At most four texts. */
export const readSuggestions = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText).slice(0, 4) : [];

const OUTCOMES: readonly unknown[] = ['suggested', 'unknown', 'limited', 'person'];

export const readOutcome = (value: unknown): WidgetOutcome =>
  OUTCOMES.includes(value) ? (value as WidgetOutcome) : 'answered';
