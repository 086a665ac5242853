import type {
  Locale,
  Report,
  ReportDetail,
  ReportDocument,
  ReportFailure,
  ReportKind,
  ReportState,
} from '../../contract';
import type { ProjectRow } from './to-project';

export interface ReportRow {
  id: number;
  documentId: string;
  kind: ReportKind;
  number: number;
  language: Locale;
  state: ReportState;
  failure: ReportFailure | null;
  draft: boolean | null;
  fileKey: string | null;
  /** Left out where lists are read. */
  content?: ReportDocument | null;
  project: Pick<ProjectRow, 'id' | 'documentId' | 'name'> | null;
  createdAt: string | Date;
  updatedAt: string | Date;
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
  createdAt: new Date(row.createdAt).toISOString(),
  changedAt: new Date(row.updatedAt).toISOString(),
});

export const toReportDetail = (row: ReportRow): ReportDetail => ({
  ...toReport(row),
  document: row.state === 'ready' ? (row.content ?? null) : null,
});
