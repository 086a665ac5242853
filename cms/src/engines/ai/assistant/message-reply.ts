import type { Advice } from '../../../contract';
import { articleAdvice, CERTAIN, isByChance, SURE } from './article';
import { questionOfNothing } from './bare-question';
import { careAdvice } from './care';
import { adviceOfSolution } from './calculation/advice-of-solution';
import { fromDocuments } from './documents';
import type { Found } from './finder';
import {
  ASKS_ELSE,
  ASKS_WHETHER,
  MOST_VAGUE,
  OWN_BREAK_EVEN,
  VAGUE,
  WRITES_TO_PARTNER,
} from './message-kinds';
import { asksBack, type MessageReading, supposes, WORD_FOR_WORD } from './message-reading';
import { tellsOfBusiness } from './out-of-scope';
import { asksForAnalysis, ownDataAdvice, projectTalk } from './own-data';
import { isOwnFigureQuestion } from './own-data/own-question';
import { entriesFound } from './entries-found';
import { englishPlan } from './playbooks/english';
import type { PlaybookRequest } from './playbooks/playbook-adviser';
import type { AdviserTools } from './port';
import { bare, closing } from './reply-parts';
import { answersStatements } from './rules/law';
import { asksLaw, noRuleAdvice } from './rules/no-rule';
import { smallTalk } from './small-talk';
import { sumWithPlan } from './sum-with-plan';
import { tableAdvice } from './tables/answer-table';
import { writeEnglishText } from './texts/english';
import { withIdeaOfPlan } from './texts/idea-of-plan';
import { reviseText } from './texts/revise-text';
import { writeText } from './texts/write-text';
import { asksForNumber, unreadChange, unreadSum } from './unread-sum';
import { unlawfulWish } from './unlawful-wishes';
import { WORDS } from './words';
import type { AdviserWords } from './words/words';

/** So near that its article helps more than a question back would. */
const LIKELY_ENTRY = 0.5;

type Documents = Awaited<ReturnType<typeof fromDocuments>>;
type Plan = ReturnType<MessageReading['knowledge']['playbooks']['advise']>;

/** A reply, and whether it is only a guess at what was meant. */
export interface MessageReply {
  advice: Advice;
  isGuess: boolean;
}

/** Answers one message: each step has an answer of its kind or leaves the message to the next. */
export const replyTo = async (message: MessageReading, tools: AdviserTools): Promise<MessageReply> => {
  const replying = new Replying(message, tools);
  const advice = (await replying.beforeDocuments()) ?? (await replying.fromDocumentsOn());
  return { advice, isGuess: replying.isGuess };
};

class Replying {
  isGuess = false;
  readonly #message: MessageReading;
  readonly #tools: AdviserTools;
  readonly #words: AdviserWords;
  readonly #unknown: Advice;

  constructor(message: MessageReading, tools: AdviserTools) {
    this.#message = message;
    this.#tools = tools;
    this.#words = WORDS[message.language];
    this.#unknown = {
      ...bare(this.#words.unknown, 'unknown'),
      suggestions: this.#words.openers.slice(0, 2),
      nextStep: { kind: 'consultation' },
    };
  }

