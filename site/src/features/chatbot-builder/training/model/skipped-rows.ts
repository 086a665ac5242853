import type { ImportCuratedAnswers, SkippedRow } from '@contract';

/** More than these are not looked up one by one. */
const NAMED = 8;

interface SkippedGroup {
  reason: SkippedRow;
  count: number;
  /** `3, 7, 12…` */
  rows: string;
}

/** The rows of a file that became no answer, by why, in the file's order. */
export const skippedGroups = (skipped: ImportCuratedAnswers['response']['skipped']): SkippedGroup[] =>
  [...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
    const rows = skipped.filter((each) => each.reason === reason).map(({ row }) => row);
    const more = rows.length > NAMED ? '…' : '';
    return { reason, count: rows.length, rows: rows.slice(0, NAMED).join(', ') + more };
  });
