import type { Core } from '@strapi/strapi';
import {
  DRAFT_AFTER_STEP,
  PROJECT_KINDS,
  REPORT_LIMITS,
  type CreateReport,
  type ListReports,
  type Report,
  type ReportDetail,
} from '../../../contract';
import { progress } from '../../../domain/interview';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { pdfName } from '../../../locales/report/pdf-name';
import { answersOf, CONVERSATION, PROJECT, REPORT, toProject, type ProjectRow } from '../to-project';
import { REPORT_COLUMNS, toReport, toReportDetail, type ReportRow } from '../to-report';
import {
  announceReport,
  isStuck,
  MAKE_REPORT,
  MAKE_REPORT_ATTEMPTS,
  type MakeReportPayload,
} from './make-report';

/** A PDF as it is sent. */
interface ReportFile {
  name: string;
  /** Another one for another content. */
  tag: string;
  read(): Promise<Uint8Array>;
}

/** The reports of a person's projects. */
export const reports = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(REPORT);
  const ownReport = (id: string) => findOwned(strapi, REPORT, id, caller, ['project']);
  const ownProject = async (id: string): Promise<ProjectRow> => {
    const row = await findOwned(strapi, PROJECT, id, caller);
    // A free conversation is a project of another kind: it has no interview.
    if (!PROJECT_KINDS.includes(row.kind)) throw new ApiError('NOT_FOUND');
    return row;
  };
  // Without a key: while the run that failed is being put away, its own would keep the next one out.
  const enqueue = (reportId: string) =>
    engines(strapi).queue.enqueue({
      name: MAKE_REPORT,
      payload: { reportId } satisfies MakeReportPayload,
      maxAttempts: MAKE_REPORT_ATTEMPTS,
      tenant: String(caller.id),
    });
  const rowsOf = (projects: string[]): Promise<ReportRow[]> =>
    query.findMany({
      select: REPORT_COLUMNS,
      where: { owner: { id: caller.id }, project: { documentId: { $in: projects } } },
      populate: { project: { select: ['id', 'documentId', 'name'] } },
      orderBy: [{ number: 'desc' }, { id: 'desc' }],
    });

  return {
    /** The project's row is locked while its next number is looked up, so that two requests cannot both take it. */
    async create(projectId: string, { kind, language }: CreateReport['request']): Promise<Report> {
      const project = await ownProject(projectId);
      const { done, draftReady, complete } = progress(project.kind, answersOf(project));
      if (!draftReady) throw new ApiError('REPORT_TOO_EARLY', { done, needed: DRAFT_AFTER_STEP });
      const row = await strapi.db.transaction(async ({ trx }) => {
        await trx('projects')
          .where({ id: project.id })
          .update({ step: trx.ref('step') });
        const of = { project: { id: project.id }, kind };
        if ((await query.count({ where: of })) >= REPORT_LIMITS.versions)
          throw new ApiError('CONFLICT', { reason: 'versions', most: REPORT_LIMITS.versions });
        const last = await query.findOne({
          select: ['number'],
          where: of,
          orderBy: { number: 'desc' },
        });
        const made = await query.create({
          data: {
            owner: caller.id,
            project: project.id,
            kind,
            number: (last?.number ?? 0) + 1,
            language: language ?? caller.locale,
            draft: !complete,
            state: 'queued',
          },
        });
        await enqueue(made.documentId);
        return { ...made, project };
      });
      announceReport(strapi, caller.id, projectId);
      return toReport(row);
    },

    async list(projectId: string): Promise<ListReports['response']> {
      const project = await ownProject(projectId);
      const chat: { documentId: string } | null = await strapi.db
        .query(CONVERSATION)
        .findOne({ where: { kind: 'interview', project: { id: project.id } } });
      return {
        data: (await rowsOf([projectId])).map(toReport),
        meta: {
          project: toProject(project, chat?.documentId ?? ''),
          progress: progress(project.kind, answersOf(project)),
        },
      };
    },

    /** Of each project and kind the newest, and the newest that is ready where that is another. */
    async newest(projects: string[]): Promise<Report[]> {
      if (projects.length === 0) return [];
      const yielded = new Set<string>();
      return (await rowsOf(projects)).map(toReport).filter(({ projectId, kind, state }) => {
        const any = `${projectId} ${kind}`;
        const ready = `${any} ready`;
        const isNew = !yielded.has(any) || (state === 'ready' && !yielded.has(ready));
        yielded.add(any);
        if (state === 'ready') yielded.add(ready);
        return isNew;
      });
    },

    async find(id: string): Promise<ReportDetail> {
      return toReportDetail(await ownReport(id));
    },

    async retry(id: string): Promise<Report> {
      const row = await ownReport(id);
      if (row.state !== 'failed' && !isStuck(row)) return toReport(row);
      await strapi.db.transaction(async () => {
        const { count } = await query.updateMany({
          // Of two presses one is enough.
          where: { id: row.id, state: row.state },
          // Composed anew: what could not be drawn may be what was said.
          data: { state: 'queued', failure: null, content: null },
        });
        if (count > 0) await enqueue(id);
      });
      announceReport(strapi, caller.id, toReport(row).projectId);
      return toReport({ ...row, state: 'queued', failure: null, updatedAt: new Date().toISOString() });
    },

    async remove(id: string): Promise<void> {
      const row = await ownReport(id);
      await query.deleteMany({ where: { id: row.id } });
      if (row.fileKey) await engines(strapi).files.remove(row.fileKey);
      announceReport(strapi, caller.id, toReport(row).projectId);
    },

    async pdf(id: string): Promise<ReportFile> {
      const row = await ownReport(id);
      const { fileKey, kind, number: version, language, project } = row;
      if (row.state !== 'ready' || !fileKey) throw new ApiError('NOT_FOUND');
      return {
        name: pdfName({ projectName: project?.name ?? '', kind, version, language }),
        tag: `"${id}-${new Date(row.updatedAt).getTime()}"`,
        read: () => engines(strapi).files.get(fileKey),
      };
    },
  };
};
