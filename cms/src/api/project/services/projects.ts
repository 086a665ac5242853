import type { Core } from '@strapi/strapi';
import type { OrderBy, Where } from '../../../database/query';
import {
  PROJECT_KINDS,
  PROJECT_LIMITS,
  type CreateProject,
  type ListProjects,
  type Project,
  type ProjectKind,
  type ProjectSort,
  type ProjectStatus,
  type RequestProjectLink,
  type UpdateProject,
} from '../../../contract';
import { readAmount } from '../../../domain/finance/read-amount';
import { answersFromWords, progress, type Answers, type KnownBefore } from '../../../domain/interview';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { choiceLabels } from '../../../locales/interview';
import { companyForProject } from '../../company/own-company';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';
import { announceProject } from '../announce-project';
import { DEFAULT_NAME } from '../default-name';
import { CONVERSATION, MESSAGE, PROJECT, REPORT, toProject, type ProjectRow } from '../to-project';

const ORDER: Record<ProjectSort, OrderBy<typeof PROJECT> | OrderBy<typeof PROJECT>[]> = {
  newest: { id: 'desc' },
  oldest: { id: 'asc' },
  name: [{ name: 'asc' }, { id: 'asc' }],
};

interface NewProject {
  name: string;
  kind: ProjectKind;
  companyName?: string;
  company?: number | null;
  pec?: string;
  contactEmail?: string;
  prompt?: string;
  step?: number;
  answers?: Answers | null;
}

/** What is known of a new project already: nothing of it is asked again. */
const answersBefore = (kind: ProjectKind, known: KnownBefore): Pick<NewProject, 'answers' | 'step'> => {
  const answers = answersFromWords(kind, known, {
    readAmount,
    thisYear: new Date().getFullYear(),
    labels: choiceLabels,
  });
  return { answers, step: progress(kind, answers).done };
};

