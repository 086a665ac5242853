import type { Project } from '../../contract';
import type { Row } from '../../database/row';
import type { Answers } from '../../domain/interview';
import { instantOf } from '../../database/date-of';

export const PROJECT = 'api::project.project';
export const REPORT = 'api::project.report';
export const CONVERSATION = 'api::conversation.conversation';
export const MESSAGE = 'api::conversation.message';

export type ProjectRow = Row<typeof PROJECT>;

/** What the owner answered so far. */
export const answersOf = ({ answers }: Pick<ProjectRow, 'answers'>): Answers => answers ?? {};

/** Row and the id of its interview's conversation → contract. */
export const toProject = (row: ProjectRow, chatId: string): Project => ({
  id: row.documentId,
  name: row.name,
  kind: row.kind,
  status: row.state,
  chatId,
  companyName: row.companyName ?? '',
  step: row.step ?? 0,
  createdAt: instantOf(row.createdAt),
});
