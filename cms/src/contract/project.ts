import type { Instant, Locale, One, Page } from './common';

/** spec/customer-app.md §1: company with filed accounts, company without, start-up or business idea. */
export const PROJECT_KINDS = ['filed-accounts', 'no-filed-accounts', 'business-idea'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

export const PROJECT_STATUSES = ['active', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_LIMITS = {
  name: 120,
  companyName: 160,
  /** What somebody wrote on the landing page. */
  prompt: 4000,
  pageSize: 20,
} as const;

/** A project: one interview about one company or idea, and the documents that come out of it. */
export interface Project {
  id: string;
  name: string;
  kind: ProjectKind;
  status: ProjectStatus;
  /** The conversation where the interview happens; `/chat-project/{chatId}`. */
  chatId: string;
  /** '' when none was given. */
  companyName: string;
  /** Steps of the interview that are answered, 0 to 8. */
  step: number;
  createdAt: Instant;
}

export const PROJECT_SORTS = ['newest', 'oldest', 'name'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** `GET /api/projects?q&status&sort&page`: the caller's own. `q` looks at project and company names. */
export interface ListProjects {
  query: { q?: string; status?: ProjectStatus; sort?: ProjectSort; page?: number };
  response: Page<Project>;
}
/** `GET /api/projects/summary`: for counters and greetings. */
export interface GetProjectSummary {
  response: One<{ active: number; archived: number }>;
}
/**
 * `POST /api/projects`, header `Idempotency-Key` required (spec/customer-app.md §5: project, company, and PEC or email).
 * The company is found or made among the caller's own only.
 */
export interface CreateProject {
  request: {
    projectName: string;
    projectType: ProjectKind;
    companyName: string;
    pec?: string;
    email?: string;
    prompt?: string;
  };
  response: One<Project>;
}
/**
 * `POST /api/projects/link`, header `Idempotency-Key` required: makes a project and mails the link to its chat.
 * `address` is a PEC for filed accounts, an email address otherwise; an idea needs no name.
 */
export interface RequestProjectLink {
  request: {
    projectType: ProjectKind;
    projectName?: string;
    address: string;
    locale?: Locale;
    prompt?: string;
  };
  response: One<Project>;
}
/** `PATCH /api/projects/:id` */
export interface UpdateProject {
  request: { name?: string; status?: ProjectStatus };
  response: One<Project>;
}
/** `POST /api/projects/:id/duplicate`: the same answers under a new name, without the conversation and the documents. */
export interface DuplicateProject {
  request: { name: string };
  response: One<Project>;
}
/** `DELETE /api/projects/:id`: with its conversation and documents, for good. */
export interface DeleteProject {
  response: { data: null };
}
