import { likeness, meaningOf, traces, type Meaning } from './question-meaning';

/** One wording of a question, and how often it was asked so. */
export interface QuestionText {
  text: string;
  count: number;
  /** The last message that said it. */
  lastMessageId: number;
}

/** Wordings of one question: the most frequent one stands for all. */
export interface QuestionGroup<Asked extends QuestionText = QuestionText> extends QuestionText {
  wordings: Asked[];
}

/** Two questions this much alike are one. */
const ALIKE = 0.65;
/** Wordings of a group that a new one is compared with: the first ones were asked most. */
const COMPARED = 6;
/** Groups that a new wording is compared with. */
const NEAREST = 12;

/** What makes two wordings one text: small letters, no accents, no punctuation, single spaces. */
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

interface Gathering<Asked extends QuestionText> {
  wordings: Asked[];
  meanings: Meaning[];
}

const byFrequency = (one: QuestionText, other: QuestionText): number =>
  other.count - one.count || other.lastMessageId - one.lastMessageId;

/** Wordings that differ only in how they are typed, together; marks and courtesies are no questions. */
const byText = <Asked extends QuestionText>(questions: readonly Asked[]): Asked[][] => {
  const same = new Map<string, Asked[]>();
  for (const each of questions) {
    const key = questionKey(each.text);
    if (key && !COURTESIES.has(key)) same.set(key, [...(same.get(key) ?? []), each]);
  }
  return [...same.values()].map((texts) => texts.sort(byFrequency));
};

const total = (wordings: readonly QuestionText[]): number =>
  wordings.reduce((sum, { count }) => sum + count, 0);
const newest = (wordings: readonly QuestionText[]): number =>
  wordings.reduce((last, { lastMessageId }) => Math.max(last, lastMessageId), 0);

/**
 * Questions by how often they were asked, the wordings of each together: the same words, other forms of them, other words for
 * the same thing, typos. The most frequent wordings open groups, and each other one joins the group that it is most like. The rare ones
 * beyond `compared` are told apart by their text alone, so that nobody waits for them.
 */
export const groupQuestions = <Asked extends QuestionText>(
  questions: readonly Asked[],
  compared = 600,
): QuestionGroup<Asked>[] => {
  const gatherings: Gathering<Asked>[] = [];
  const traced = new Map<string, Set<Gathering<Asked>>>();
  const texts = byText(questions).sort(
    (one, other) => total(other) - total(one) || newest(other) - newest(one),
  );
  for (const wordings of texts.slice(0, compared)) {
    const meaning = meaningOf(wordings[0]?.text ?? '');
    const marks = traces(meaning);
    const own = mostAlike(nearest(marks, traced), meaning) ?? { wordings: [], meanings: [] };
    if (own.wordings.length === 0) gatherings.push(own);
    own.wordings.push(...wordings);
    if (own.meanings.length < COMPARED) {
      own.meanings.push(meaning);
      for (const mark of marks) traced.set(mark, (traced.get(mark) ?? new Set()).add(own));
    }
  }
  return [...gatherings.map(({ wordings }) => wordings), ...texts.slice(compared)]
    .map(toGroup)
    .sort(byFrequency);
};

/** The gatherings that share most traces with a question: the others cannot be much like it. */
const nearest = <Asked extends QuestionText>(
  marks: readonly string[],
  traced: ReadonlyMap<string, ReadonlySet<Gathering<Asked>>>,
): Gathering<Asked>[] => {
  const shared = new Map<Gathering<Asked>, number>();
  for (const mark of marks)
    for (const gathering of traced.get(mark) ?? []) shared.set(gathering, (shared.get(gathering) ?? 0) + 1);
  return [...shared]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NEAREST)
    .map(([gathering]) => gathering);
};

const mostAlike = <Asked extends QuestionText>(
  near: Iterable<Gathering<Asked>>,
  meaning: Meaning,
): Gathering<Asked> | null => {
  let best: Gathering<Asked> | null = null;
  let most = ALIKE;
  for (const gathering of near) {
    const { meanings } = gathering;
    const found = meanings.map((each) => likeness(meaning, each));
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
    // Half the nearest wording, half all of them: one thing must not lead to another, nor one odd wording close a group.
    const alike = (Math.max(...found) + mean) / 2;
    if (alike < most || (alike === most && best)) continue;
    most = alike;
    best = gathering;
  }
  return best;
};

const toGroup = <Asked extends QuestionText>(wordings: Asked[]): QuestionGroup<Asked> => {
  const sorted = [...wordings].sort(byFrequency);
  return {
    text: sorted[0]?.text ?? '',
    count: total(sorted),
    lastMessageId: newest(sorted),
    wordings: sorted,
  };
};
