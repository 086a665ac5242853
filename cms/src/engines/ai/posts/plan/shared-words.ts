import type { Subject } from './subject';

/** Whether a word that two things share is what they are about: for a row its name, for the rest what either turns on. */
export const turnsOnWord = (subject: Subject, other: Subject, word: string): boolean => {
  const row = other.isRow ? other : subject.isRow ? subject : null;
  if (row) {
    const questioned = row === other ? subject : other;
    return (
      row.head === word || (questioned.question !== '' && questioned.core.has(word) && row.core.has(word))
    );
  }
  // A general truth goes with what it is about, not with whatever has a word of it.
  if (other.group === 'trade') return subject.core.has(word) && subject.points.length === 0;
  return subject.core.has(word) || other.core.has(word);
};
