import type { TrainingFile } from '../../contract';
import type { Row } from '../../database/row';
import { toInstant } from './to-chatbot';

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
  createdAt: toInstant(row.createdAt),
});
