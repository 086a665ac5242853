import type { AnswerNote, Locale, ProjectKind } from '../../../contract';
import { lineOf, type Accounts, type AccountsWarning } from '../../../domain/accounts';
import { accountsOf, INTERVIEWS, type Answer, type Question } from '../../../domain/interview';
import { interviewWords } from '../../../locales/interview';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import { reportFormat, reportWords } from '../../../locales/report';
import { writeAnswer, writeSaid } from './write-answer';

const MAIN_LINES = ['revenue', 'operatingResult', 'profit', 'totalAssets', 'equity', 'debts'] as const;
/** What is to be confirmed is shown in full, as far as the indices need it. */
const LINES_TO_CONFIRM = [
  'revenue',
  'costOfProduction',
  'operatingResult',
  'profit',
  'totalAssets',
  'cash',
  'equity',
  'debts',
] as const;

const warn = (warning: AccountsWarning, language: Locale): string => {
  const say = interviewWords[language].accountsWarnings[warning.code] as (warning: AccountsWarning) => string;
  return say(warning);
};

/** Which years and main lines were read, and what was odd about them. */
const readBack = ({ source, years, warnings }: Accounts, language: Locale): string => {
  const { lines } = reportWords[language];
  const format = reportFormat(language);
  const parts = years.map((year) => {
    const amounts = (source === 'pdf' ? LINES_TO_CONFIRM : MAIN_LINES).flatMap((line) => {
      const amount = lineOf(year, line);
      return amount === undefined ? [] : [`${lines[line]} ${format.euro(amount)}`];
    });
    return interviewChatWords[language].mainLines(year.year, amounts.join(' · '));
  });
  return [
    interviewWords[language].accountsRead(years.map(({ year }) => year)),
    ...parts,
    ...warnings.map((warning) => warn(warning, language)),
  ].join('\n');
};

interface Taken {
  question: Question;
  kind: ProjectKind;
  answer: Answer;
  notes: AnswerNote[];
  language: Locale;
}

/** What the assistant says of an answer that it took: what it understood, where that is not plain, and its doubts. */
export const acknowledge = ({ question, kind, answer, notes, language }: Taken): string => {
  const chat = interviewChatWords[language];
  const accounts = accountsOf({ [question.id]: answer }, question.id);
  // The warnings say it with the year and the difference.
  const doubts = notes.filter((note) => note !== 'accounts-unbalanced' || !accounts);
  const understood = writeAnswer(question, answer, language);
  const plain = understood === answer.text || understood === writeSaid(question, kind, answer.text, language);
  const parts = accounts
    ? readBack(accounts, language)
    : answer.value === null
      ? chat.skipped
      : plain
        ? (chat.noted[INTERVIEWS[kind].indexOf(question) % chat.noted.length] ?? '')
        : chat.understood(understood);
  return [parts, ...doubts.map((note) => interviewWords[language].notes[note])].join('\n');
};
