import type { Advice, Locale } from '../../../contract';
import { deltasOf } from '../embedded/deltas-of';
import { cleanQuestion } from '../text/clean-question';
import { fold, tokenise } from '../text/tokenise';
import { answerQuestions } from './answer-questions';
import { articleAdvice, CERTAIN, SURE } from './article';
import { careAdvice } from './care';
import { fromDocuments } from './documents';
import { foldText } from './fold';
import type { Found } from './finder';
import type { KnowledgeBase } from './knowledge/knowledge-base';
import { replyLanguage } from './language';
import { asksForAnalysis, ownDataAdvice, projectTalk } from './own-data';
import { isOwnFigureQuestion } from './own-data/own-question';
import { expandAbbreviations } from './plain-spelling';
import { hidesFromAuthorities } from './concealment';
import { scopeOf, tellsOfBusiness } from './out-of-scope';
import type { AdviceEvent, AdviceRequest, Adviser, AdviserTools } from './port';
import type { PlaybookRequest } from './playbooks/playbook-adviser';
import { englishPlan } from './playbooks/english';
import { answersStatements } from './rules/law';
import { asksLaw, noRuleAdvice } from './rules/no-rule';
import { smallTalk } from './small-talk';
import { topicBefore } from './topic-before';
import { tableAdvice } from './tables/answer-table';
import { writeEnglishText } from './texts/english';
import { bare, closing, isOfPlatform, isSumOfLaw, lawOf, SUM_OF_TRADE } from './reply-parts';
import { likelihoodOfRoute } from './classify/route';
import { withIdeaOfPlan } from './texts/idea-of-plan';
import { reviseText } from './texts/revise-text';
import { writeText } from './texts/write-text';
import { unreadSum } from './unread-sum';
import { WORDS } from './words';
import { adviceOfSolution } from './calculation/advice-of-solution';
import {
  ASKS_AMOUNT,
  ASKS_ELSE,
  ASKS_PERMISSION,
  ASKS_SOMETHING,
  ASKS_WHETHER,
  askingPart,
  MOST_VAGUE,
  VAGUE,
  PLATFORM_WORDS,
  WANTS_SUM,
  WRITES_TO_PARTNER,
} from './message-kinds';

/** From here on a question is one of the entry's own phrasings. */
const WORD_FOR_WORD = 0.75;
/** "Qual è il mio punto di pareggio?" */
const OWN_BREAK_EVEN = /\b(?:mi[oa]|nostr[oa])\b.{0,16}\bpareggio\b/;
/** So near that its article helps more than a question back would. */
const LIKELY_ENTRY = 0.5;

/**
 * The assistant that needs no key and no internet: it recognises small talk, computes, quotes attached documents and answers from a
 * curated base. What it does not know it says. Its memory is the history that it is given.
 */
