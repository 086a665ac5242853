import { type DaySpan, readDays } from '../values/calendar';
import { plain } from '../values/plain';

const OPENS = /\b(?:apriamo|apre|si apre|riapriamo|apertura|we open|opens?)\b/;
const CLOSES = /\b(?:chiudiamo|chiude|si chiude|chiusura|we close|closes?)\b/;

/** "Apriamo il 15 maggio e chiudiamo il 26 settembre": from its first day to its last; null where a text names no such season. */
export const openingSeason = (text: string, year: number): DaySpan | null => {
  const folded = plain(text);
  const opens = folded.search(OPENS);
  const closes = folded.search(CLOSES);
  if (opens < 0 || closes < opens) return null;
  const [first, ...others] = readDays(folded.slice(opens, closes), year);
  const [last, ...more] = readDays(folded.slice(closes), year);
  if (!first || !last || others.length + more.length > 0) return null;
  return first.from === first.to && last.from === last.to ? { from: first.from, to: last.to } : null;
};
