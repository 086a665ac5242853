import type { Core } from '@strapi/strapi';
import {
  INTERVIEW_LIMITS,
  PROJECT_LIMITS,
  type AnswerInterview,
  type CorrectInterview,
  type ProjectChat,
} from '../../../contract';
import { readAmount } from '../../../domain/finance/read-amount';
import {
  acceptAccounts,
  acceptAnswer,
  INTERVIEWS,
  progress,
  type Accepted,
  type Answers,
  type Question,
} from '../../../domain/interview';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { choiceLabels, interviewWords, toInterviewQuestion } from '../../../locales/interview';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import { companyFromInterview } from '../../company/own-company';
import { DEFAULT_NAME } from '../default-name';
import { acknowledge } from '../interview/acknowledge';
import { askAgain, goingOn, opening } from '../interview/assistant-turns';
import { KEEP, quickRepliesOf } from '../interview/known-answers';
import { readAccountsFile } from '../interview/read-accounts-file';
import { findChat, lockChat, say, wasSaid, type ChatRow, type NewMessage } from '../interview/rows';
import { talkAbout } from '../interview/talk-about';
import { openQuestionOf, toProjectChat } from '../interview/to-project-chat';
import { writeSaid } from '../interview/write-answer';
import { answersOf, PROJECT, type ProjectRow } from '../to-project';

/** The `clientId` of the messages that open an interview; clients' own are longer. */
const OPENING = 'opening';

/** What an action said, or that it came too late: another device has answered meanwhile. */
type AuditContext = { messages: NewMessage[] } | 'stale';

/**
 * The guided interviews of a person's projects, and the talk that goes on about them. No model is asked: the same answers always lead to
 * the same questions.
 */
