import { newRow } from '../../database/new-row';
import type { ReadPassage } from '../../engines/documents/port';
import { PASSAGE } from './chatbot-row';

const MAX_HEADING = 250;

type Place = Omit<
  Parameters<typeof newRow<typeof PASSAGE>>[1],
  'heading' | 'question' | 'content' | 'row' | 'unreadTable'
>;

/** A passage for an insert: what was read, and where it was found. */
export const newPassage = (
  passage: Pick<ReadPassage, 'heading' | 'question' | 'text'> &
    Partial<Pick<ReadPassage, 'row' | 'unreadTable'>>,
  place: Place,
  now: Date,
) =>
  newRow(
    PASSAGE,
    {
      ...place,
      heading: passage.heading.slice(0, MAX_HEADING),
      question: passage.question,
      content: passage.text,
      row: passage.row ?? null,
      unreadTable: passage.unreadTable ?? false,
    },
    now,
  );
