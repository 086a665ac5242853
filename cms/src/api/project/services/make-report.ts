import type { Core } from '@strapi/strapi';
import type { RowInput } from '../../../database/query';
import { REPORT_LIMITS, type ProjectKind, type ReportDocument, type ReportFailure } from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { factsOf, progress } from '../../../domain/interview';
import { engines } from '../../../engines';
import { RenderFailure } from '../../../engines/pdf';
import { composeReport } from '../../../templates/report';
import { notify } from '../../notification/notify';
import { catalogue } from '../../product/catalogue';
import { readSettings } from '../../../settings';
import { answersOf, REPORT, type ProjectRow } from '../to-project';
import type { ReportRow } from '../to-report';
import { rewordWithModel } from './reword-with-model';

/** The job that makes a report. */
export const MAKE_REPORT = 'make-report';
export interface MakeReportPayload {
  reportId: string;
}
export const MAKE_REPORT_ATTEMPTS = 3;

type MakingRow = ReportRow & { owner: { id: number } | null; project: ProjectRow | null };

/** Tells whoever looks at a project's reports that one of them moved. */
export const announceReport = (strapi: Core.Strapi, owner: number, projectId: string): void =>
  engines(strapi).live.publish({ owner, event: { topic: 'report', projectId } });

/** What the report says, from the answers as they are now. */
const compose = async (
  strapi: Core.Strapi,
  { kind, language, number }: ReportRow,
  project: ProjectRow,
  signal: AbortSignal,
): Promise<ReportDocument> => {
  const projectKind: ProjectKind = project.kind;
  const answers = answersOf(project);
  const facts = factsOf(projectKind, answers);
  const document = composeReport({
    kind,
    facts: { ...facts, company: facts.company || (project.companyName ?? '') },
    products: await catalogue(strapi).list(language),
    language,
    day: romeDay(new Date()),
    version: number,
    draft: !progress(projectKind, answers).complete,
    supplier: readSettings().operator,
  });
  return rewordWithModel(strapi, document, signal);
};

const failureOf = (error: unknown): ReportFailure =>
  error instanceof RenderFailure ? error.failure : 'INTERNAL';

/**
 * Makes one report, in two steps that are each kept: what it says and the name of its file, then the file. A run that was
 * cut short is gone on with, and leaves neither a second version nor a second file. A report that was deleted
 * meanwhile is no longer anybody's.
 */
export const makeReport = async (
  strapi: Core.Strapi,
  { reportId }: MakeReportPayload,
  attempt: number,
  signal: AbortSignal,
): Promise<void> => {
  const { files, reports } = engines(strapi);
  const query = strapi.db.query(REPORT);
  const row: MakingRow | null = await query.findOne({
    where: { documentId: reportId },
    populate: ['project', 'owner'],
  });
  if (!row?.project || !row.owner || row.state === 'ready') return;
  const { project, owner } = row;
  const announce = () => announceReport(strapi, owner.id, project.documentId);
  const keep = async (data: RowInput<typeof REPORT>): Promise<boolean> => {
    const { count } = await query.updateMany({ where: { id: row.id }, data });
    return count > 0;
  };
  /** The last word, which whoever has left the page reads among their notifications. */
  const end = async (state: 'ready' | 'failed', failure: ReportFailure | null = null): Promise<boolean> => {
    const isThere = await strapi.db.transaction(async () => {
      if (!(await keep({ state, failure }))) return false;
      await notify(strapi, {
        owner: owner.id,
        kind: `report-${state}`,
        params: { projectName: project.name, reportKind: row.kind },
        link: `/projects/${project.documentId}/report/${reportId}`,
        dedupeKey: `report-${state}:${reportId}`,
      });
      return true;
    });
    if (isThere) announce();
    return isThere;
  };

  await keep({ state: 'working', failure: null });
  announce();
  try {
    const document = row.content ?? (await compose(strapi, row, project, signal));
    const fileKey = row.fileKey ?? files.reserve('pdf');
    if (!(await keep({ content: document, draft: document.draft, fileKey }))) return;
    await files.write(fileKey, await reports.render(document, owner.id));
    if (!(await end('ready'))) await files.remove(fileKey);
  } catch (error) {
    if (attempt < MAKE_REPORT_ATTEMPTS) throw error;
    strapi.log.error(`Report ${reportId} could not be made: ${String(error)}`);
    await end('failed', failureOf(error));
  }
};

/** True where a report's job is surely lost. */
export const isStuck = ({ state, updatedAt }: Pick<ReportRow, 'state' | 'updatedAt'>): boolean =>
  (state === 'queued' || state === 'working') &&
  Date.now() - new Date(updatedAt).getTime() > REPORT_LIMITS.stuckMs;
