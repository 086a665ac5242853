import type { TrialReply } from '../../contract';
import type { Answer } from '../../engines/ai/port';

/** Answer → contract, for the owner. */
export const toTrialReply = ({ text, outcome, sources }: Answer): TrialReply => ({
  text,
  outcome,
  sources: sources.map(({ title, page }) => ({ title, page })),
});
