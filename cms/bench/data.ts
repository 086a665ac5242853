import fs from 'node:fs';
import type { Passage } from '../src/engines/ai/port';
import { fold } from '../src/engines/ai/text/tokenise';

export interface Article {
  title: string;
  paragraphs: { context: string; qas: { id: string; question: string; answers: string[] }[] }[];
}
export interface Asked {
  question: string;
  answers: string[];
  /** Passage the question was written for. */
  passageId: string;
}

/** Thousands of questions are asked in a row: every passage stays read. */
export const ALL_READ = Infinity;

export const readArticles = (file: string): Article[] =>
  (JSON.parse(fs.readFileSync(file, 'utf8')) as { articles: Article[] }).articles;

/** The title of the article that a passage is of. */
export const articleOf = (passageId: string): string => passageId.slice(0, passageId.lastIndexOf('#'));

/** One paragraph, one passage: so that recall can be counted. */
export const passagesOf = (articles: Article[]): Passage[] =>
  articles.flatMap(({ title, paragraphs }) =>
    paragraphs.map(({ context }, index) => ({
      id: `${title}#${index}`,
      sourceId: title,
      sourceTitle: `${title}.txt`,
      page: null,
      heading: '',
      text: context,
      question: null,
    })),
  );

/**
 * As many passages as asked for: each copy of the articles has words of its own, as other documents would have; `own` marks an owner's.
 */
export const copiesOf = (once: Passage[], count: number, own = ''): Passage[] =>
  Array.from({ length: count }, (_, at): Passage => {
    const passage = once[at % once.length]!;
    const copy = Math.floor(at / once.length);
    const mark = own + (copy === 0 ? '' : 'xyzkwj'[copy % 6]!);
    return {
      ...passage,
      id: `${passage.id}/${copy}`,
      text: passage.text.replace(/\b\p{Ll}{9,}\b/gu, (word) => word + mark),
    };
  });

export const questionsOf = (articles: Article[]): Asked[] =>
  articles.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap(({ qas }, index) =>
      qas.map(({ question, answers }) => ({ question, answers, passageId: `${title}#${index}` })),
    ),
  );

const normal = (text: string): string =>
  ` ${fold(text.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** True when a reply holds one of the gold answers: case and accents folded, at word borders. */
export const holdsAnswer = (reply: string, answers: string[]): boolean => {
  const text = normal(reply);
  return answers.some((answer) => normal(answer).trim() !== '' && text.includes(normal(answer)));
};

/** Deals articles into folds, the same way each time. */
export const foldsOf = (articles: Article[], count: number): Article[][] =>
  Array.from({ length: count }, (_, fold) => articles.filter((_, index) => index % count === fold));