  /** What answers whatever attached documents say. */
  async beforeDocuments(): Promise<Advice | null> {
    const { folded, language, plain, request, scope, text, asksEntry } = this.#message;
    if (plain === '') return this.#unknown;
    const first =
      (await smallTalk(request, { text, plain, language, asksEntry })) ?? careAdvice(folded, language);
    if (first) return first;
    const declined = scope === 'instructions' ? this.#words.instructions : unlawfulWish(plain, language);
    if (declined !== null) return { ...this.#unknown, text: declined, nextStep: null };
    return (
      questionOfNothing(this.#message) ??
      (await this.#writtenText()) ??
      this.#revisedText() ??
      // What stands in an attached table is computed from it, before anything else that is known.
      tableAdvice(request.documents ?? [], text, this.#message.earlier, language) ??
      this.#completeSum() ??
      (this.#message.isItalian ? projectTalk(request, folded) : null)
    );
  }

  async fromDocumentsOn(): Promise<Advice> {
    const { request, text, language } = this.#message;
    const documents = await fromDocuments(request.documents ?? [], text, request.history, language);
    if (documents && documents.sources.length > 0)
      return { ...bare(documents.text, 'answered'), sources: documents.sources };
    const law = await this.#message.law();
    const own = await this.#ownData();
    return (
      (await this.#refusal(law)) ??
      this.#ruleOfLaw(law) ??
      (await this.#missingRule(law, own)) ??
      (await this.#planOrSum(law, own, documents))
    );
  }

  /** A text to copy: a post, a reminder, an offer. */
  async #writtenText(): Promise<Advice | null> {
    const { asksEntry, asksSomething, earlier, folded, isItalian, scope, text } = this.#message;
    if (scope !== 'ours' && !(scope === 'elsewhere' && WRITES_TO_PARTNER.test(folded))) return null;
    const { trades } = this.#message.knowledge;
    const written = isItalian
      ? writeText(withIdeaOfPlan(text, earlier, trades), trades, this.#tools.lateInterest)
      : writeEnglishText(text, folded);
    // "Come rispondo ai commenti?" asks how; "rispondi a questa recensione" wants the words.
    return written && !(asksSomething && (await asksEntry())) ? written : null;
  }

  #revisedText(): Advice | null {
    const { earlier, isItalian, knowledge, scope, text } = this.#message;
    if (!isItalian || scope !== 'ours') return null;
    return reviseText(text, earlier, (turn) => writeText(turn, knowledge.trades, this.#tools.lateInterest));
  }

  /** What is known of the writer's own business; figures that are not known are only asked for where no entry answers the question itself. */
  async #ownData(): Promise<Advice | null> {
    const { asksEntry, folded, isItalian, request } = this.#message;
    const known = isItalian ? ownDataAdvice(request, folded) : null;
    const gives =
      known?.outcome === 'asks' &&
      !isOwnFigureQuestion(folded) &&
      !asksForAnalysis(folded) &&
      (await asksEntry(LIKELY_ENTRY));
    return gives ? null : known;
  }

  /** Who brings every figure wants the result, whatever an attached document says on the subject. */
  #completeSum(): Advice | null {
    const { isLawAsked, isStated, knowledge, language, sum } = this.#message;
    if (!sum || isStated || isLawAsked || asksBack(sum) || supposes(sum)) return null;
    return sumWithPlan(this.#message, adviceOfSolution(sum, language, knowledge));
  }

  /** What is nobody's business here, unless the law or an entry has an answer to it. */
  async #refusal(law: Advice | null): Promise<Advice | null> {
    const { asksEntry, asksPermission, hidesSomething, scope, tellsOfOwnTrade } = this.#message;
    // Who asks whether something is allowed is told what the law says of it.
    const mayAnswer =
      !hidesSomething && ((law !== null && asksPermission) || (scope !== 'ours' && (await asksEntry())));
    if (mayAnswer) return null;
    if (scope === 'unsafe') return { ...this.#unknown, text: this.#words.unsafe, nextStep: null };
    return scope === 'elsewhere' && !tellsOfOwnTrade
      ? { ...this.#unknown, text: this.#words.elsewhere }
      : null;
  }

  /** "Il mio cuoco si è licenziato", "preventivi mai pagati": a statement, no question; a plan helps more than the rule. */
  #isTelling(law: Advice): boolean {
    return !this.#message.asksSomething && !answersStatements(law);
  }

  #ruleOfLaw(law: Advice | null): Advice | null {
    if (!law || this.#isTelling(law)) return null;
    const { folded, knowledge, playbook } = this.#message;
    // "A quanto la metto con l'IVA al 10?" asks for a price of figures that were told, not what the law says of VAT.
    if (asksForNumber(folded, playbook.figures)) return null;
    return answersStatements(law) || !knowledge.playbooks.tellsOfSureProblem(folded) ? law : null;
  }

  /** A question of law gets no plan. */
  async #missingRule(law: Advice | null, own: Advice | null): Promise<Advice | null> {
    const { asksEntry, folded, isItalian, sum } = this.#message;
    const isUnanswered =
      !law &&
      isItalian &&
      asksLaw(folded) &&
      !own &&
      (sum === null || sum.state === 'asks') &&
      !(await asksEntry(LIKELY_ENTRY));
    return isUnanswered ? noRuleAdvice(folded) : null;
  }

  async #planOrSum(law: Advice | null, own: Advice | null, documents: Documents): Promise<Advice> {
    const message = this.#message;
    const { folded, isItalian, knowledge, language, sum } = message;
    const { playbook } = message;
    const candidate = isItalian ? knowledge.playbooks.advise(playbook) : null;
    if (law && this.#isTelling(law)) {
      const plan = candidate?.advice ?? knowledge.playbooks.general(playbook);
      if (plan) return plan;
    }
    // What the project knows is said before a sum that would suppose it.
    const isKnown = sum?.state === 'asks' || (supposes(sum) && OWN_BREAK_EVEN.test(folded));
    if (own?.outcome === 'answered' && isKnown) return own;
    // Without a single figure an entry that is likely meant explains how the sum is made.
    const explains = sum?.state === 'asks' && message.isFirst && (await message.asksEntry(LIKELY_ENTRY));
    if (sum && !explains && this.#goesBeforePlan(candidate))
      return adviceOfSolution(sum, language, knowledge);
    return (
      (isItalian || sum ? null : englishPlan(folded)) ??
      (explains && own?.outcome === 'asks' ? null : own) ??
      (sum ? null : unreadSum(folded, playbook.figures, language)) ??
      (sum === null && message.followsSum ? unreadChange(folded, playbook.figures, language) : null) ??
      (await this.#planOrArticle(candidate, playbook, documents))
    );
  }

  /** A sum that lacks figures gives way to a plan, unless a sum was asked for in so many words. */
  #goesBeforePlan(candidate: Plan): boolean {
    const { folded, isFirst, sum, wantsSum } = this.#message;
    // "Mi servono 30.000 euro, dove li trovo?": figures on the way to a question of another kind.
    if (sum?.state === 'asks' && ASKS_ELSE.test(folded) && !wantsSum) return false;
    // A figure for the sum before, of which the place is not sure, is asked about before a plan is given.
    const goesOn = sum?.state === 'unclear' && !isFirst;
    const asksNumber = isFirst && sum !== null && asksForNumber(folded, this.#message.playbook.figures);
    return goesOn || !candidate || wantsSum || asksNumber;
  }

  async #planOrArticle(candidate: Plan, playbook: PlaybookRequest, documents: Documents): Promise<Advice> {
    const found = await entriesFound(this.#message);
    return (
      this.#planBeside(candidate, found) ??
      this.#guessAtBusiness(playbook, found, documents) ??
      this.#article(found, playbook, documents) ??
      (documents ? { ...this.#unknown, text: documents.text } : this.#unknown)
    );
  }

  /** A plan, unless an entry is asked for nearly word for word. */
  #planBeside(candidate: Plan, [best]: readonly Found[]): Advice | null {
    if (!candidate) return null;
    const { asksSomething, folded, knowledge, language } = this.#message;
    const isOtherSubject = asksSomething && best?.entry.topic !== candidate.problem.topic;
    // "Penso di aprire un noleggio di e-bike, conviene?": of an idea, and not of hiring.
    const isOfIdea = candidate.problem.id === 'opening' && ASKS_WHETHER.test(folded);
    const least = isOtherSubject && !isOfIdea ? LIKELY_ENTRY : WORD_FOR_WORD;
    const isNear = best !== undefined && !isByChance(best);
    if (isNear && best.score >= least) return null;
    const near = isNear && best.score >= SURE ? best.entry : null;
    return {
      ...candidate.advice,
      topic: near?.topic ?? candidate.advice.topic,
      suggestions: knowledge.suggestions(near ? [near.id, ...near.leadsTo].slice(0, 2) : [], language),
    };
  }

  /** Where an article would only be a guess: first steps for who tells of a business, a question back for who is vague. */
  #guessAtBusiness(playbook: PlaybookRequest, [best]: readonly Found[], documents: Documents): Advice | null {
    const { asksSomething, folded, isFirst, isItalian, knowledge, plain, sum, tellsOfOwnTrade } =
      this.#message;
    // Who tells what is wrong in a business of one's own, and asks nothing, wants no article however near its words are.
    const isTold = !asksSomething && (tellsOfOwnTrade || knowledge.playbooks.general(playbook) !== null);
    const isGuess =
      !best || best.score < CERTAIN || isByChance(best) || (isTold && best.score < WORD_FOR_WORD);
    if (!isItalian || !isGuess) return null;
    const begun =
      sum === null
        ? (knowledge.playbooks.general(playbook) ?? knowledge.playbooks.firstSteps(playbook))
        : null;
    if (begun) return begun;
    if (!isFirst) return null;
    if (VAGUE.test(folded) && folded.length < MOST_VAGUE)
      return { ...bare(this.#words.vague, 'asks'), suggestions: [...this.#words.openers] };
    // For words that tell of no business at all: of something else.
    const isElsewhere =
      !documents &&
      !tellsOfBusiness(plain) &&
      !knowledge.playbooks.tellsOfProblem(folded) &&
      !knowledge.playbooks.askForProblem(playbook);
    return isElsewhere ? { ...this.#unknown, text: this.#words.elsewhere } : null;
  }

  /** The entry that was found, or a question back where two may be meant. */
  #article(found: readonly Found[], playbook: PlaybookRequest, documents: Documents): Advice | null {
    const { isItalian, knowledge, language, plain, request } = this.#message;
    const article = articleAdvice(found, language, knowledge, {
      mayOfferGuesses: !documents && tellsOfBusiness(plain),
      closing: found[0] ? closing(found[0].entry.step, request, language) : [],
    });
    if (article?.confidence === 'sure') return article.advice;
    const { playbooks } = knowledge;
    const question = isItalian ? (playbooks.general(playbook) ?? playbooks.askForProblem(playbook)) : null;
    if (!article || (article.confidence === 'either' && question)) return question;
    this.isGuess = true;
    return article.advice;
  }
}
