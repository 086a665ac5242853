import type { Locale } from '../../../contract';
import { Material } from './material';
import type { Lexeme, Term } from './words';

/** What a bot's index can say of single words, beside its tables and sentences. */
export interface Knowledge {
  material: Material;
  languages: readonly Locale[];
  /** Whether a folded word stands in the material as it is. */
  holds: (folded: string) => boolean;
  /** A word of a question as it is looked for, misspelt ones repaired; null for one that tells nothing. */
  term: (lexeme: Lexeme) => Term | null;
}

/** Of a bot that was given nothing. */
export const noKnowledge = (): Knowledge => ({
  material: new Material([], ['it']),
  languages: ['it'],
  holds: () => false,
  term: () => null,
});
