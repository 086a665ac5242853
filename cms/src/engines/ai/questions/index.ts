export { groupQuestions, type AskedText } from './question-groups';
