export * from './answers';
export * from './answers-from-words';
export * from './facts';
export * from './interview';
export { INTERVIEWS, type Question, type QuestionId } from './questions';
export type { AnswerTools } from './read-answer';
