const QUESTION_COLUMN = /^(?:domand[ae]|question[s]?|quesit[oi]|faq|q)$/i;
const ANSWER_COLUMN = /^(?:rispost[ae]|answer[s]?|a)$/i;

/** Where a table keeps its questions and their answers, by its columns' names; -1 for what it has not. */
export const pairColumns = (header: readonly string[]): { questionAt: number; answerAt: number } => ({
  questionAt: header.findIndex((name) => QUESTION_COLUMN.test(name.trim())),
  answerAt: header.findIndex((name) => ANSWER_COLUMN.test(name.trim())),
});
