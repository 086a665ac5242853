export { groupQuestions, type QuestionText as AskedText } from './question-groups';
export { languageOf } from '../text/language';
