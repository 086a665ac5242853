import type { ShortAnswer } from '../../../domain/article/short-answers';

/** Other wordings of an article's title: the article itself is the answer. */
export const also = (...questions: string[]): ShortAnswer => ({ questions, text: '' });

/** A short answer, and the questions that it is given to. */
export const answer = (text: string, ...questions: string[]): ShortAnswer => ({ questions, text });
