import type { Advice, Locale, NextStep } from '../../../contract';
import { foldText } from './fold';
import type { AdviceRequest, AdviserTools, Solution } from './port';
import { lawAdvice } from './rules/law';
import { WORDS } from './words';

/** A reply of words alone. */
export const bare = (text: string, outcome: Advice['outcome']): Advice => ({
  text,
  topic: null,
  outcome,
  suggestions: [],
  nextStep: null,
  entryIds: [],
  sources: [],
});

/** Words of a sum of a business, whatever dish or hobby stands beside them. */
export const SUM_OF_TRADE =
  /food ?cost|\bmargine\b|ricaric|listino|\bl[oa] (?:vendo|metto)\b|in menu\b|coperto|spese fisse/;

/** Sums that are themselves the law's answer: whether a regime can be had, what of it is to be paid. */
export const isSumOfLaw = (sum: Solution | null): boolean =>
  sum !== null &&
  (sum.state === 'ruled-out' || ['flat-rate', 'income-tax', 'vat-period', 'staff-cost'].includes(sum.kind));

const MOST_LEANING = 90;
const ASKS_IF_SAME =
  /\bcambia (?:qualcosa|tutto|niente)|\bfa differenza\b|\bvale (?:lo stesso|anche|uguale)|\be (?:lo stesso|uguale)\s*\?/;
const LEANS = /^(?:e|ed|ma|quindi|allora|quanti|entro|and|but|so)\b/;
/** "Quanto dura in tutto?", "chi paga?": no subject of its own. */
const ASKS_MORE =
  /^(?:quanto (?:dura|tempo|costa|pago|rischio)|per quanto|fino a quando|da quando|chi (?:paga|decide|controlla)|(?:che|cosa|quale) (?:multa|sanzione|rischio|succede)|vale (?:anche|sempre))\b/;
const MOST_BARE = 40;
/** A rule of law; a short question leans on the one before ("e quanti giorni ha?"). */
export const lawOf = (
  folded: string,
  earlier: readonly string[],
  lateInterest: AdviserTools['lateInterest'],
  language: Locale,
): Advice | null => {
  const [last] = earlier.slice(-1);
  // "Ho una commessa, cambia qualcosa?": the rule of before says it.
  if (last !== undefined && ASKS_IF_SAME.test(folded) && folded.length <= MOST_LEANING)
    return (
      lawAdvice(foldText(last), lateInterest, language) ??
      lawAdvice(`${foldText(last)} ${folded}`, lateInterest, language)
    );
  const found = lawAdvice(folded, lateInterest, language);
  if (
    found ||
    last === undefined ||
    !(LEANS.test(folded) || (ASKS_MORE.test(folded) && folded.length <= MOST_BARE)) ||
    folded.length > MOST_LEANING
  )
    return found;
  return lawAdvice(`${foldText(last)} ${folded}`, lateInterest, language);
};

export const isOfPlatform = (id: string): boolean => id.startsWith('platform-');
const MOST_TITLE = 70;
/** A question as a title: its last sentence, cut where it is long. */
export const shorten = (question: string): string => {
  const last =
    question
      .split(/[.;:!]\s+/)
      .at(-1)
      ?.trim() ?? question;
  const title = last.length > MOST_TITLE ? `${last.slice(0, MOST_TITLE).trimEnd()}…` : last;
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/** Only where the entry speaks of figures is there something to redo with the company's own. */
export const closing = (
  step: NextStep | null,
  { companyName, hasProjects }: AdviceRequest,
  language: Locale,
): string[] =>
  companyName !== '' && step?.kind === 'project' && !hasProjects
    ? [WORDS[language].forCompany(companyName)]
    : [];
