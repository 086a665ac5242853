import type { CuratedAnswer } from '@contract';

/** Letters without accents or case: "Perche" finds "Perché". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The answers in which each searched word stands, in question or answer. */
export const answersAbout = (answers: CuratedAnswer[], search: string): CuratedAnswer[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return answers.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
};
