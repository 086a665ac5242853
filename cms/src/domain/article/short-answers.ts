/** What the product's own chatbot says to a question, in whichever of these words it is put. */
export interface ShortAnswer {
  questions: string[];
  /** '' where the article itself is the answer. */
  text: string;
}

/**
 * Short answers as editors write them: the questions, one a line, each with its question mark; below them the answer; an empty line
 * before the next. Questions without an answer are other wordings of the article's title.
 */
export const parseShortAnswers = (text: string): ShortAnswer[] =>
  text
    .replace(/\r/g, '')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const first = lines.findIndex((line) => !line.endsWith('?'));
      const questions = first === -1 ? lines : lines.slice(0, first);
      return questions.length === 0
        ? []
        : [{ questions, text: first === -1 ? '' : lines.slice(first).join(' ') }];
    });

/** The same as text, for the editors' field. */
export const formatShortAnswers = (answers: readonly ShortAnswer[]): string =>
  answers
    .map(({ questions, text }) => [...questions, text].filter((line) => line !== '').join('\n'))
    .join('\n\n');
