import type { Core } from '@strapi/strapi';
import { INTERVIEW_STEPS, type InterviewStep, type Locale, type ProjectChat } from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import {
  factsOf,
  INTERVIEWS,
  nextQuestion,
  progress,
  questionOf,
  type Question,
} from '../../../domain/interview';
import type { Caller } from '../../../http/context';
import { interviewWords, toInterviewQuestion } from '../../../locales/interview';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import { toProject } from '../to-project';
import { quickRepliesOf } from './known-answers';
import { resultsOf } from './results';
import { answersOf, type ProjectRow } from '../to-project';
import { messagesOf, type ChatRow } from './rows';
import { writeAnswer } from './write-answer';

/** The question that is open: the one being corrected, or the first without an answer; null when all are answered. */
export const openQuestionOf = (project: ProjectRow): Question | null => {
  const answers = answersOf(project);
  const again =
    project.openQuestion === null ? null : questionOf(project.kind, answers, project.openQuestion);
  return again ?? nextQuestion(project.kind, answers);
};

const stepsOf = (project: ProjectRow, current: Question | null, language: Locale): InterviewStep[] => {
  const { kind } = project;
  const answers = answersOf(project);
  const titles = interviewChatWords[language].steps[kind];
  return Array.from({ length: INTERVIEW_STEPS }, (_, index): InterviewStep => {
    const step = index + 1;
    const questions = INTERVIEWS[kind].filter((question) => question.step === step);
    const relevantQuestions = questions.filter(({ when }) => when === undefined || when(answers));
    const isDone = relevantQuestions.every(({ id }) => answers[id] !== undefined);
    return {
      step,
      title: titles[index] ?? '',
      state: current?.step === step ? 'current' : isDone ? 'done' : 'later',
      answers: relevantQuestions.flatMap((question) => {
        const answer = answers[question.id];
        if (!answer) return [];
        return [
          {
            questionId: question.id,
            question: interviewWords[language].questions[question.id].question,
            answer: writeAnswer(question, answer, language),
          },
        ];
      }),
    };
  });
};

/** An interview's rows → contract, in the caller's language. */
export const toProjectChat = async (
  strapi: Core.Strapi,
  chat: ChatRow,
  caller: Caller,
): Promise<ProjectChat> => {
  const { project } = chat;
  const { kind } = project;
  const { locale } = caller;
  const answers = answersOf(project);
  const open = openQuestionOf(project);
  const shown = open && toInterviewQuestion(open, kind, locale);
  return {
    project: toProject(project, chat.documentId),
    messages: await messagesOf(strapi, chat),
    question:
      open && shown
        ? {
            ...shown,
            quickReplies: await quickRepliesOf(strapi, project, caller.id, open, shown.quickReplies, locale),
          }
        : null,
    correcting: open !== null && answers[open.id] !== undefined,
    progress: progress(kind, answers),
    steps: stepsOf(project, open, locale),
    results: resultsOf(factsOf(kind, answers), locale, romeDay(new Date())),
  };
};
