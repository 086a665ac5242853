import type { Locale } from '../../../contract';

const ITALIAN =
  /\b(?:il|lo|la|gli|le|un|una|di|del|della|dei|che|chi|come|quanto|quanti|quanta|quante|quando|dove|quale|quali|costa|costano|prezzo|per|con|sono|siete|avete|fate|posso|si|in|da|al|alla|alle|nel|ci|mi|vi|e|ho|orari|ciao|grazie|cosa|senza|anche|vorrei|sei|quello|quella|i|contengono|contiene|hanno|ha|c'e)\b/g;
const ENGLISH =
  /\b(?:the|an|of|is|are|do|does|did|what|when|where|who|how|much|many|which|can|could|would|your|you|my|there|any|have|has|for|to|with|on|at|and|it|i|we|they|hello|hi|thanks|open|price|cost|need|want|from|about)\b/g;

/** The language of a question in standard spelling; the bot's own where its words do not tell. */
export const questionLanguage = (plainText: string, fallback: Locale): Locale => {
  const count = (pattern: RegExp): number => (plainText.match(pattern) ?? []).length;
  const italian = count(ITALIAN);
  const english = count(ENGLISH);
  if (italian === english) return fallback;
  return italian > english ? 'it' : 'en';
};
