import type { Advice, Locale } from '../../../../contract';
import { CONSULTATION } from '../knowledge/entry';
import type { AdviserTools } from '../port';
import { answersAspects } from './aspects';
import { ENGLISH_RULES } from './english';
import { EVERYDAY_RULES } from './everyday';
import { PAPER_RULES } from './papers';
import { PRACTICE_RULES } from './practice';
import { TAX_RULES } from './tax';
import { TRADE_RULES } from './trade';
import { WORK_RULES } from './work';
import { likelihoodOfRoute } from '../classify/route';
import { lawClassifier } from './law-classifier';
import type { LawRule } from './rule';
import { verificationOf } from './verified';
import { ASKS_SOMETHING } from '../message-kinds';
import { foldText } from '../fold';

const RULES = [
  ...PRACTICE_RULES,
  ...EVERYDAY_RULES,
  ...WORK_RULES,
  ...TAX_RULES,
  ...TRADE_RULES,
  ...PAPER_RULES,
];

/** "10,15% (primo semestre 2026)". */
const lateRateOf = ({ rate, half }: AdviserTools['lateInterest'], language: Locale): string =>
  language === 'it'
    ? `${new Intl.NumberFormat('it-IT').format(rate / 100)}%, ${half}`
    : `${new Intl.NumberFormat('en-GB').format(rate / 100)} %`;

/** By so many words of the question. */
const CLEARLY_MORE = 2;
/** Forms of one word begin alike. */
const STEM = 5;
const ASKING =
  /^(?:poss\w+|puo\w*|devo\w*|deve\w*|vogl\w+|vuol\w*|quand\w+|quant\w+|quale|quali|come|cosa|anche|dopo|prima|sono|sull\w+|dell\w+|nell\w+|dall\w+|what|when|which|have|with|from)$/;
/**
 * How many words of a question a rule's text speaks of. A question may name the subjects of several rules: who asks for a camera in a
 * shop is not told how things bought in a shop are returned.
 */
const sharedWords = (folded: string, { text }: LawRule): number => {
  const spoken = foldText(text);
  const stems = new Set(
    (folded.match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !ASKING.test(word))
      .map((word) => word.slice(0, STEM)),
  );
  return [...stems].filter((stem) => new RegExp(`\\b${stem}`).test(spoken)).length;
};

/** So likely that every labelled question of law was after that very rule (`bench/problems.ts`). */
const SURE_RULE = 0.65;
/** The message wants a rule of law, and no sum or plan. */
const SURE_LAW = 0.5;
/** Enough to doubt a rule whose words stand in the question. */
const SURER_RULE = 0.75;
/** The rule whose words stand in a question, unless the question as a whole is surely after another. */
const byMeaning = (folded: string, named: LawRule | undefined): LawRule | undefined => {
  const [first] = lawClassifier.classify(folded);
  if (!first || first.likelihood < (named ? SURER_RULE : SURE_RULE)) return named;
  if (named?.id.startsWith(first.id) || !ASKS_SOMETHING.test(folded)) return named;
  // The words of a rule may stand in a question of another kind.
  if (!named && likelihoodOfRoute(folded, 'law') < SURE_LAW) return named;
  const meant = RULES.find(({ id }) => id === first.id);
  return meant && answersAspects(folded, meant) && !meant.none?.test(folded) ? meant : named;
};

/** A rule of law that a question names in so many words, and that speaks of what it is after; `null` when none. On folded text. */
export const lawAdvice = (
  folded: string,
  lateInterest: AdviserTools['lateInterest'],
  language: Locale = 'it',
): Advice | null => {
  const matching = (language === 'it' ? RULES : ENGLISH_RULES).filter(
    (each) =>
      each.all.every((pattern) => pattern.test(folded)) &&
      !each.none?.test(folded) &&
      answersAspects(folded, each),
  );
  // The first, unless another speaks of clearly more.
  const [first] = matching;
  const least = first ? sharedWords(folded, first) + CLEARLY_MORE : 0;
  const named = matching.find((each) => sharedWords(folded, each) >= least) ?? first;
  const rule = language === 'it' ? byMeaning(folded, named) : named;
  return rule
    ? {
        text: [
          rule.text.replace('{lateRate}', lateRateOf(lateInterest, language)),
          ...(language === 'it' ? [verificationOf(rule.id)] : []),
        ].join('\n\n'),
        topic: rule.topic,
        outcome: 'answered',
        suggestions: [],
        nextStep: CONSULTATION,
        entryIds: [`law-${rule.id}`],
        sources: [],
      }
    : null;
};

const FOR_STATEMENTS = new Set(RULES.flatMap((rule) => (rule.appliesToStatements ? [`law-${rule.id}`] : [])));
/** Whether the rule answers also who states their case and asks nothing. */
export const answersStatements = ({ entryIds }: Advice): boolean =>
  entryIds.some((id) => FOR_STATEMENTS.has(id));
