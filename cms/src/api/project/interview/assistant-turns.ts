import { DRAFT_AFTER_STEP, INTERVIEW_STEPS, type Locale } from '../../../contract';
import { INTERVIEWS, progress, type Question } from '../../../domain/interview';
import { interviewWords } from '../../../locales/interview';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import { answersOf, type ProjectRow } from '../to-project';
import { writeAnswer } from './write-answer';

const PARAGRAPH = '\n\n';
const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join(PARAGRAPH);

/** A question, under the heading of its step where the step begins. */
const ask = ({ kind }: ProjectRow, { id, step }: Question, language: Locale): string => {
  const words = interviewWords[language];
  const begins = INTERVIEWS[kind].find((question) => question.step === step)?.id === id;
  const title = interviewChatWords[language].steps[kind][step - 1] ?? '';
  return begins
    ? `**${words.steps(step, INTERVIEW_STEPS)} · ${title}**\n${words.questions[id].question}`
    : words.questions[id].question;
};

/** More than that a form and a request never tell: they are those of a copied project, which its owner knows. */
const FEW_ANSWERS = 10;
/** What was known before the first question, each with the question that it answers. */
const knownBefore = (project: ProjectRow, language: Locale): string => {
  const answers = answersOf(project);
  if (Object.keys(answers).length > FEW_ANSWERS) return '';
  const lines = INTERVIEWS[project.kind].flatMap((question) => {
    const answer = answers[question.id];
    const written = answer ? writeAnswer(question, answer, language) : '';
    return written === ''
      ? []
      : [`- ${interviewWords[language].questions[question.id].question} **${written}**`];
  });
  return lines.length === 0 ? '' : `${interviewChatWords[language].knownAlready}\n${lines.join('\n')}`;
};

/** The first words of an interview. */
export const opening = (
  project: ProjectRow,
  open: Question | null,
  name: string,
  language: Locale,
): string => {
  const { done } = progress(project.kind, answersOf(project));
  const chat = interviewChatWords[language];
  return paragraphs(
    chat.greeting(name, Boolean(project.prompt)),
    knownBefore(project, language) || (done > 0 ? chat.goOn(done) : ''),
    open ? ask(project, open, language) : chat.over(name),
  );
};

interface Turn {
  project: ProjectRow;
  /** What is said of the answer. */
  confirmation: string;
  stepsBefore: number;
  open: Question | null;
  name: string;
  language: Locale;
}

/** What follows an answer that was taken: a word about it, what has become possible, and the next question. */
export const goingOn = ({ project, confirmation, stepsBefore, open, name, language }: Turn): string => {
  const chat = interviewChatWords[language];
  const { done } = progress(project.kind, answersOf(project));
  const isDraftNew = stepsBefore < DRAFT_AFTER_STEP && done >= DRAFT_AFTER_STEP && open !== null;
  return paragraphs(
    confirmation,
    isDraftNew ? chat.draftReady : '',
    open ? ask(project, open, language) : chat.over(name),
  );
};

/** Asks an answered question again. */
export const askAgain = (project: ProjectRow, question: Question, language: Locale): string => {
  const chat = interviewChatWords[language];
  const before = answersOf(project)[question.id];
  return paragraphs(
    chat.correcting(
      question.step,
      chat.steps[project.kind][question.step - 1] ?? '',
      before ? writeAnswer(question, before, language) : '',
    ),
    interviewWords[language].questions[question.id].question,
  );
};
