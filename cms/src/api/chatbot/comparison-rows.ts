import type { ComparedQuestion, ComparisonSide, SaveModelSettings } from '../../contract';
import type { Row } from '../../database/row';
import { meets } from '../../domain/chatbot/regression';
import { openSecret, sealSecret } from '../../domain/secrets/seal';
import { readSettings } from '../../settings';
import type { COMPARED_QUESTION, MODEL_COMPARISON } from './chatbot-row';

/** A comparison as the database holds it; one a bot. */
export interface ComparisonRow extends Row<typeof MODEL_COMPARISON> {
  /** The choice that is tried, with its key, sealed; null once it has been asked. */
  target: string | null;
}

export type ComparedQuestionRow = Row<typeof COMPARED_QUESTION>;

const repliedOn = (
  row: ComparedQuestionRow,
  side: ComparisonSide,
): ComparedQuestion['replies'][ComparisonSide] => {
  const stored = side === 'embedded' ? row.embedded : row.model;
  if (!stored) return null;
  const { sources, ...reply } = stored;
  const judged = side === 'embedded' ? row.embeddedVerdict : row.modelVerdict;
  const expected = row.expectation && (meets(row.expectation, { ...reply, sources }) ? 'right' : 'wrong');
  return { ...reply, verdict: judged ?? expected };
};

/** Row → contract. */
export const toComparedQuestion = (row: ComparedQuestionRow): ComparedQuestion => ({
  id: row.documentId,
  question: row.question,
  from: row.expectation ? 'control' : 'visitor',
  replies: { embedded: repliedOn(row, 'embedded'), model: repliedOn(row, 'model') },
});

type Target = SaveModelSettings['request'] & { apiKey: string };

const sealing = (installId: string) => ({
  key: readSettings().secrets.encryptionKey,
  place: `model-comparison:${installId}`,
});
export const sealTarget = (installId: string, target: Target): string =>
  sealSecret(JSON.stringify(target), sealing(installId));

/** The choice that is tried; null when there is none, or none that this server can open. */
export const openTarget = (installId: string, { target }: Pick<ComparisonRow, 'target'>): Target | null => {
  const opened = target && openSecret(target, sealing(installId));
  return opened ? (JSON.parse(opened) as Target) : null;
};
