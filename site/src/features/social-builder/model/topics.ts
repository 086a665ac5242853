import { SOCIAL_LIMITS } from '@contract';
import { withWords } from './profile-draft';

/** Topics with what was typed among them (spec/admin-builders-widget.md §5). */
export const withTopics = (topics: readonly string[], typed: string): string[] =>
  withWords(topics, typed, SOCIAL_LIMITS.topics);
