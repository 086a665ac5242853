import type {
  Expectation,
  RegressionChange,
  RegressionQuestion,
  RegressionRun,
  TrialReply,
} from '../../contract';

/** A reply as it is kept: `exact` when the same question is sure to be answered in the same words. */
export interface KeptReply extends TrialReply {
  exact: boolean;
}

/** Letters that people take for one another: capitals, accents, kinds of spaces and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a reply is what its owner expects. */
export const meets = (expectation: Expectation, { text, outcome, sources }: TrialReply): boolean => {
  if (expectation.kind === 'refuses') return outcome === 'unknown';
  if (expectation.kind === 'contains') return plain(text).includes(plain(expectation.text));
  return sources.some(({ title }) => plain(title) === plain(expectation.title));
};

/** How a reply stands to the one before it. A model words each reply anew: there only what came of it counts. */
export const changeOf = (
  expectation: Expectation,
  now: KeptReply,
  before: KeptReply | null,
): RegressionChange => {
  if (!before) return 'new';
  const right = meets(expectation, now);
  if (right !== meets(expectation, before)) return right ? 'fixed' : 'broken';
  const sameWords = now.text === before.text || !now.exact || !before.exact;
  return sameWords && now.outcome === before.outcome ? 'same' : 'reworded';
};

/** What a run says in one line. */
export const summaryOf = (
  questions: readonly RegressionQuestion[],
): Pick<RegressionRun, 'total' | 'passed' | 'same' | 'changed' | 'first'> => {
  const results = questions.flatMap(({ result }) => (result ? [result] : []));
  const compared = results.filter(({ change }) => change !== 'new');
  const same = compared.filter(({ change }) => change === 'same').length;
  return {
    total: results.length,
    passed: results.filter(({ passed }) => passed).length,
    same,
    changed: compared.length - same,
    first: compared.length === 0,
  };
};
