import type { Project, ProjectKind, ProjectStatus } from '../../contract';

export const PROJECT = 'api::project.project';
export const REPORT = 'api::project.report';
export const CONVERSATION = 'api::conversation.conversation';
export const MESSAGE = 'api::conversation.message';

export interface ProjectRow {
  id: number;
  documentId: string;
  name: string;
  kind: ProjectKind;
  state: ProjectStatus;
  step: number | null;
  companyName: string | null;
  pec: string | null;
  contactEmail: string | null;
  prompt: string | null;
  answers: unknown;
  createdAt: string | Date;
}

/** Row and the id of its interview's conversation → contract. */
export const toProject = (row: ProjectRow, chatId: string): Project => ({
  id: row.documentId,
  name: row.name,
  kind: row.kind,
  status: row.state,
  chatId,
  companyName: row.companyName ?? '',
  step: row.step ?? 0,
  createdAt: new Date(row.createdAt).toISOString(),
});
