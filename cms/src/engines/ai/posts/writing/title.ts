import { SOCIAL_LIMITS } from '../../../../contract';

/** At most as long as a title may be, cut between words. */
export const shortTitle = (title: string): string => {
  const plain = title.replace(/\s+/g, ' ').trim();
  if ([...plain].length <= SOCIAL_LIMITS.title) return plain;
  const room = [...plain].slice(0, SOCIAL_LIMITS.title - 1).join('');
  return `${room.replace(/\s+\S*$/u, '')}…`;
};
