import {
  DRAFT_AFTER_STEP,
  INTERVIEW_STEPS,
  type AnswerNote,
  type AnswerProblem,
  type InterviewProgress,
  type ProjectKind,
} from '../../contract';
import type { Accounts } from '../accounts';
import { numberOf, SKIP, type Answer, type AnswerValue, type Answers } from './answers';
import { INTERVIEWS, type Question, type QuestionId } from './questions';
import { readAnswer, type AnswerTools } from './read-answer';

/** The questions that these answers lead to, in order. */
const questionsFor = (kind: ProjectKind, answers: Answers): Question[] =>
  INTERVIEWS[kind].filter(({ when }) => when === undefined || when(answers));

/** The question to ask now; null when the interview is over. */
export const nextQuestion = (kind: ProjectKind, answers: Answers): Question | null =>
  questionsFor(kind, answers).find(({ id }) => answers[id] === undefined) ?? null;

/** One question, if these answers lead to it. */
export const questionOf = (kind: ProjectKind, answers: Answers, id: string): Question | null =>
  questionsFor(kind, answers).find((question) => question.id === id) ?? null;

/** The question before `from` (null for the end): where "back" leads. */
export const goBack = (kind: ProjectKind, answers: Answers, from: string | null): Question | null => {
  const questions = questionsFor(kind, answers);
  const at = from === null ? questions.length : questions.findIndex(({ id }) => id === from);
  return questions.slice(0, Math.max(0, at)).findLast(({ id }) => answers[id] !== undefined) ?? null;
};

/** How many of the eight steps have all their answers. */
export const progress = (kind: ProjectKind, answers: Answers): InterviewProgress => {
  const open = new Set(
    questionsFor(kind, answers).flatMap(({ id, step }) => (answers[id] === undefined ? [step] : [])),
  );
  const done = INTERVIEW_STEPS - open.size;
  return {
    done,
    of: INTERVIEW_STEPS,
    draftReady: done >= DRAFT_AFTER_STEP,
    complete: done === INTERVIEW_STEPS,
  };
};

export type Accepted =
  | { ok: true; answers: Answers; next: Question | null; notes: AnswerNote[] }
  | { ok: false; problem: AnswerProblem };

/** Puts an answer in its place; answers that hung on another one are dropped, all the others stay. */
const put = (kind: ProjectKind, answers: Answers, { id }: Question, answer: Answer): Answers => {
  const changed = JSON.stringify(answers[id]?.value) !== JSON.stringify(answer.value);
  let stored: Answers = { ...answers, [id]: answer };
  const drop = (gone: (question: Question) => boolean) => {
    const ids = new Set<string>(INTERVIEWS[kind].filter(gone).map((question) => question.id));
    stored = Object.fromEntries(Object.entries(stored).filter(([key]) => !ids.has(key)));
  };
  if (changed) drop(({ dependsOn }) => dependsOn?.includes(id) ?? false);
  // A follow-up may hang on a follow-up: questions stand in that order.
  for (const question of INTERVIEWS[kind])
    if (question.when && !question.when(stored)) drop((other) => other.id === question.id);
  return stored;
};

/** The answers without one, and without those that hung on it. */
const withoutAnswer = (kind: ProjectKind, answers: Answers, id: QuestionId): Answers => {
  const gone = new Set<string>([
    id,
    ...INTERVIEWS[kind].flatMap((question) => (question.dependsOn?.includes(id) ? [question.id] : [])),
  ]);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !gone.has(key)));
};

/** Customers × average sale that lies further than this from the turnover deserves a word. */
const TURNOVER_TOLERANCE = 0.3;
const notesOn = ({ id }: Question, answers: Answers): AnswerNote[] => {
  if (id === 'averageSale' || id === 'customersMonth' || id === 'turnoverYear') {
    const [turnover, customers, sale] = ['turnoverYear', 'customersMonth', 'averageSale'].map((key) =>
      numberOf(answers, key),
    );
    if (
      turnover &&
      customers &&
      sale &&
      Math.abs(customers * sale * 12 - turnover) > turnover * TURNOVER_TOLERANCE
    )
      return ['turnover-differs'];
  }
  if (id === 'unitCost' || id === 'unitPrice') {
    const price = numberOf(answers, 'unitPrice');
    const cost = numberOf(answers, 'unitCost');
    if (price !== null && cost !== null && price <= cost) return ['price-below-cost'];
  }
  return [];
};

/** Figures that are not confirmed are none: the accounts are asked for again. */
const isRejection = ({ id }: Question, value: AnswerValue): boolean =>
  id === 'accountsCheck' && value === 'no';

const SKIPPING =
  /^(?:skip|salta|passo|non (?:lo )?so|non saprei|boh|nessun[ao]?|don['’]?t know|i don['’]t know|none|n\/?a|no|-+)\.?$/i;

/** Takes an answer to the question `id`, the next one or an earlier one that is corrected. */
export const acceptAnswer = (
  kind: ProjectKind,
  answers: Answers,
  id: string,
  text: string,
  tools: AnswerTools,
): Accepted => {
  const question = questionOf(kind, answers, id);
  if (!question) return { ok: false, problem: 'unknown-question' };
  const written = text.trim();
  if (question.optional && (written === SKIP || SKIPPING.test(written))) {
    const stored = put(kind, answers, question, { text: written, value: null });
    return { ok: true, answers: stored, next: nextQuestion(kind, stored), notes: [] };
  }
  const read = readAnswer(question.rule, written, tools);
  if (!read.ok) return read;
  const stored = isRejection(question, read.value)
    ? withoutAnswer(kind, answers, 'accounts')
    : put(kind, answers, question, { text: written, value: read.value });
  const notes = [...(read.note ? [read.note] : []), ...notesOn(question, stored)];
  return { ok: true, answers: stored, next: nextQuestion(kind, stored), notes };
};

/** Takes accounts that were read from an uploaded file. */
export const acceptAccounts = (
  kind: ProjectKind,
  answers: Answers,
  { fileName, accounts }: { fileName: string; accounts: Accounts },
): Accepted => {
  const question = questionOf(kind, answers, 'accounts');
  if (!question) return { ok: false, problem: 'unknown-question' };
  const stored = put(kind, answers, question, { text: fileName, value: accounts });
  const unbalanced = accounts.warnings.some(({ code }) => code === 'UNBALANCED');
  return {
    ok: true,
    answers: stored,
    next: nextQuestion(kind, stored),
    notes: unbalanced ? ['accounts-unbalanced'] : [],
  };
};
