export { groupQuestions, type AskedText } from './question-groups';
export { languageOf } from '../text/language';
