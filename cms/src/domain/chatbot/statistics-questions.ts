/** One wording of a question, and how often it was asked so. */
export interface AskedText {
  text: string;
  count: number;
  /** The last message that said it. */
  lastMessageId: number;
}

/** What makes two wordings one question: small letters, no accents, no punctuation, single spaces. */
export const questionKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people say to be polite, in both languages: no question, however often it is said. */
const COURTESIES = new Set([
  ...['ciao', 'salve', 'buongiorno', 'buon giorno', 'buonasera', 'buona sera', 'arrivederci'],
  ...['grazie', 'grazie mille', 'molte grazie', 'ok', 'si', 'no', 'va bene', 'perfetto', 'ottimo'],
  ...['hi', 'hey', 'hello', 'good morning', 'good evening', 'bye', 'goodbye'],
  ...['thanks', 'thank you', 'thank you very much', 'okay', 'yes', 'great', 'perfect'],
]);

/** Questions by how often they were asked, each in its most frequent wording; marks and courtesies are none. */
export const groupQuestions = (asked: AskedText[]): AskedText[] => {
  const groups = new Map<string, AskedText & { best: number }>();
  for (const { text, count, lastMessageId } of asked) {
    const key = questionKey(text);
    if (!key || COURTESIES.has(key)) continue;
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { text, count, lastMessageId, best: count });
      continue;
    }
    if (count > group.best) {
      group.text = text;
      group.best = count;
    }
    group.count += count;
    group.lastMessageId = Math.max(group.lastMessageId, lastMessageId);
  }
  return [...groups.values()]
    .sort((one, other) => other.count - one.count || other.lastMessageId - one.lastMessageId)
    .map(({ text, count, lastMessageId }) => ({ text, count, lastMessageId }));
};
