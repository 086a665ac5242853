import type { Advice, Locale } from '../../../contract';
import { fold, tokenise } from '../text/tokenise';
import { likelihoodOfRoute } from './classify/route';
import { hidesFromAuthorities } from './concealment';
import type { Found } from './finder';
import { foldText } from './fold';
import type { Knowledge } from './knowledge/knowledge';
import { ASKS_AMOUNT, ASKS_PERMISSION, ASKS_SOMETHING, askingPart, WANTS_SUM } from './message-kinds';
import { scopeOf } from './out-of-scope';
import type { PlaybookRequest } from './playbooks/playbook-adviser';
import type { AdviceRequest, AdviserTools, Solution } from './port';
import { isSumOfLaw, lawOf, SUM_OF_TRADE } from './reply-parts';

/** From here on a question is one of the entry's own phrasings. */
export const WORD_FOR_WORD = 0.75;

/** Fewer figures make no sum. */
const LEAST_OF_SUM = 2;

/** Whether a sum lacks figures, or is not sure where they belong: it asks back. */
export const asksBack = (sum: Solution | null): boolean =>
  sum !== null && (sum.state === 'asks' || sum.state === 'unclear');
/** Whether a sum supposes a figure that nobody gave. */
export const supposes = (sum: Solution | null): boolean =>
  sum?.state === 'done' && (sum.assumed?.length ?? 0) > 0;

/** A message with what is read from it and from those before it; what several steps of a reply need is read once. */
export class MessageReading {
  readonly request: AdviceRequest;
  readonly text: string;
  readonly language: Locale;
  readonly knowledge: Knowledge;
  /** The words alone, in small letters and without accents. */
  readonly plain: string;
  /** The same with its marks and figures. */
  readonly folded: string;
  /** What its writer said before, oldest first. */
  readonly earlier: readonly string[];
  readonly hidesSomething: boolean;
  readonly scope: ReturnType<typeof scopeOf>;
  readonly #tools: AdviserTools;
  #nearest: Promise<Found | null> | null = null;
  #sum: Solution | null | undefined;
  #rule: Advice | null | undefined;

  constructor(
    request: AdviceRequest,
    { text, language }: { text: string; language: Locale },
    knowledge: Knowledge,
    tools: AdviserTools,
  ) {
    this.request = request;
    this.text = text;
    this.language = language;
    this.knowledge = knowledge;
    this.#tools = tools;
    this.plain = tokenise(text)
      .map(({ text: word }) => fold(word))
      .join(' ');
    this.folded = foldText(text);
    this.earlier = request.history.filter(({ role }) => role === 'user').map((turn) => turn.text);
    this.hidesSomething = hidesFromAuthorities(this.plain);
    this.scope = this.hidesSomething ? 'unsafe' : scopeOf(this.plain);
  }

  get isItalian(): boolean {
    return this.language === 'it';
  }

  /** Nothing was said before it. */
  get isFirst(): boolean {
    return this.request.history.length === 0;
  }

  get asksSomething(): boolean {
    return ASKS_SOMETHING.test(this.folded);
  }

  get wantsSum(): boolean {
    return WANTS_SUM.test(this.folded);
  }

  get tellsOfOwnTrade(): boolean {
    return this.knowledge.playbooks.tellsOfOwnTrade(this.folded);
  }

  /** The entry whose own phrasing a message is, whatever else its words may be read as. */
  nearestEntry(): Promise<Found | null> {
    this.#nearest ??= this.#findEntry();
    return this.#nearest;
  }

  async #findEntry(): Promise<Found | null> {
    if (/\d/.test(this.plain)) return null;
    const [nearest] = (await this.knowledge.finder(this.language)).search(this.text, [], null, 1);
    return nearest ?? null;
  }

  readonly asksEntry = async (least = WORD_FOR_WORD): Promise<boolean> =>
    ((await this.nearestEntry())?.score ?? 0) >= least;

  /** What it comes to, where a sum is meant: of a business, even beside words of something else. */
  get sum(): Solution | null {
    if (this.#sum === undefined) {
      const isOfBusiness =
        this.scope === 'ours' ||
        this.tellsOfOwnTrade ||
        (this.scope === 'elsewhere' && SUM_OF_TRADE.test(this.folded));
      this.#sum = isOfBusiness
        ? this.#tools.calculationOf([...this.earlier, this.text], this.request.figures ?? {})
        : null;
    }
    return this.#sum;
  }

  /** Whether what its writer said before came to a sum, or brought the figures of one. */
  get followsSum(): boolean {
    const last = this.earlier.at(-1);
    return (
      last !== undefined &&
      (this.#tools.figuresIn(last).length >= LEAST_OF_SUM ||
        this.#tools.calculationOf(this.earlier, this.request.figures ?? {})?.state === 'done')
    );
  }

  /** What the law says of its subject, whether or not that is what is asked. */
  get rule(): Advice | null {
    if (this.#rule === undefined)
      this.#rule = lawOf(this.folded, this.earlier, this.#tools.lateInterest, this.language);
    return this.#rule;
  }

  /** The rule, unless the message is word for word an entry of another subject: then the rule stands there by chance. */
  async law(): Promise<Advice | null> {
    if (!this.rule) return null;
    const nearest = await this.nearestEntry();
    const isOfEntry =
      nearest !== null && nearest.score >= WORD_FOR_WORD && nearest.entry.topic !== this.rule.topic;
    return isOfEntry ? null : this.rule;
  }

  get asksPermission(): boolean {
    return ASKS_PERMISSION.test(askingPart(this.folded));
  }

  /** "Prima 90, ora 59: posso mettere il prezzo di due anni fa?": figures in a question of what is allowed. */
  get isLawAsked(): boolean {
    return (
      this.rule !== null &&
      this.asksPermission &&
      !ASKS_AMOUNT.test(askingPart(this.folded)) &&
      likelihoodOfRoute(this.folded, 'law') > likelihoodOfRoute(this.folded, 'sum') &&
      !isSumOfLaw(this.sum)
    );
  }

  /** Who tells of a business of one's own and asks nothing wants a plan, whatever figures stand in it. */
  get isStated(): boolean {
    return (
      this.isItalian &&
      this.isFirst &&
      this.tellsOfOwnTrade &&
      !this.asksSomething &&
      !this.wantsSum &&
      this.knowledge.playbooks.tellsOfProblem(this.folded)
    );
  }

  get playbook(): PlaybookRequest {
    const { companyName, facts = [] } = this.request;
    return {
      text: this.text,
      background: [...this.earlier, companyName, ...facts.map(({ value }) => value)],
      figures: this.#tools.figuresIn(this.text),
      companyName,
      knownProblem: facts.find(({ name }) => name === 'problem')?.value ?? '',
    };
  }
}
