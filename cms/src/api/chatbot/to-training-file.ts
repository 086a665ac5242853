import type { FileFailure, TrainingFile, TrainingFileStatus } from '../../contract';
import { toInstant } from './to-chatbot';

export interface TrainingFileRow {
  id: number;
  documentId: string;
  name: string;
  bytes: number;
  extension: string;
  storageKey: string;
  state: TrainingFileStatus;
  passageCount: number | null;
  pages: number | null;
  failure: FileFailure | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

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
