/** A question that was not answered, or badly. */
export interface FailedQuestion {
  messageId: number;
  /** Names the message on the wire. */
  documentId: string;
  text: string;
  askedAt: Date;
  sessionId: string;
  unanswered: boolean;
  thumbsDown: boolean;
}

/** What the owner did about a question: it is ignored for good, or was answered and counts again if it fails later. */
export interface DecidedQuestion {
  kind: 'ignored' | 'answered';
  wordings: readonly string[];
  decidedAt: Date;
}

/** Wordings of one question that still wait for an answer, newest first. */
export interface OpenQuestion {
  /** The most frequent wording. */
  text: string;
  wordings: string[];
  failures: FailedQuestion[];
}

/** One wording, how often it failed, and what was decided about it. */
export interface Wording {
  text: string;
  count: number;
  /** The last message that said it. */
  lastMessageId: number;
  failures: FailedQuestion[];
  decisions: DecidedQuestion[];
}
/** Puts wordings of one question together. */
export type GroupWordings = (wordings: readonly Wording[]) => readonly { wordings: readonly Wording[] }[];

/** What is left to improve, most frequent first: alike questions together, without those that the owner dealt with in whatever words. */
export const openQuestions = (
  failed: readonly FailedQuestion[],
  decided: readonly DecidedQuestion[],
  group: GroupWordings,
): OpenQuestion[] =>
  group(wordingsOf(failed, decided))
    .flatMap(({ wordings }) => {
      const decisions = wordings.flatMap((wording) => wording.decisions);
      if (decisions.some(({ kind }) => kind === 'ignored')) return [];
      const dealtWith = Math.max(...decisions.map(({ decidedAt }) => decidedAt.getTime()));
      const left = wordings
        .map(({ text, failures }) => ({
          text,
          failures: failures.filter(({ askedAt }) => !(askedAt.getTime() <= dealtWith)),
        }))
        .filter(({ failures }) => failures.length > 0)
        .sort((one, other) => other.failures.length - one.failures.length);
      const [first, ...others] = left;
      return first
        ? [
            {
              text: first.text,
              wordings: others.map(({ text }) => text),
              failures: left
                .flatMap(({ failures }) => failures)
                .sort((one, other) => other.messageId - one.messageId),
            },
          ]
        : [];
    })
    .sort((one, other) => other.failures.length - one.failures.length);

const wordingsOf = (failed: readonly FailedQuestion[], decided: readonly DecidedQuestion[]): Wording[] => {
  const byText = new Map<string, Wording>();
  const wording = (text: string): Wording => {
    const known = byText.get(text);
    if (known) return known;
    const made = { text, count: 0, lastMessageId: 0, failures: [], decisions: [] };
    byText.set(text, made);
    return made;
  };
  for (const failure of failed) {
    const own = wording(failure.text.trim());
    own.failures.push(failure);
    own.count += 1;
    own.lastMessageId = Math.max(own.lastMessageId, failure.messageId);
  }
  for (const decision of decided)
    for (const text of decision.wordings) wording(text.trim()).decisions.push(decision);
  return [...byText.values()];
};
