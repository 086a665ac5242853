import type {
  ComparedQuestion,
  ComparedReply,
  ComparisonSide,
  ComparisonVerdict,
  Expectation,
  SaveModelSettings,
  TrialReply,
} from '../../contract';
import { meets } from '../../domain/chatbot/regression';
import { openSecret, sealSecret } from '../../domain/secrets/seal';
import { readSettings } from '../../settings';

/** A comparison as the database holds it; one a bot. */
export interface ComparisonRow {
  id: number;
  state: 'running' | 'done' | 'stopped';
  model: string;
  /** The choice that is tried, with its key, sealed; null once it has been asked. */
  target: string | null;
  startedAt: string | Date;
  finishedAt: string | Date | null;
}

export type StoredReply = ComparedReply & Pick<TrialReply, 'sources'>;

export interface ComparedQuestionRow {
  id: number;
  documentId: string;
  question: string;
  /** Of a control question. */
  expectation: Expectation | null;
  embedded: StoredReply | null;
  model: StoredReply | null;
  embeddedVerdict: ComparisonVerdict | null;
  modelVerdict: ComparisonVerdict | null;
}

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
