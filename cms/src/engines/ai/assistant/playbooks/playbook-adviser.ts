import type { Advice } from '../../../../contract';
import { foldText } from '../fold';
import type { FoundFigure } from '../port';
import { joinArticles } from './articles';
import {
  ASKS_LAW,
  ASKS_NUMBER,
  ASKS_WHY,
  AT_HEAD,
  HAS_BUSINESS,
  NOT_A_TRADE,
  OF_LAW,
  OWN_BUSINESS,
  TELLS_OR_WANTS,
} from './message-patterns';
import { withOwnGoods } from './own-goods';
import { planOf } from './plan-of';
import type { Playbook } from './playbook';
import { ProblemIndex, SURE_MEANING, UNMISTAKABLE_MEANING, WORTH_ASKING } from './problem-index';
import type { Trade } from './trade';
import type { TradeIndex } from './trade-index';

/** Of what is asked back where two meanings share most of the likelihood. */
const POSSIBLE_MEANING = 0.1;

/** Problems so particular that they can be answered without the trade. */
const PARTICULAR = 5;

export interface PlaybookRequest {
  text: string;
  /** What was written before, oldest first, the company's name and sector among it. */
  background: readonly string[];
  figures: readonly FoundFigure[];
  companyName: string;
  /** What the company told of its problem. */
  knownProblem: string;
}

const textOf = (trade: Trade, problem: Playbook, { figures, text, companyName }: PlaybookRequest): string => {
  const { opening, steps, measure, ask } = planOf(problem, trade, { figures, folded: foldText(text) });
  return joinArticles(
    [
      companyName === '' ? opening : `**${companyName}** — ${opening}`,
      steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      `**Che cosa misurare**: ${measure}`,
      `**Per essere più precisi**: ${ask}`,
    ].join('\n\n'),
  );
};

const adviceOf = (kind: Trade, problem: Playbook, request: PlaybookRequest): Advice => ({
  text: textOf(withOwnGoods(kind, request.text), problem, request),
  topic: problem.topic,
  outcome: 'answered',
  suggestions: [],
  nextStep: problem.step,
  entryIds: [`playbook-${problem.id}`],
  sources: [],
});

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "Ho una libreria e": the trade, and no part of what is wrong with it. */
const SAYS_TRADE =
  /^(?:ciao|salve|buongiorno|buonasera)?[ ,.!]*(?:(?:io )?(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|facciamo|lavoro come) )?(?:un'|un |una |uno |il |lo |la |l')?\p{L}+(?: (?:di|da|in|a) \p{L}+)?(?:[,.:;] | e (?=\p{L}))/u;
const LEAST_TOLD = 4;
const MOST_TOLD = 120;
/** What was told beside the trade, in its writer's words; nothing where that is little. */
const toldIn = (text: string): string => {
  const ownWords = text.trim().replace(/[.!\s]+$/, '');
  const behind = ownWords.slice(SAYS_TRADE.exec(foldText(ownWords))?.[0].length ?? 0);
  return behind.split(/\s+/).length < LEAST_TOLD || behind.length > MOST_TOLD ? '' : behind;
};

/** The two things that a plan for a trade needs; who said what is wrong is not asked for it again. */
const askAboutTrade = (trade: Trade, text: string): Advice => {
  const ownWords = toldIn(text);
  return {
    text: [
      joinArticles(
        `Ho capito: parliamo di ${trade.shop}${trade.sells === '' ? '' : ` (${trade.sells})`}. ${ownWords === '' ? 'Per darti un piano e non consigli generici mi servono due cose:' : `Mi dici: «${ownWords}». Su questo non ho un piano già pronto, e non voglio dartene uno per un altro problema. Per ragionarci con te mi servono due cose:`}`,
      ),
      `- ${ownWords === '' ? '**Che cosa non va, o che cosa vuoi ottenere?** (pochi clienti, giorni vuoti, prezzi, soldi che non bastano, personale, concorrenza…)' : '**Che cosa vorresti che cambiasse**, da quando succede e quanti clienti o euro riguarda?'}\n- **Due numeri**: quanto incassi in un mese e quanto hai di spese fisse.`,
      `Come riferimento per questo mestiere: ${trade.economics}. Stagione: ${trade.season}.`,
    ].join('\n\n'),
    topic: 'customers',
    outcome: 'asks',
    suggestions: ['Ho pochi clienti', 'Lavoro tanto e non resta niente'],
    nextStep: null,
    entryIds: [],
    sources: [],
  };
};

