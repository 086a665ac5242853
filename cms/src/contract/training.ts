import type { Instant, One } from './common';
import type { FileFailure } from './errors';
import type { HeldBack } from './model-settings';
import type { WidgetOutcome } from './widget';

/** `queued` → `reading` → `ready` | `failed` */
export const TRAINING_FILE_STATUSES = ['queued', 'reading', 'ready', 'failed'] as const;
export type TrainingFileStatus = (typeof TRAINING_FILE_STATUSES)[number];

export interface TrainingFile {
  id: string;
  name: string;
  bytes: number;
  status: TrainingFileStatus;
  /** Set when ready. */
  passages: number | null;
  pages: number | null;
  failure: FileFailure | null;
  createdAt: Instant;
}
/** `GET /api/chatbots/:id/training-files` */
export interface ListTrainingFiles {
  response: { data: TrainingFile[] };
}
/** `POST /api/chatbots/:id/training-files` (multipart, field `files`, one or more). All or nothing per file. */
export interface UploadTrainingFiles {
  response: {
    data: TrainingFile[];
    rejected: { name: string; code: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE' | 'FILE_LIMIT_REACHED' }[];
  };
}
/** `POST /api/chatbots/:id/training-files/:fileId/retry`: reads a file again that could not be read. */
export interface RetryTrainingFile {
  response: One<TrainingFile>;
}
/** `POST /api/chatbots/:id/training-texts`: a pasted text, kept as a file named after its title. */
export interface AddTrainingText {
  request: { title: string; text: string };
  response: One<TrainingFile>;
}
/** `DELETE /api/chatbots/:id/training-files/:fileId` answers 204; `POST …/:fileId/retry` answers the file. */
/** `GET /api/chatbots/:id/training-files/:fileId/text`: what was understood of a file, as the bot will quote it. */
export interface GetTrainingFileText {
  response: { data: { page: number | null; heading: string; text: string; question: string | null }[] };
}

/** A question with the owner's own answer, which wins over everything that is found. */
export interface CuratedAnswer {
  id: string;
  question: string;
  answer: string;
  updatedAt: Instant;
}
/** `GET /api/chatbots/:id/curated-answers` (newest first) */
export interface ListCuratedAnswers {
  response: { data: CuratedAnswer[] };
}
/** `POST /api/chatbots/:id/curated-answers`, `PATCH …/:answerId` answer the row; `DELETE …/:answerId` answers 204. */
export interface SaveCuratedAnswer {
  request: { question: string; answer: string };
  response: One<CuratedAnswer>;
}

/** Why a row of an imported file became no answer. `TWIN`: its question is answered already. */
export type SkippedRow = 'INCOMPLETE' | 'TOO_LONG' | 'TWIN' | 'LIMIT';
/**
 * `POST /api/chatbots/:id/curated-answers/import` (multipart, field `files`, one CSV with a question and an answer column).
 * Rows are numbered as a spreadsheet does, the header being the first.
 */
export interface ImportCuratedAnswers {
  response: { data: CuratedAnswer[]; skipped: { row: number; reason: SkippedRow }[] };
}

export const SITE_PAGE_FAILURES = [
  'UNREACHABLE',
  'NOT_FOUND',
  'NOT_A_PAGE',
  'ROBOTS',
  'EMPTY',
  'TOO_LARGE',
  'TOO_SLOW',
  'INTERNAL',
] as const;
export type SitePageFailure = (typeof SITE_PAGE_FAILURES)[number];
export interface SitePage {
  id: string;
  url: string;
  title: string;
  status: TrainingFileStatus;
  passages: number | null;
  failure: SitePageFailure | null;
  readAt: Instant | null;
}
/** How the reading of the owner's site goes. */
export interface SiteCrawl {
  status: 'never' | 'running' | 'done' | 'failed';
  startedAt: Instant | null;
  finishedAt: Instant | null;
  /** Pages found so far, and read so far. */
  found: number;
  read: number;
  /** Why nothing could be read. */
  failure: SitePageFailure | 'PRIVATE_ADDRESS' | null;
}
/** `GET /api/chatbots/:id/site-pages` */
export interface ListSitePages {
  response: { data: SitePage[]; meta: { crawl: SiteCrawl } };
}
/** `POST /api/chatbots/:id/site-crawl` reads the site from its address, again where it was read before; 409 CONFLICT while one runs. */
export interface StartSiteCrawl {
  response: One<SiteCrawl>;
}
/** `DELETE /api/chatbots/:id/site-crawl` answers 204: the reading stops, what has been read stays. */
/** `DELETE /api/chatbots/:id/site-pages/:pageId` answers 204: the bot forgets the page. `DELETE …/site-pages` forgets all. */

/** `GET /api/chatbots/:id/replies/:replyId/why`: why the bot said that, for its owner. */
export interface ExplainReply {
  response: One<{
    question: string;
    outcome: WidgetOutcome;
    engine: string;
    band: string;
    /** 0..1, how sure the engine was. */
    score: number;
    /** From which score on it answers by what it found, and asks what was meant. */
    levels: { answer: number; suggest: number };
    milliseconds: number;
    /** What was considered, best first. `null` text: the passage has been removed since. */
    considered: { title: string; page: number | null; heading: string; text: string | null; score: number }[];
    /** Why the configured model did not answer, when it did not. */
    fallbackCause: string | null;
    /** What of a model's reply was not shown, and what stands in its place. */
    heldBack: HeldBack[];
  }>;
}
