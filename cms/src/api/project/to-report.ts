import type { Report, ReportDetail, ReportDocument } from '../../contract';
import type { Row } from '../../database/row';
import type { ProjectRow, REPORT } from './to-project';
import { instantOf } from '../../database/date-of';

export interface ReportRow extends Pick<Row<typeof REPORT>, (typeof REPORT_COLUMNS)[number]> {
  /** Left out where lists are read. */
  content?: ReportDocument | null;
  project: Pick<ProjectRow, 'id' | 'documentId' | 'name'> | null;
}

/** Everything of a report but what it says, which no list needs. */
export const REPORT_COLUMNS = [
  'id',
  'documentId',
  'kind',
  'number',
  'language',
  'state',
  'failure',
  'draft',
  'fileKey',
  'createdAt',
  'updatedAt',
] as const;

/** Row → contract. */
export const toReport = (row: ReportRow): Report => ({
  id: row.documentId,
  projectId: row.project?.documentId ?? '',
  kind: row.kind,
  version: row.number,
  language: row.language,
  state: row.state,
  failure: row.failure,
  draft: Boolean(row.draft),
  createdAt: instantOf(row.createdAt),
  changedAt: instantOf(row.updatedAt),
});

export const toReportDetail = (row: ReportRow): ReportDetail => ({
  ...toReport(row),
  document: row.state === 'ready' ? (row.content ?? null) : null,
});