export const createAdviser = (tools: AdviserTools, base: KnowledgeBase): Adviser => {
  /** Articles that were given as a guess at what was meant. */
  const guesses = new WeakSet<Advice>();
  const reply = async (request: AdviceRequest, text: string, language: Locale): Promise<Advice> => {
    const words = WORDS[language];
    const knowledge = await base.current();
    const { playbooks, trades } = knowledge;
    const plain = tokenise(text)
      .map(({ text: word }) => fold(word))
      .join(' ');
    const unknown: Advice = {
      ...bare(words.unknown, 'unknown'),
      suggestions: words.openers.slice(0, 2),
      nextStep: { kind: 'consultation' },
    };
    if (plain === '') return unknown;

    /** The entry whose own phrasing a message is, whatever else its words may be read as. */
    const nearestEntry = async (): Promise<Found | null> => {
      if (/\d/.test(plain)) return null;
      const [nearest] = (await knowledge.finder(language)).search(text, [], null, 1);
      return nearest ?? null;
    };
    const asksEntry = async (least = WORD_FOR_WORD): Promise<boolean> =>
      ((await nearestEntry())?.score ?? 0) >= least;

    const talk = await smallTalk(request, { text, plain, language, asksEntry });
    if (talk) return talk;
    const folded = foldText(text);
    const care = careAdvice(folded, language);
    if (care) return care;

    const hides = hidesFromAuthorities(plain);
    const scope = hides ? 'unsafe' : scopeOf(plain);
    if (scope === 'instructions') return { ...unknown, text: words.instructions, nextStep: null };
    const earlier = request.history.filter(({ role }) => role === 'user').map((turn) => turn.text);
    const isItalian = language === 'it';
    const wish = isItalian ? withIdeaOfPlan(text, earlier, trades) : text;
    const written =
      scope !== 'ours' && !(scope === 'elsewhere' && WRITES_TO_PARTNER.test(folded))
        ? null
        : isItalian
          ? writeText(wish, trades, tools.lateInterest)
          : writeEnglishText(text, folded);
    // "Come rispondo ai commenti?" asks how; "rispondi a questa recensione" wants the words.
    if (written && !(ASKS_SOMETHING.test(folded) && (await asksEntry()))) return written;

    const revised =
      isItalian && scope === 'ours'
        ? reviseText(text, earlier, (turn) => writeText(turn, trades, tools.lateInterest))
        : null;
    if (revised) return revised;

    // What stands in an attached table is computed from it, before anything else that is known.
    const fromTable = tableAdvice(request.documents ?? [], text, earlier, language);
    if (fromTable) return fromTable;

    const known = isItalian ? ownDataAdvice(request, folded) : null;
    // Figures that are not known are only asked for where no entry answers the question itself.
    const own =
      known?.outcome === 'asks' &&
      !isOwnFigureQuestion(folded) &&
      !asksForAnalysis(folded) &&
      (await asksEntry(LIKELY_ENTRY))
        ? null
        : known;
    const sum =
      scope === 'ours' ||
      playbooks.tellsOfOwnTrade(folded) ||
      (scope === 'elsewhere' && SUM_OF_TRADE.test(folded))
        ? tools.calculationOf([...earlier, text], request.figures ?? {})
        : null;
    // Who brings every figure wants the result, whatever an attached document says on the subject.
    // Who tells of a business of one's own and asks nothing wants a plan, whatever figures stand in it.
    const isStated =
      isItalian &&
      request.history.length === 0 &&
      playbooks.tellsOfOwnTrade(folded) &&
      !ASKS_SOMETHING.test(folded) &&
      !WANTS_SUM.test(folded) &&
      playbooks.tellsOfProblem(folded);
    const rule = lawOf(folded, earlier, tools.lateInterest, language);
    // "Prima 90, ora 59: posso mettere il prezzo di due anni fa?": figures in a question of what is allowed.
    const isLawAsked =
      rule !== null &&
      ASKS_PERMISSION.test(askingPart(folded)) &&
      !ASKS_AMOUNT.test(askingPart(folded)) &&
      likelihoodOfRoute(folded, 'law') > likelihoodOfRoute(folded, 'sum') &&
      !isSumOfLaw(sum);
    if (
      sum &&
      !isStated &&
      !isLawAsked &&
      sum.state !== 'asks' &&
      sum.state !== 'unclear' &&
      !(sum.state === 'done' && sum.assumed?.length)
    )
      return adviceOfSolution(sum, language, knowledge);

    const ofProject = isItalian ? projectTalk(request, folded) : null;
    if (ofProject) return ofProject;

    const documents = await fromDocuments(request.documents ?? [], text, request.history, language);
    if (documents && documents.sources.length > 0)
      return { ...bare(documents.text, 'answered'), sources: documents.sources };

    // A rule of another subject than the entry that is asked for word for word stands there by chance.
    const nearest = rule ? await nearestEntry() : null;
    const law =
      nearest && nearest.score >= WORD_FOR_WORD && nearest.entry.topic !== rule?.topic ? null : rule;
    // Who asks whether something is allowed is told what the law says of it.
    const mayAnswer =
      !hides &&
      ((law !== null && ASKS_PERMISSION.test(askingPart(folded))) ||
        (scope !== 'ours' && (await asksEntry())));
    if (scope === 'unsafe' && !mayAnswer) return { ...unknown, text: words.unsafe, nextStep: null };
    if (scope === 'elsewhere' && !playbooks.tellsOfOwnTrade(folded) && !mayAnswer)
      return { ...unknown, text: words.elsewhere };

    // "Il mio cuoco si è licenziato", "preventivi mai pagati": a statement, no question; a plan helps more than the rule.
    const isTelling = law !== null && !ASKS_SOMETHING.test(folded) && !answersStatements(law);
    if (law && !isTelling && (answersStatements(law) || !playbooks.tellsOfSureProblem(folded))) return law;
    // A question of law is not answered with a plan.
    if (
      !law &&
      isItalian &&
      asksLaw(folded) &&
      !own &&
      (sum === null || sum.state === 'asks') &&
      !(await asksEntry(LIKELY_ENTRY))
    )
      return noRuleAdvice(folded);
    const playbook: PlaybookRequest = {
      text,
      background: [...earlier, request.companyName, ...(request.facts ?? []).map(({ value }) => value)],
      figures: tools.figuresIn(text),
      companyName: request.companyName,
      knownProblem: request.facts?.find(({ name }) => name === 'problem')?.value ?? '',
    };
    const candidate = isItalian ? playbooks.advise(playbook) : null;
    if (law && isTelling) {
      const plan = candidate?.advice ?? playbooks.general(playbook);
      if (plan) return plan;
    }
    // A sum that lacks figures gives way to a plan, unless a sum was asked for in so many words.
    // What the project knows is said before a sum that would suppose it.
    const isSupposed = sum?.state === 'done' && (sum.assumed?.length ?? 0) > 0;
    if (own?.outcome === 'answered' && (sum?.state === 'asks' || (isSupposed && OWN_BREAK_EVEN.test(folded))))
      return own;
    // "Mi servono 30.000 euro, dove li trovo?": figures on the way to a question of another kind.
    const asksElse = sum?.state === 'asks' && ASKS_ELSE.test(folded) && !WANTS_SUM.test(folded);
    // Without a single figure an entry that is likely meant explains how the sum is made.
    const explains = sum?.state === 'asks' && request.history.length === 0 && (await asksEntry(LIKELY_ENTRY));
    // A figure for the sum before, of which the place is not sure, is asked about before a plan is given.
    const goesOn = sum?.state === 'unclear' && request.history.length > 0;
    if (sum && !asksElse && !explains && (goesOn || !(candidate && !WANTS_SUM.test(folded))))
      return adviceOfSolution(sum, language, knowledge);
    const planned = isItalian || sum ? null : englishPlan(folded);
    if (planned) return planned;
    if (own && !(explains && own.outcome === 'asks')) return own;
    const unread = sum ? null : unreadSum(folded, playbook.figures, language);
    if (unread) return unread;

    const finder = await knowledge.finder(language);
    const found = finder
      .search(text, request.history, await topicBefore(request, language, knowledge))
      .filter(
        ({ entry }) =>
          !isOfPlatform(entry.id) || !isItalian || PLATFORM_WORDS.test(folded) || request.history.length > 0,
      );
    const [best] = found;
    // An entry that is asked for nearly word for word answers before a plan does.
    const isOtherSubject = ASKS_SOMETHING.test(folded) && best?.entry.topic !== candidate?.problem.topic;
    // "Penso di aprire un noleggio di e-bike, conviene?": of an idea, and not of hiring.
    const isOfIdea = candidate?.problem.id === 'opening' && ASKS_WHETHER.test(folded);
    const least = isOtherSubject && !isOfIdea ? LIKELY_ENTRY : WORD_FOR_WORD;
    const plan = best && best.score >= least ? null : candidate;
    if (plan) {
      const near = best && best.score >= SURE ? best.entry : null;
      return {
        ...plan.advice,
        topic: near?.topic ?? plan.advice.topic,
        suggestions: knowledge.suggestions(near ? [near.id, ...near.leadsTo].slice(0, 2) : [], language),
      };
    }
    // Who tells of a business of one's own gets a plan for it before an article that is only a guess.
    // Who tells what is wrong in a business of one's own, and asks nothing, wants no article however near its words are.
    const isTold =
      !ASKS_SOMETHING.test(folded) &&
      (playbooks.tellsOfOwnTrade(folded) || playbooks.general(playbook) !== null);
    const isGuess = !best || best.score < CERTAIN || (isTold && best.score < WORD_FOR_WORD);
    const begun =
      isItalian && isGuess && sum === null
        ? (playbooks.general(playbook) ?? playbooks.firstSteps(playbook))
        : null;
    if (begun) return begun;
    if (
      isItalian &&
      isGuess &&
      VAGUE.test(folded) &&
      folded.length < MOST_VAGUE &&
      request.history.length === 0
    )
      return { ...bare(words.vague, 'asks'), suggestions: [...words.openers] };
    // An article that is only a guess, for words that tell of no business at all: of something else.
    if (
      isItalian &&
      isGuess &&
      request.history.length === 0 &&
      !documents &&
      !tellsOfBusiness(plain) &&
      !playbooks.tellsOfProblem(folded) &&
      !playbooks.askForProblem(playbook)
    )
      return { ...unknown, text: words.elsewhere };
    const article = articleAdvice(found, language, knowledge, {
      mayOfferGuesses: !documents && tellsOfBusiness(plain),
      closing: best ? closing(best.entry.step, request, language) : [],
    });
    if (article && article.confidence === 'sure') return article.advice;
    const asking = isItalian ? (playbooks.general(playbook) ?? playbooks.askForProblem(playbook)) : null;
    if (article && !(article.confidence === 'either' && asking)) {
      guesses.add(article.advice);
      return article.advice;
    }
    if (asking) return asking;
    return documents ? { ...unknown, text: documents.text } : unknown;
  };

  const advise = async (request: AdviceRequest): Promise<Advice> => {
    const text = expandAbbreviations(cleanQuestion(request.text));
    const { language, isForeign } = replyLanguage(text, request.language);
    const history = request.history.map((turn) => ({ ...turn, text: expandAbbreviations(turn.text) }));
    const found = await answerQuestions(
      { reply, isGuess: (advice) => guesses.has(advice), tools },
      { ...request, history },
      text,
      language,
    );
    const advice = { ...found, text: tools.withParameters(found.text, language) };
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
