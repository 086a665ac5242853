import { SOCIAL_LIMITS } from '@contract';

/** Topics with what was typed among them: trimmed, each once whatever its capitals (spec/admin-builders-widget.md §5). */
export const withTopics = (topics: readonly string[], typed: string): string[] => {
  const { max, maxLength } = SOCIAL_LIMITS.topics;
  const all = [...topics];
  for (const part of typed.split(',')) {
    const topic = part.trim().slice(0, maxLength);
    const known = all.some((other) => other.toLowerCase() === topic.toLowerCase());
    if (topic && !known && all.length < max) all.push(topic);
  }
  return all;
};
