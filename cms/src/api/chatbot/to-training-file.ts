import type { TrainingFile } from '../../contract';
import type { Row } from '../../database/row';
import { instantOf } from '../../database/date-of';

export type TrainingFileRow = Row<'api::chatbot.training-file'>;

/** Row → contract. */
export const toTrainingFile = (row: TrainingFileRow): TrainingFile => ({
  id: row.documentId,
  name: row.name,
  bytes: row.bytes,
  status: row.state,
  passages: row.state === 'ready' ? (row.passageCount ?? 0) : null,
  pages: row.pages,
  failure: row.state === 'failed' ? (row.failure ?? 'INTERNAL') : null,
  createdAt: instantOf(row.createdAt),
});