export const interviews = (strapi: Core.Strapi, caller: Caller) => {
  const { locale, displayName: name } = caller;
  const query = strapi.db.query(PROJECT);
  const show = async (chatId: string): Promise<ProjectChat> =>
    toProjectChat(strapi, await findChat(strapi, chatId, caller), caller);

  const chipsOf = async (project: ProjectRow, question: Question | null) =>
    question
      ? quickRepliesOf(
          strapi,
          project,
          caller.id,
          question,
          toInterviewQuestion(question, project.kind, locale).quickReplies,
          locale,
        )
      : [];
  const stepsOf = (project: ProjectRow) => progress(project.kind, answersOf(project)).done;

  /** The assistant's words about a project, with the chips of the question that is open now. */
  const assistant = async (project: ProjectRow, text: string): Promise<NewMessage> => ({
    author: 'assistant',
    text,
    step: stepsOf(project),
    quickReplies: await chipsOf(project, openQuestionOf(project)),
  });

  const open = async (chat: ChatRow): Promise<void> => {
    if (await wasSaid(strapi, chat, OPENING)) return;
    const { project } = chat;
    const prompt: NewMessage[] = project.prompt
      ? [{ author: 'user', text: project.prompt, step: stepsOf(project) }]
      : [];
    const words = opening(project, openQuestionOf(project), name, locale);
    await say(strapi, chat, OPENING, [...prompt, await assistant(project, words)]);
  };

  /** Does something to an interview once per `clientId`, one device after the other. */
  const act = async (
    chatId: string,
    clientId: string,
    audit: (chat: ChatRow) => Promise<AuditContext>,
  ): Promise<ProjectChat> => {
    const outcome = await strapi.db.transaction(async ({ trx }) => {
      const chat = await lockChat(strapi, trx, chatId, caller);
      if (await wasSaid(strapi, chat, clientId)) return 'repeated';
      await open(chat);
      const done = await audit(chat);
      if (done === 'stale') return 'stale';
      await say(strapi, chat, clientId, done.messages);
      return 'done';
    });
    if (outcome === 'done') {
      const { live } = engines(strapi);
      live.publish({ owner: caller.id, event: { topic: 'project-chat', chatId } });
      live.publish({ owner: caller.id, event: { topic: 'projects' } });
    }
    const chat = await show(chatId);
    if (outcome === 'stale') throw new ApiError('STALE_VERSION', { chat });
    return chat;
  };

  /** The project that these answers make; its name too, while an idea has none yet. */
  const save = async (project: ProjectRow, answers: Answers): Promise<ProjectRow> => {
    const named = answers.ideaName?.text.slice(0, PROJECT_LIMITS.name);
    const isUnnamed = Object.values(DEFAULT_NAME).some((unnamed) => unnamed === project.name);
    const company = answers.companyName?.text.slice(0, PROJECT_LIMITS.companyName);
    const vatNumber = answers.vatNumber?.value;
    const pec = answers.pec?.value;
    const companyId =
      company && vatNumber !== undefined
        ? await companyFromInterview(strapi, caller.id, {
            name: company,
            ...(typeof vatNumber === 'string' ? { vatNumber } : {}),
            ...(typeof pec === 'string' ? { pec } : {}),
          })
        : null;
    const data = {
      answers,
      step: progress(project.kind, answers).done,
      openQuestion: null,
      ...(named && isUnnamed ? { name: named } : {}),
      ...(company ? { companyName: company } : {}),
      ...(companyId === null ? {} : { company: companyId }),
    };
    await query.update({ where: { id: project.id }, data });
    return { ...project, ...data };
  };

  /** The two turns of an answer: what was said, and what follows from it. */
  const turns = async (
    { project }: ChatRow,
    question: Question,
    reply: Pick<NewMessage, 'text' | 'attachments'>,
    accepted: Accepted,
    refusal: (problem: Extract<Accepted, { ok: false }>['problem']) => string,
  ): Promise<AuditContext> => {
    const stepsBefore = stepsOf(project);
    const user: NewMessage = { author: 'user', step: stepsBefore, ...reply };
    if (!accepted.ok) return { messages: [user, await assistant(project, refusal(accepted.problem))] };
    const saved = await save(project, accepted.answers);
    const answer = accepted.answers[question.id];
    const text = goingOn({
      project: saved,
      confirmation: answer
        ? acknowledge({ question, kind: project.kind, answer, notes: accepted.notes, language: locale })
        : '',
      stepsBefore,
      open: openQuestionOf(saved),
      name,
      language: locale,
    });
    return { messages: [user, await assistant(saved, text)] };
  };

  /** Leaves an answer as it was: the interview goes on where it stood. */
  const keep = async (project: ProjectRow): Promise<AuditContext> => {
    const saved = await save(project, answersOf(project));
    const chat = interviewChatWords[locale];
    const text = goingOn({
      project: saved,
      confirmation: chat.unchanged,
      stepsBefore: stepsOf(project),
      open: openQuestionOf(saved),
      name,
      language: locale,
    });
    return {
      messages: [{ author: 'user', text: chat.keep, step: stepsOf(project) }, await assistant(saved, text)],
    };
  };

  return {
    async get(chatId: string): Promise<ProjectChat> {
      const chat = await findChat(strapi, chatId, caller);
      if (!(await wasSaid(strapi, chat, OPENING)))
        await strapi.db.transaction(async ({ trx }) => open(await lockChat(strapi, trx, chatId, caller)));
      return show(chatId);
    },

    async answer(chatId: string, { clientId, questionId, text }: AnswerInterview['request']) {
      const found = await findChat(strapi, chatId, caller);
      const max = INTERVIEW_LIMITS.message;
      if (text.length > max) throw new ApiError('MESSAGE_TOO_LONG', { max });
      if (questionId === null) {
        const reply = await talkAbout(strapi, found, text, caller);
        return act(chatId, clientId, async ({ project }) => {
          if (openQuestionOf(project)) return 'stale';
          const user: NewMessage = { author: 'user', text, step: stepsOf(project) };
          return { messages: [user, await assistant(project, reply)] };
        });
      }
      return act(chatId, clientId, async (chat) => {
        const { project } = chat;
        const question = openQuestionOf(project);
        if (question?.id !== questionId) return 'stale';
        const before = answersOf(project);
        if (text === KEEP && before[question.id]) return keep(project);
        const accepted = acceptAnswer(project.kind, before, question.id, text, {
          readAmount,
          thisYear: new Date().getFullYear(),
          labels: choiceLabels,
        });
        const reply = { text: writeSaid(question, project.kind, text, locale) };
        return turns(chat, question, reply, accepted, (problem) => interviewWords[locale].problems[problem]);
      });
    },

    /** Accounts as a file. Whatever is wrong with it is said in the chat, as of any other answer. */
    async uploadAccounts(
      chatId: string,
      { clientId, questionId }: Pick<AnswerInterview['request'], 'clientId' | 'questionId'>,
      file: { name: string; bytes: Uint8Array },
    ) {
      const { project } = await findChat(strapi, chatId, caller);
      if (!INTERVIEWS[project.kind].some(({ id, rule }) => id === questionId && rule.kind === 'accounts'))
        throw new ApiError('VALIDATION', { fields: { questionId: 'choice' } });
      const read = await readAccountsFile(file, caller.id);
      return act(chatId, clientId, async (chat) => {
        const question = openQuestionOf(chat.project);
        if (question?.id !== questionId) return 'stale';
        const { kind } = chat.project;
        const accepted: Accepted = read.ok
          ? acceptAccounts(kind, answersOf(chat.project), { fileName: file.name, accounts: read.accounts })
          : { ok: false, problem: 'accounts-unreadable' };
        return turns(chat, question, { text: '', attachments: [file.name] }, accepted, (problem) => {
          if (read.ok) return interviewWords[locale].problems[problem];
          return read.problem === 'TOO_SLOW'
            ? interviewChatWords[locale].accountsTooSlow
            : interviewWords[locale].accountsProblems[read.problem];
        });
      });
    },

    /** Asks a question again whose answer is there; the other answers stay. */
    async correct(chatId: string, { clientId, step, questionId }: CorrectInterview['request']) {
      await findChat(strapi, chatId, caller);
      return act(chatId, clientId, async ({ project }) => {
        const answers = answersOf(project);
        const question = INTERVIEWS[project.kind].find(
          (candidate) =>
            candidate.step === step &&
            answers[candidate.id] !== undefined &&
            (questionId === undefined || candidate.id === questionId),
        );
        if (!question)
          throw new ApiError('VALIDATION', {
            fields: { [questionId ? 'questionId' : 'step']: 'notAnswered' },
          });
        const again: ProjectRow = { ...project, openQuestion: question.id };
        await query.update({ where: { id: project.id }, data: { openQuestion: question.id } });
        return { messages: [await assistant(again, askAgain(again, question, locale))] };
      });
    },
  };
};
