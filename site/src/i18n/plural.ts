/** Two forms of one sentence; `params.count` chooses. Italian and English both live with one and other. */
export interface Plural {
  one: string;
  other: string;
  plural: true;
}
export const plural = (one: string, other: string): Plural => ({ one, other, plural: true });
