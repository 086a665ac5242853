import type { Locale } from '../../../contract';
import { classifyConfidence } from '../embedded/confidence-level';
import type { Passage, Retriever } from '../port';

const ASKED: Record<Locale, string> = {
  it: 'Quali sono gli orari di apertura?',
  en: 'What are the opening hours?',
};

/** The passages with the one that tells when the business is open, where there is one: "now" and "tomorrow" in a question need it. */
export const withOpeningHours = (
  passages: readonly Passage[],
  retriever: Retriever,
  language: Locale,
): Passage[] => {
  const { confidence, ranked } = retriever.search(ASKED[language], [], 1);
  if (classifyConfidence(confidence) !== 'answer') return [...passages];
  const [hours] = ranked(1);
  const isKnown = !hours || passages.some(({ id }) => id === hours.passage.id);
  return isKnown ? [...passages] : [...passages, hours.passage];
};
