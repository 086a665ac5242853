import type { Facts } from '../read-facts';

/** "E al giorno se apro 26 giorni?": the days stay what a further message may change. */
export const withOpenDays = (facts: Facts, next: Facts): Facts => {
  const [days, other] = next.mentions;
  const isNew =
    days?.unit === 'days' &&
    !other &&
    !facts.mentions.some(({ unit, role }) => unit === 'days' || role === 'openDays');
  if (!isNew) return facts;
  const offset = facts.folded.length + 1;
  return {
    text: `${facts.text}\n${next.text}`,
    folded: `${facts.folded}\n${next.folded.replaceAll('?', ' ')}`,
    mentions: [...facts.mentions, { ...days, start: days.start + offset, end: days.end + offset }],
  };
};