/** A person's projects. */
export const projects = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(PROJECT);
  const conversations = strapi.db.query(CONVERSATION);
  const own = (id: string) => findOwned(strapi, PROJECT, id, caller);

  const chatsOf = async (rows: ProjectRow[]): Promise<Map<number, string>> => {
    const found: { documentId: string; project: { id: number } | null }[] = await conversations.findMany({
      where: { kind: 'interview', project: { id: { $in: rows.map(({ id }) => id) } } },
      populate: { project: { select: ['id'] } },
    });
    return new Map(
      found.flatMap(({ documentId, project }) => (project ? [[project.id, documentId] as const] : [])),
    );
  };
  const toProjects = async (rows: ProjectRow[]): Promise<Project[]> => {
    if (rows.length === 0) return [];
    const chats = await chatsOf(rows);
    return rows.map((row) => toProject(row, chats.get(row.id) ?? ''));
  };
  const one = async (row: ProjectRow): Promise<Project> => {
    const [project] = await toProjects([row]);
    if (!project) throw new ApiError('NOT_FOUND');
    return project;
  };

  const changed = () => engines(strapi).live.publish({ owner: caller.id, event: { topic: 'projects' } });

  /** The project and its conversation, or neither. Joins a running transaction. */
  const make = async (data: NewProject): Promise<Project> =>
    await strapi.db.transaction(async () => {
      const row = await query.create({ data: { ...data, owner: caller.id } });
      const chat = await conversations.create({
        data: { owner: caller.id, kind: 'interview', title: row.name, project: row.id },
      });
      await announceProject(strapi, row.id);
      return toProject(row, chat.documentId);
    });

  return {
    async list({
      q,
      status,
      sort,
      page,
    }: Required<ListProjects['query']>): Promise<ListProjects['response']> {
      const where: Where<typeof PROJECT> = {
        owner: { id: caller.id },
        kind: { $in: PROJECT_KINDS },
        state: status,
        ...(q ? { $or: [{ name: { $containsi: q } }, { companyName: { $containsi: q } }] } : {}),
      };
      const { pageSize } = PROJECT_LIMITS;
      const [rows, total] = await Promise.all([
        query.findMany({
          where,
          orderBy: ORDER[sort],
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        query.count({ where }),
      ]);
      return { data: await toProjects(rows), meta: { page, pageSize, total } };
    },

    async summary(): Promise<{ active: number; archived: number }> {
      const count = (state: ProjectStatus) =>
        query.count({ where: { owner: { id: caller.id }, kind: { $in: PROJECT_KINDS }, state } });
      const [active, archived] = await Promise.all([count('active'), count('archived')]);
      return { active, archived };
    },

    async create(request: CreateProject['request']): Promise<Project> {
      const { projectName, projectType, companyName, pec, email, prompt } = request;
      const project = await strapi.db.transaction(async () => {
        const company = await companyForProject(strapi, caller.id, { name: companyName, pec, email });
        return make({
          name: projectName,
          kind: projectType,
          companyName,
          company,
          pec,
          contactEmail: email,
          prompt,
          ...answersBefore(projectType, {
            prompt: prompt ?? '',
            form: { companyName, ...(pec === undefined ? {} : { pec }) },
          }),
        });
      });
      changed();
      return project;
    },

    /** A project and the mail with the link to its chat; the idea's name comes later, in the chat. */
    async requestLink(request: RequestProjectLink['request']): Promise<Project> {
      const { projectType, projectName, address, prompt } = request;
      const locale = request.locale ?? caller.locale;
      const project = await strapi.db.transaction(async () => {
        const made = await make({
          name: projectName ?? DEFAULT_NAME[locale],
          kind: projectType,
          ...(projectType === 'filed-accounts' ? { pec: address } : { contactEmail: address }),
          prompt,
          ...answersBefore(projectType, {
            prompt: prompt ?? '',
            form: projectType === 'filed-accounts' ? { pec: address } : {},
          }),
        });
        await enqueueMail(strapi, {
          kind: 'project-link',
          to: address,
          locale,
          params: { name: caller.displayName, projectName: made.name, path: `/chat-project/${made.chatId}` },
          dedupeKey: `project-link:${made.id}`,
        });
        await notify(strapi, {
          owner: caller.id,
          kind: 'project-link',
          params: { projectName: made.name, address },
          link: `/chat-project/${made.chatId}`,
          dedupeKey: `project-link:${made.id}`,
        });
        return made;
      });
      changed();
      return project;
    },

    async update(id: string, { name, status }: UpdateProject['request']): Promise<Project> {
      const row = await own(id);
      const saved = (await query.update({
        where: { id: row.id },
        data: { ...(name === undefined ? {} : { name }), ...(status === undefined ? {} : { state: status }) },
      })) as ProjectRow;
      changed();
      return one(saved);
    },

    async duplicate(id: string, name: string): Promise<Project> {
      const { kind, companyName, pec, contactEmail, prompt, step, answers } = await own(id);
      const project = await make({
        name,
        kind,
        companyName: companyName ?? undefined,
        pec: pec ?? undefined,
        contactEmail: contactEmail ?? undefined,
        prompt: prompt ?? undefined,
        step: step ?? 0,
        answers,
      });
      changed();
      return project;
    },

    async remove(id: string): Promise<void> {
      const row = await own(id);
      const inProject = { where: { project: { id: row.id } } };
      const reports: { fileKey: string | null }[] = await strapi.db.query(REPORT).findMany({
        select: ['fileKey'],
        ...inProject,
      });
      await strapi.db.transaction(async () => {
        const chats: { id: number }[] = await conversations.findMany({ where: { project: { id: row.id } } });
        const inChats = { conversation: { id: { $in: chats.map((chat) => chat.id) } } };
        await strapi.db.query(MESSAGE).deleteMany({ where: inChats });
        await conversations.deleteMany({ where: { id: { $in: chats.map((chat) => chat.id) } } });
        await strapi.db.query(REPORT).deleteMany(inProject);
        await query.deleteMany({ where: { id: row.id } });
      });
      for (const { fileKey } of reports) if (fileKey) await engines(strapi).files.remove(fileKey);
      changed();
    },
  };
};