/** Plans for the trades and problems that are published at one moment. */
export class PlaybookAdviser {
  readonly #trades: TradeIndex;
  readonly #problems: ProblemIndex;

  constructor(playbooks: readonly Playbook[], trades: TradeIndex) {
    this.#trades = trades;
    this.#problems = new ProblemIndex(playbooks, trades);
  }

  /** Whether it has learned to recognise problems. */
  get isWarm(): boolean {
    return this.#problems.isWarm;
  }

  /** Learns to recognise problems, so that nobody waits for it. */
  warm(): void {
    this.#problems.warm();
  }

  /** Whether a message tells of a problem of some business at all. On folded text. */
  tellsOfProblem(folded: string): boolean {
    return AT_HEAD.test(folded) && (this.#problems.meanings(folded)[0]?.likelihood ?? 0) >= WORTH_ASKING;
  }

  /** A plan for a problem that was told without a trade; weaker than an entry that answers the question. */
  general(request: PlaybookRequest): Advice | null {
    const folded = foldText(request.text);
    const named = this.#problems.named(folded);
    const [first] = this.#problems.meanings(folded);
    const problem =
      named && named.weight >= PARTICULAR && !this.#problems.isDoubted(named, folded)
        ? named.playbook
        : first && first.likelihood >= UNMISTAKABLE_MEANING
          ? this.#problems.playbook(first.id)
          : null;
    if (!problem || !OWN_BUSINESS.test(folded) || OF_LAW.test(folded.replace(/\?/g, ' '))) return null;
    return adviceOf(this.#trades.findIdea(request.text) ?? this.#trades.any, problem, request);
  }

  /** A plan for the asker's own trade and problem; `null` when the words tell of no business, or of no problem of one. */
  advise(request: PlaybookRequest): { advice: Advice; trade: Trade; problem: Playbook } | null {
    const folded = foldText(request.text);
    const own = this.#trades.find(folded);
    const problem =
      this.#problems.find(folded) ??
      (this.#trades.findIdea(request.text) ? this.#problems.playbook('opening') : null);
    if (!problem) return null;
    const trade =
      own ??
      this.#trades.findBroad(folded) ??
      this.#trades.findIdea(request.text) ??
      this.#trades.find(foldText(request.background.join('\n')));
    if (!trade) return null;
    if (own ? !OWN_BUSINESS.test(folded) && ASKS_WHY.test(folded) : request.text.length > 200) return null;
    return { advice: adviceOf(trade, problem, request), trade, problem };
  }

  /** Begins with a trade of one's own, or says that one has it: "agenzia viaggi a Novara: …", "ho una palestra". */
  tellsOfOwnTrade(folded: string): boolean {
    const trade = this.#trades.find(folded);
    if (!trade) return false;
    const at = this.#trades.indexIn(folded);
    return (
      /^(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|lavoro come|faccio (?:il|la|l'))\b/.test(folded) ||
      (at >= 0 && at < 24 && /^[^?]{4,60}[:,.]/.test(folded) && !ASKS_WHY.test(folded))
    );
  }

  /** Tells of a business and surely of a problem of it, and asks nothing that a law answers: a word of a rule stands there by chance. */
  tellsOfSureProblem(folded: string): boolean {
    if (OF_LAW.test(folded) || !this.tellsOfOwnTrade(folded)) return false;
    const [first] = this.#problems.meanings(folded);
    return first !== undefined && first.likelihood >= SURE_MEANING;
  }

  /** A plan to begin with, for somebody who tells of a business of one's own and wants to know what to do, in words of no known problem. */
  firstSteps(request: PlaybookRequest): Advice | null {
    const folded = foldText(request.text);
    const problem = this.#problems.find(folded);
    const trade = this.#trades.find(folded) ?? this.#trades.findBroad(folded) ?? this.#tradeAtHead(folded);
    if (ASKS_LAW.test(folded) || !(HAS_BUSINESS.test(folded) || AT_HEAD.test(folded))) return null;
    if (!trade || folded.length < 30 || (ASKS_WHY.test(folded) && !OWN_BUSINESS.test(folded))) return null;
    if (!TELLS_OR_WANTS.test(folded) && folded.split(' ').length < 7) return null;
    if (problem) return adviceOf(trade, problem, request);
    return ASKS_NUMBER.test(folded)
      ? null
      : (this.#askWhichProblem(trade, request) ?? askAboutTrade(trade, request.text));
  }

  /** Whoever tells of a business and of no problem is asked for it, with the likeliest ones to choose from. */
  askForProblem(request: PlaybookRequest): Advice | null {
    const folded = foldText(request.text);
    const trade = this.#trades.find(folded);
    if (!trade) return null;
    if (!/\b(?:ho|abbiamo|gestisco|gestiamo|sono|siamo|faccio|apro)\b/.test(folded) || folded.length > 160)
      return null;
    return askAboutTrade(trade, request.text);
  }

  /** "Maniscalco in Toscana: …": a trade that has no plan of its own, named before what is wrong. */
  #tradeAtHead(folded: string): Trade | null {
    const name =
      /^(?:sono (?:un |una )?|faccio (?:il |la |l')|ho (?:un |una ))?(\p{L}{5,}(?: (?:di|da) \p{L}{4,})?)(?: (?:a|in|ad|di|nel|nella|da) [\p{L} ]{2,24})?[:,.] /u.exec(
        folded,
      )?.[1];
    return name === undefined || ASKS_WHY.test(folded) || NOT_A_TRADE.test(name)
      ? null
      : { ...this.#trades.any, shop: `${this.#trades.any.shop} (${name})` };
  }

  /**
   * Two problems that a message may tell of as likely: which one is asked, before a plan for the wrong one is written. What can be begun today
   * against each of them is told already, so that the reply is of use whichever it is.
   */
  #askWhichProblem(trade: Trade, request: PlaybookRequest): Advice | null {
    const folded = foldText(request.text);
    const meanings = this.#problems.meanings(folded);
    if ((meanings[0]?.likelihood ?? 0) < WORTH_ASKING) return null;
    const possible = meanings.flatMap(({ id, likelihood }) => {
      const problem = this.#problems.playbook(id);
      const [words] = problem?.asks ?? [];
      return likelihood >= POSSIBLE_MEANING && problem && words !== undefined
        ? [{ problem, words: capital(words) }]
        : [];
    });
    if (possible.length < 2) return null;
    const two = possible.slice(0, 2);
    const begun = two.map(({ problem, words }) => {
      const { steps } = planOf(problem, trade, { figures: request.figures, folded });
      return `**Se è «${words}»**\n\n${steps
        .slice(0, 2)
        .map((step) => `- ${step}`)
        .join('\n')}`;
    });
    return {
      text: joinArticles(
        [
          `Per ${trade.shop} leggo due problemi diversi, e non voglio darti il piano sbagliato. Per ciascuno, da dove si comincia:`,
          ...begun,
          'Quale dei due pesa di più? Scegli qui sotto, o dimmelo con parole tue: da quando succede e quanti clienti o euro riguarda. Ti scrivo il piano intero.',
        ].join('\n\n'),
      ),
      topic: two[0]?.problem.topic ?? 'customers',
      outcome: 'asks',
      suggestions: two.map(({ words }) => words),
      nextStep: null,
      entryIds: two.map(({ problem }) => `either-${problem.id}`),
      sources: [],
    };
  }
}
