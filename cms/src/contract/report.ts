import type { Day, Instant, Locale, One } from './common';
import type { InterviewProgress } from './interview';
import type { Project, ProjectKind } from './project';
import type { ReportBlock, ReportText } from './report-block';

export const REPORT_KINDS = ['analysis', 'offer'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export interface ReportSection {
  /** Stable inside the document: the anchor of the page and of the PDF's bookmarks. */
  id: string;
  title: string;
  blocks: ReportBlock[];
}

/** Everything that a report says, in one language: a web page and a PDF are made from this alone. */
export interface ReportDocument {
  /** Of this format. */
  format: 1;
  kind: ReportKind;
  projectKind: ProjectKind;
  language: Locale;
  title: string;
  subtitle: string;
  /** '' where it is not known. */
  company: string;
  day: Day;
  /** Written before the interview was over. */
  draft: boolean;
  /** 1, 2, 3… of the reports of one kind and project; 0 where there is only ever one. */
  version: number;
  sections: ReportSection[];
  /** Where figures, formulas and judgements come from. */
  sources: ReportText[][];
  /** Says that software wrote this, and that it is no professional advice. */
  aiNotice: string;
  /** True where a language model wrote some of the words. */
  modelWritten: boolean;
  /** Of a receipt: nothing in it was generated, and what stands in the notice's place is about something else. */
  notGenerated?: true;
}

export const REPORT_STATES = ['queued', 'working', 'ready', 'failed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Why a report could not be made; words live in locale files. */
export const REPORT_FAILURES = ['TOO_SLOW', 'TOO_LARGE', 'INTERNAL'] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

export const REPORT_LIMITS = {
  /** Of one kind and project. */
  versions: 50,
  /** A report that has not moved for so long may be asked for again. */
  stuckMs: 2 * 60_000,
} as const;

/** One version of a project's analysis or offer, without what it says. */
export interface Report {
  id: string;
  projectId: string;
  kind: ReportKind;
  /** 1, 2, 3… of one kind and project. */
  version: number;
  language: Locale;
  state: ReportState;
  /** Set where the state is `failed`. */
  failure: ReportFailure | null;
  /** Made before the interview was over. */
  draft: boolean;
  createdAt: Instant;
  /** When it last moved from one state to another. */
  changedAt: Instant;
}
/** A report with what it says; `document` is null until it is ready. */
export interface ReportDetail extends Report {
  document: ReportDocument | null;
}

/**
 * `POST /api/projects/:id/reports`, header `Idempotency-Key` required: 202 with a new version in the queue. From the
 * interview's fourth step on as a draft; before it 409 REPORT_TOO_EARLY with `done` and `needed` steps.
 * `language` is the person's own when it is not said.
 */
export interface CreateReport {
  request: { kind: ReportKind; language?: Locale };
  response: One<Report>;
}
/** `GET /api/projects/:id/reports`: every version, newest first, and where the project stands. */
export interface ListReports {
  response: { data: Report[]; meta: { project: Project; progress: InterviewProgress } };
}
/** `GET /api/reports?projects=a,b`: the newest version of each kind, and the newest one that is ready, of up to 50 projects. */
export interface ListNewestReports {
  query: { projects: string };
  response: { data: Report[] };
}
/** `GET /api/reports/:id` */
export interface GetReport {
  response: One<ReportDetail>;
}
/** `POST /api/reports/:id/retry`: a failed or stuck report goes back into the queue; any other stays as it is. */
export interface RetryReport {
  response: One<Report>;
}
/** `DELETE /api/reports/:id`: with its file, for good. `GET /api/reports/:id/pdf` answers the file. */
export interface DeleteReport {
  response: { data: null };
}
