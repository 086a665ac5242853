import type { AnswerNote, AnswerProblem } from '../../contract';
import type { AccountsProblem, AccountsWarning } from '../../domain/accounts';
import type { Choice, ChoiceSet, QuestionId } from '../../domain/interview';

export interface QuestionWords {
  question: string;
  why: string;
  /** An answer of the right form. */
  example?: string;
}
/** Everything an interview says in one language. */
export interface InterviewWords {
  questions: Record<QuestionId, QuestionWords>;
  choices: { [Set in ChoiceSet]: Record<Choice<Set>, string> };
  quickReplies: { skip: string; zero: string; upload: string; type: string };
  problems: Record<AnswerProblem, string>;
  notes: Record<AnswerNote, string>;
  accountsProblems: Record<AccountsProblem, string>;
  accountsWarnings: {
    [Code in AccountsWarning['code']]: (warning: Extract<AccountsWarning, { code: Code }>) => string;
  };
  /** Said once the accounts are read. */
  accountsRead: (years: number[]) => string;
  steps: (step: number, of: number) => string;
  done: string;
}
