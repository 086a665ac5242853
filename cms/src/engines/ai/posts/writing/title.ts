import type { Subject } from '../plan/subject';
import { SOCIAL_LIMITS } from '../../../../contract';

/** What a post is called among others: its title, or its first sentence where that names no more than trade and town. */
export const topicOf = ({ title, plainTitle, sentences }: Subject): string =>
  shortTitle(plainTitle ? (sentences[0] ?? title).replace(/[.\s]+$/u, '') : title);

/** So many words name a fact within a sentence. */
const NAMED = 9;
/** What a post tells, in the few words with which its reason names it. */
export const factNamed = (subject: Subject): string => {
  const { question, tag, isRow } = subject;
  const named = question || (isRow && tag) || topicOf(subject);
  const words = named.replace(/[.:,;!\s]+$/u, '').split(/\s+/u);
  return words.length <= NAMED
    ? words.join(' ')
    : `${words
        .slice(0, NAMED)
        .join(' ')
        .replace(/[.:,;]$/u, '')}…`;
};

/** At most as long as a title may be, cut between words. */
export const shortTitle = (title: string): string => {
  const plain = title.replace(/\s+/g, ' ').trim();
  if ([...plain].length <= SOCIAL_LIMITS.title) return plain;
  const room = [...plain].slice(0, SOCIAL_LIMITS.title - 1).join('');
  return `${room.replace(/\s+\S*$/u, '')}…`;
};
