export * from './answers';
export * from './facts';
export * from './interview';
export { INTERVIEWS, QUESTION_IDS, type Question, type QuestionId } from './questions';
export type { AnswerTools } from './read-answer';
