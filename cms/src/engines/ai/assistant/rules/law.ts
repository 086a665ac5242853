import type { Advice, Locale } from '../../../../contract';
import { CONSULTATION } from '../knowledge/entry';
import type { AdviserTools } from '../port';
import { answersAspects } from './aspects';
import { ENGLISH_RULES } from './english';
import { EVERYDAY_RULES } from './everyday';
import { PAPER_RULES } from './papers';
import { TAX_RULES } from './tax';
import { TRADE_RULES } from './trade';
import { WORK_RULES } from './work';

const RULES = [...EVERYDAY_RULES, ...WORK_RULES, ...TAX_RULES, ...TRADE_RULES, ...PAPER_RULES];

/** "10,15% (primo semestre 2026)". */
const lateRateOf = ({ rate, half }: AdviserTools['lateInterest'], language: Locale): string =>
  language === 'it'
    ? `${new Intl.NumberFormat('it-IT').format(rate / 100)}%, ${half}`
    : `${new Intl.NumberFormat('en-GB').format(rate / 100)} %`;

/** A rule of law that a question names in so many words, and that speaks of what it is after; `null` when none. On folded text. */
export const lawAdvice = (
  folded: string,
  lateInterest: AdviserTools['lateInterest'],
  language: Locale = 'it',
): Advice | null => {
  const rule = (language === 'it' ? RULES : ENGLISH_RULES).find(
    (each) =>
      each.all.every((pattern) => pattern.test(folded)) &&
      !each.none?.test(folded) &&
      answersAspects(folded, each),
  );
  return rule
    ? {
        text: rule.text.replace('{lateRate}', lateRateOf(lateInterest, language)),
        topic: rule.topic,
        outcome: 'answered',
        suggestions: [],
        nextStep: CONSULTATION,
        entryIds: [`law-${rule.id}`],
        sources: [],
      }
    : null;
};
