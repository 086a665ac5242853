import { withoutTopic } from '../profile/elliptic';
import type { Subject } from './subject';

/** What tells whether something was told: its first words, with or without the topic that stands before them. */
export const leadOf = ({ points, sentences, group }: Subject): string =>
  points[0] ?? withoutTopic(sentences[0] ?? '', group);

/** Two texts say the same from this share of the shorter one's words on. */
const COVERED = 0.5;
const AMOUNT = /\d[\d.,]*(?=\s?(?:€|euro))|(?<=[€£]\s?)\d[\d.,]*/giu;

/** What names a price that stands in the subject already, of the same thing. */
export const repeatsPrice = (subject: Subject, row: Subject): boolean => {
  if (row.question !== '' || !subject.hasPrice || ![...row.core].some((word) => subject.stems.has(word)))
    return false;
  const amounts = new Set(subject.sentences.join(' ').match(AMOUNT) ?? []);
  return (row.sentences.join(' ').match(AMOUNT) ?? []).some((amount) => amounts.has(amount));
};

const MEASURE = /\d+(?:[.,]\d+)? \p{L}{3,}/gu;
/** "Sì, pesiamo da 20 grammi." and "Si compra anche 20 grammi.": two short remarks that turn on one measure. */
export const repeatsMeasure = (subject: Subject, other: Subject): boolean => {
  if (subject.isRow || other.isRow || other.points.length > 0) return false;
  const measures: readonly string[] = subject.sentences.join(' ').toLowerCase().match(MEASURE) ?? [];
  const [first = '', ...more] = other.sentences;
  return (
    more.length === 0 &&
    (first.toLowerCase().match(MEASURE) ?? []).some((one) => measures.includes(one)) &&
    first.length < 60
  );
};

/** Whether most words of one text stand in the other. */
export const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return true;
  return [...small].filter((word) => large.has(word)).length / small.size >= COVERED;
};
