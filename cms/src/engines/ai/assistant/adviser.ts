import type { Advice, AdviceTopic, CalculationKind, Locale, NextStep } from '../../../contract';
import { deltasOf } from '../embedded/deltas-of';
import { talkOf } from '../embedded/small-talk';
import { cleanQuestion } from '../text/clean-question';
import { fold, tokenise } from '../text/tokenise';
import { type Sum, sumOf } from './calculation/calculate';
import { spokenCalculation } from './calculation/spoken';
import { fromDocuments } from './documents';
import { Finders } from './finders';
import { KNOWLEDGE, markdownOf } from './knowledge';
import { replyLanguage } from './language';
import { scopeOf } from './out-of-scope';
import type { AdviceEvent, AdviceRequest, Adviser, AdviserTools } from './port';
import { WORDS } from './words';

/** Below it the likeliest entry is not what was asked. Chosen on the tune half of `bench/assistant`. */
export const SURE = 0.34;

/** The subject of a calculation, and the entry that explains it. */
const SUBJECTS: Readonly<Record<CalculationKind, { topic: AdviceTopic; entry: string }>> = {
  'break-even': { topic: 'prices', entry: 'break-even' },
  margin: { topic: 'prices', entry: 'margin-markup' },
  'price-from-margin': { topic: 'prices', entry: 'price-setting' },
  'vat-add': { topic: 'taxes', entry: 'tax-vat-rates' },
  'vat-remove': { topic: 'taxes', entry: 'tax-vat-how' },
  instalments: { topic: 'finance', entry: 'finance-loan' },
  'unit-price': { topic: 'prices', entry: 'hourly-rate' },
  funnel: { topic: 'marketing', entry: 'marketing-measure' },
  'flat-rate': { topic: 'vat-position', entry: 'vat-flat-rate' },
  'staff-cost': { topic: 'staff', entry: 'staff-cost' },
  runway: { topic: 'finance', entry: 'finance-cash' },
};

const entryOf = (id: string) => KNOWLEDGE.find((entry) => entry.id === id);
export const suggestionsOf = (ids: readonly string[], language: Locale): string[] =>
  ids.flatMap((id) => entryOf(id)?.[language].asks[0] ?? []);

const bare = (text: string, outcome: Advice['outcome']): Advice => ({
  text,
  topic: null,
  outcome,
  suggestions: [],
  nextStep: null,
  entryIds: [],
  sources: [],
});

const adviceOfSum = (sum: Sum, request: AdviceRequest, language: Locale): Advice => {
  const words = WORDS[language];
  const { topic, entry: id } = SUBJECTS[sum.kind];
  const entry = entryOf(id);
  const about = {
    topic,
    entryIds: [id],
    sources: [],
    nextStep: entry?.step ?? null,
    suggestions: suggestionsOf(entry ? [id, ...entry.leadsTo].slice(0, 2) : [], language),
  };
  const nameOf = (name: string): string => words.figures[name] ?? name;
  if (sum.state === 'asks')
    return {
      ...about,
      outcome: 'asks',
      text: words.missing(sum.missing.map(nameOf)),
      suggestions: [],
      nextStep: null,
    };
  if (!sum.calculated.ok) return { ...about, outcome: 'asks', text: words.problems[sum.calculated.problem] };
  const { calculation } = sum.calculated;
  const text = [
    spokenCalculation(calculation, language),
    ...(calculation.kind === 'flat-rate'
      ? [words.trade(sum.choices.group ?? '', sum.choices.fund ?? '')]
      : []),
    ...(sum.assumed.length > 0 ? [words.assumed(sum.assumed.map(nameOf))] : []),
  ].join('\n\n');
  return { ...about, outcome: 'calculated', text, calculation };
};

/** Only where the entry speaks of figures is there something to redo with the company's own. */
const closing = (
  step: NextStep | null,
  { companyName, hasProjects }: AdviceRequest,
  language: Locale,
): string[] =>
  companyName !== '' && step?.kind === 'project' && !hasProjects
    ? [WORDS[language].forCompany(companyName)]
    : [];

/**
 * The assistant that needs no key and no internet: it recognises small talk, computes, quotes attached documents and answers from a
 * curated base. What it does not know it says. Its memory is the history that it is given.
 */
export const createAdviser = (tools: AdviserTools, finders = new Finders()): Adviser => {
  /** What the talk was about before this message. */
  const topicBefore = async ({ history }: AdviceRequest, language: Locale): Promise<AdviceTopic | null> => {
    const last = history.filter(({ role }) => role === 'user').at(-1);
    if (!last) return null;
    const [best] = (await finders.of(language)).search(last.text, [], null, 1);
    return best && best.score >= SURE ? best.entry.topic : null;
  };

  const reply = async (request: AdviceRequest, text: string, language: Locale): Promise<Advice> => {
    const words = WORDS[language];
    const plain = tokenise(text)
      .map(({ text: word }) => fold(word))
      .join(' ');
    const unknown: Advice = {
      ...bare(words.unknown, 'unknown'),
      suggestions: words.openers.slice(0, 2),
      nextStep: { kind: 'consultation' },
    };
    if (plain === '') return unknown;

    const talk = talkOf(text);
    if (talk === 'greeting')
      return {
        ...bare(words.greeting(request.userName, request.companyName, request.hasProjects), 'greeting'),
        suggestions: [...words.openers],
      };
    if (talk === 'thanks' || talk === 'goodbye') return bare(words[talk], 'greeting');
    if (talk === 'identity') return { ...bare(words.identity, 'greeting'), suggestions: [...words.openers] };

    const scope = scopeOf(plain);
    const sum = scope === 'ours' ? sumOf(tools, { ...request, text }) : null;
    // Who brings every figure wants the result, whatever an attached document says on the subject.
    if (sum?.state === 'done' && sum.assumed.length === 0) return adviceOfSum(sum, request, language);

    const documents = await fromDocuments(request.documents ?? [], text, request.history, language);
    if (documents && documents.sources.length > 0)
      return { ...bare(documents.text, 'answered'), sources: documents.sources };

    if (scope === 'unsafe') return { ...unknown, text: words.unsafe };
    if (scope === 'elsewhere') return unknown;

    if (sum) return adviceOfSum(sum, request, language);

    const finder = await finders.of(language);
    const [best] = finder.search(text, request.history, await topicBefore(request, language));
    if (best && best.score >= SURE) {
      const { entry } = best;
      return {
        text: [markdownOf(entry[language].answer), ...closing(entry.step, request, language)].join('\n\n'),
        topic: entry.topic,
        outcome: 'answered',
        suggestions: suggestionsOf(entry.leadsTo, language),
        nextStep: entry.step,
        entryIds: [entry.id],
        sources: [],
      };
    }
    return documents ? { ...unknown, text: documents.text } : unknown;
  };

  const advise = async (request: AdviceRequest): Promise<Advice> => {
    const text = cleanQuestion(request.text);
    const { language, isForeign } = replyLanguage(text, request.language);
    const advice = await reply(request, text, language);
    return isForeign ? { ...advice, text: `${WORDS.en.otherLanguage}\n\n${advice.text}` } : advice;
  };

  return {
    advise,
    async *stream(request): AsyncIterable<AdviceEvent> {
      const advice = await advise(request);
      for (const text of deltasOf(advice.text)) yield { type: 'delta', text };
      yield { type: 'done', advice };
    },
  };
};
