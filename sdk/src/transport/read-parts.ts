import type { WidgetOutcome, WidgetSource } from '@contract';

const texts = (value: unknown, most: number): string[] =>
  Array.isArray(value)
    ? value.filter((text): text is string => typeof text === 'string' && text.trim() !== '').slice(0, most)
    : [];

/** A source as the wire gives it, or `null` when it names nothing. */
export const readSource = (value: unknown): WidgetSource | null => {
  if (!value || typeof value !== 'object') return null;
  const { title, page, excerpt } = value as Partial<Record<keyof WidgetSource, unknown>>;
  if (typeof title !== 'string' || !title) return null;
  return {
    title,
    page: typeof page === 'number' ? page : null,
    excerpt: typeof excerpt === 'string' ? excerpt : '',
  };
};

export const readSources = (value: unknown): WidgetSource[] =>
  Array.isArray(value)
    ? value
        .map(readSource)
        .filter((source) => source !== null)
        .slice(0, 8)
    : [];

export const readSuggestions = (value: unknown): string[] => texts(value, 4);

const OUTCOMES: readonly unknown[] = ['suggested', 'unknown', 'limited', 'person'];

export const readOutcome = (value: unknown): WidgetOutcome =>
  OUTCOMES.includes(value) ? (value as WidgetOutcome) : 'answered';
