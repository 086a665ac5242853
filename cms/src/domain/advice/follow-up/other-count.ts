import { type Facts, isAmount } from '../read-facts';

/** "Sono 5", "con 5", "se fossero in 3": how many there are now. */
const NOW_SO_MANY =
  /\b(?:sono|siamo|fossero|con|diventano|prendo|assumo|ne ho)(?: in)? (\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\b(?! ?(?:%|€|euro|mes|ann|or[ae]\b|giorn))/;
const WORDS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
/** "4 operai": the count that an amount was multiplied by stands in its label. */
const COUNT_IN_LABEL = /^(\d{1,3}) (\p{L}.*)$/u;

/** The figures of before with another number of what one amount was counted of; `null` where no number of them is told. */
export const otherCount = (facts: Facts, next: Facts): Facts | null => {
  const written = NOW_SO_MANY.exec(next.folded)?.[1];
  if (written === undefined || next.mentions.length > 1) return null;
  const now = /^\d/.test(written) ? Number(written) : WORDS.indexOf(written) + 2;
  const counted = facts.mentions.filter((each) => isAmount(each) && COUNT_IN_LABEL.test(each.label));
  const [only, other] = counted;
  const [, before, noun = ''] = COUNT_IN_LABEL.exec(only?.label ?? '') ?? [];
  if (!only || other || before === undefined || now < 1) return null;
  return {
    ...facts,
    text: `${facts.text}\n${next.text}`,
    mentions: facts.mentions.map((each) =>
      each === only
        ? { ...only, value: Math.round((only.value / Number(before)) * now), label: `${now} ${noun}` }
        : each,
    ),
  };
};
