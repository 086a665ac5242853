import {
  LOCALES,
  type InterviewQuestion,
  type Locale,
  type ProjectKind,
  type QuickReply,
} from '../../contract';
import { CHOICES, SKIP, TYPE_LINES, type ChoiceSet, type Question } from '../../domain/interview';
import { interviewEn } from './en';
import { interviewIt } from './it';
import type { InterviewWords } from './words';

export type { InterviewWords } from './words';
export const interviewWords: Record<Locale, InterviewWords> = { it: interviewIt, en: interviewEn };

const choiceWord = (set: ChoiceSet, value: string, language: Locale): string => {
  const words: Readonly<Record<string, string>> = interviewWords[language].choices[set];
  return words[value] ?? value;
};
/** A choice's words in every language, for reading answers. */
export const choiceLabels = (set: ChoiceSet, value: string): string[] =>
  LOCALES.map((language) => choiceWord(set, value, language));

const repliesOf = ({ rule, optional }: Question, language: Locale): QuickReply[] => {
  const { quickReplies: words } = interviewWords[language];
  const send = (value: string, label: string): QuickReply => ({ value, label, action: 'send' });
  const replies: QuickReply[] =
    rule.kind === 'choice' || rule.kind === 'choices'
      ? CHOICES[rule.of].map((value) => send(value, choiceWord(rule.of, value, language)))
      : rule.kind === 'accounts'
        ? [{ value: '', label: words.upload, action: 'upload' }, send(TYPE_LINES, words.type)]
        : rule.kind === 'amount' && rule.min === 0
          ? [send('0', words.zero)]
          : [];
  return optional ? [...replies, send(SKIP, words.skip)] : replies;
};

/** A question in the words of a language, as a client shows it. */
export const toInterviewQuestion = (
  question: Question,
  projectKind: ProjectKind,
  language: Locale,
): InterviewQuestion => {
  const { question: text, why, example = '' } = interviewWords[language].questions[question.id];
  return {
    id: question.id,
    step: question.step,
    projectKind,
    language,
    question: text,
    why,
    answerKind: question.rule.kind,
    optional: question.optional,
    quickReplies: repliesOf(question, language),
    example,
  };
};
