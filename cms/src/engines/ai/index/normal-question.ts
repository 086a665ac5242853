import { fold, tokenise } from '../text/tokenise';

/** The words of a question: its marks, accents and capitals change nothing. */
export const normalQuestion = (text: string): string =>
  tokenise(text)
    .map(({ text: word }) => fold(word))
    .join(' ');
