import type { Locale } from '../../../contract';
import {
  CHOICES,
  SKIP,
  TYPE_LINES,
  type Answer,
  type AnswerRule,
  type Question,
} from '../../../domain/interview';
import { formatExactly } from '../../../locales/format';
import { interviewWords, toInterviewQuestion } from '../../../locales/interview';
import { reportFormat } from '../../../locales/report';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import type { ProjectKind } from '../../../contract';

const labelIn = (rule: Extract<AnswerRule, { of: unknown }>, value: string, language: Locale): string => {
  const labels: Readonly<Record<string, string>> = interviewWords[language].choices[rule.of];
  return labels[value] ?? value;
};

const writeNumber = (kind: AnswerRule['kind'], value: number, language: Locale): string => {
  const format = reportFormat(language);
  // To the cent, unlike in reports: this is where somebody sees whether they were understood.
  if (kind === 'amount') return formatExactly(value, language);
  if (kind === 'percent') return `${format.count(value)}%`;
  return kind === 'year' ? String(value) : format.count(value);
};

/** What was understood of an answer, in the words of a language; '' for a question that was skipped. */
export const writeAnswer = ({ rule }: Question, { text, value }: Answer, language: Locale): string => {
  if (value === null) return '';
  if (typeof value === 'number') return writeNumber(rule.kind, value, language);
  if ('of' in rule)
    return [value]
      .flat()
      .map((choice) => labelIn(rule, typeof choice === 'object' ? '' : String(choice), language))
      .join(', ');
  if (Array.isArray(value)) {
    const total = value.reduce<number>((sum, month) => sum + Number(month), 0);
    return interviewChatWords[language].months(reportFormat(language).euro(total));
  }
  if (value === TYPE_LINES && rule.kind === 'accounts') return interviewWords[language].quickReplies.type;
  return typeof value === 'string' ? value : text;
};

/**
 * What somebody said, as the chat shows it: a chip sends its value, which nobody would say, and shows its words.
 * Free words stay as they were written.
 */
export const writeSaid = (question: Question, kind: ProjectKind, text: string, language: Locale): string => {
  const { rule } = question;
  if (text === SKIP) return interviewWords[language].quickReplies.skip;
  if ('of' in rule) {
    const values = text.split(',').map((value) => value.trim());
    const known: readonly string[] = CHOICES[rule.of];
    if (values.every((value) => known.includes(value)))
      return values.map((value) => labelIn(rule, value, language)).join(', ');
  }
  const chip = toInterviewQuestion(question, kind, language).quickReplies.find(
    ({ value, action }) => action === 'send' && value === text,
  );
  return chip?.label ?? text;
};
