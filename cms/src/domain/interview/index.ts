export * from './answers';
export * from './facts';
export * from './interview';
export { INTERVIEWS, type Question, type QuestionId } from './questions';
export type { AnswerTools } from './read-answer';
