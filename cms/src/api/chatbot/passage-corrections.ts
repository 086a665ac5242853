import { createHash } from 'node:crypto';
import type { RowWith } from '../../database/query';
import type { Row } from '../../database/row';
import type { Core } from '@strapi/strapi';
import type { TableRow } from '../../contract';
import { rowText } from '../../engines/documents';
import { type PASSAGE, PASSAGE_CORRECTION } from './chatbot-row';

/** A passage as the database holds it, with the document that it was read from. */
export type PassageRow = RowWith<typeof PASSAGE, typeof PASSAGE_SOURCES>;
/** What of a passage's document its name needs. */
export const PASSAGE_SOURCES = {
  trainingFile: { select: ['documentId', 'name'] },
  sitePage: { select: ['documentId', 'url'] },
} as const;

/** What its owner wants instead of a passage. */
export type CorrectionRow = Row<typeof PASSAGE_CORRECTION>;

/** A document by what stays when it is read, uploaded or found again. */
export const sourceOf = ({ trainingFile, sitePage }: PassageRow): string =>
  trainingFile ? `file:${trainingFile.name}` : `page:${sitePage?.url ?? ''}`;

/** The name under which a correction is found again: the document, and the words that were read. */
export const correctionHash = (passage: PassageRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([sourceOf(passage), passage.heading ?? '', passage.question ?? '', passage.content]),
    )
    .digest('hex');

/** The corrections of a bot by their hash. */
export const loadCorrections = async (
  strapi: Core.Strapi,
  chatbot: { id: number } | { installId: string },
): Promise<ReadonlyMap<string, CorrectionRow>> => {
  const rows = await strapi.db.query(PASSAGE_CORRECTION).findMany({ where: { chatbot } });
  return new Map(rows.map((row) => [row.hash, row]));
};

/** A row's words with other cells, in the order in which the reader put them. */
export const correctedText = ({ columns, cells }: TableRow, content: string, next: string[]): string => {
  const styles = cells.flatMap((_, nameAt) => [{ nameAt }, { nameAt, isList: true }]);
  const style = styles.find((each) => rowText(columns, cells, each) === content);
  return rowText(columns, next, style);
};

/** A passage as its owner wants it; `null` where it is hidden. */
export const applyCorrection = (
  passage: PassageRow,
  corrections: ReadonlyMap<string, CorrectionRow>,
): PassageRow | null => {
  const correction = corrections.size === 0 ? undefined : corrections.get(correctionHash(passage));
  if (!correction) return passage;
  if (correction.hidden) return null;
  const { cells, content } = correction;
  const row =
    passage.row && cells?.length === passage.row.cells.length ? { ...passage.row, cells } : passage.row;
  return { ...passage, content: content ?? passage.content, row };
};
