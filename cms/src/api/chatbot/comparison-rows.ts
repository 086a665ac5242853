import type { ComparedQuestion, ComparisonSide } from '../../contract';
import type { Row } from '../../database/row';
import { meets } from '../../domain/chatbot/regression';
import { openSecret, sealSecret } from '../../domain/secrets/seal';
import type { BotModel } from '../../engines/ai';
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

const sealing = (installId: string) => ({
  key: readSettings().secrets.encryptionKey,
  place: `model-comparison:${installId}`,
});
export const sealTarget = (installId: string, target: BotModel): string =>
  sealSecret(JSON.stringify(target), sealing(installId));

/** The choice that is tried; null when there is none, or none that this server can open. */
export const openTarget = (installId: string, { target }: Pick<ComparisonRow, 'target'>): BotModel | null => {
  const opened = target && openSecret(target, sealing(installId));
  // One that was sealed before there were signatures names no secrets.
  return opened ? { webhookSecrets: [], ...(JSON.parse(opened) as Omit<BotModel, 'webhookSecrets'>) } : null;
};
