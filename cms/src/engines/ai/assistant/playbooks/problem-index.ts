import { exampleClassifier, type LikelyClass } from '../classify/example-classifier';
import { SubjectWords } from '../classify/subject-words';
import type { Playbook } from './playbook';
import { PROBLEM_PATTERNS } from './problem-patterns';
import type { TradeIndex } from './trade-index';

/** Likely enough to be told a plan where no word names a problem: nine in ten of such are right (`bench/problems.ts`). */
const LIKELY_MEANING = 0.3;
/** So likely that another problem which a word of the message names is not what it tells of. */
export const SURE_MEANING = 0.45;
/** Named by words so particular that only what is all but certain overrides them. */
const UNMISTAKABLE = 7;
export const UNMISTAKABLE_MEANING = 0.55;
/** What words name is doubted only where the message as a whole hardly tells of it. */
const HARDLY_LIKELY = 0.15;
/** Below it a message tells of nothing that could be asked about. */
export const WORTH_ASKING = 0.2;
/** Named by more than one word that may stand anywhere. */
const PARTICULAR = 6;
/** Of a message that tells of a problem, so much at least is in words by which it is asked for. */
const LEAST_SHARE = 0.3;
/** The same where no word names it. */
const LEAST_TOLD = 0.15;

/** "Stanco morto" is no dead afternoon and who throws in the towel throws nothing away. */
const FIGURE_OF_SPEECH =
  /\bstanc[oa] mort[oa]\b|\bbutt\p{L}* (?:via )?(?:la spugna|un occhio|un'occhiata|giu)\b|\b(?:fame|caldo|freddo) da morire\b|\ba babbo morto\b/gu;

/** Likely by itself, or the only one that is likely at all. */
const isLikely = ([first, second]: readonly LikelyClass[]): boolean =>
  first !== undefined &&
  (first.likelihood >= LIKELY_MEANING ||
    (first.likelihood >= WORTH_ASKING && (second?.likelihood ?? 0) < first.likelihood / 2));

interface NamedProblem {
  playbook: Playbook;
  weight: number;
  /** The words that name it. */
  words: string;
}

/** The problems for which there is a plan at one moment, found by what a message tells. Every text is folded. */
export class ProblemIndex {
  readonly #playbooks: ReadonlyMap<string, Playbook>;
  readonly #trades: TradeIndex;
  readonly #classifier: ReturnType<typeof exampleClassifier>;
  readonly #words: SubjectWords;

  constructor(playbooks: readonly Playbook[], trades: TradeIndex) {
    this.#playbooks = new Map(playbooks.map((playbook) => [playbook.id, playbook]));
    this.#trades = trades;
    const asks = Object.fromEntries(playbooks.map(({ id, asks: own }) => [id, own]));
    this.#classifier = exampleClassifier(asks);
    this.#words = new SubjectWords(asks);
  }

  get isWarm(): boolean {
    return this.#classifier.isWarm();
  }

  /** Learns from the ways of asking, so that nobody waits for it. */
  warm(): void {
    this.#classifier.warm();
  }

  playbook(id: string | undefined): Playbook | null {
    return (id === undefined ? undefined : this.#playbooks.get(id)) ?? null;
  }

  /** The problem that words name; the most particular one. */
  named(message: string): NamedProblem | null {
    const folded = message.replace(FIGURE_OF_SPEECH, ' ');
    const named = Object.entries(PROBLEM_PATTERNS).flatMap(([id, { pattern, weight }]) => {
      const playbook = this.playbook(id);
      const words = pattern.exec(folded)?.[0];
      return playbook && words !== undefined ? [{ playbook, weight, words }] : [];
    });
    return named.sort((a, b) => b.weight - a.weight)[0] ?? null;
  }

  /** The problems that a message tells of, whatever the trade. */
  meanings(folded: string): readonly LikelyClass[] {
    return this.#classifier.classify(this.#trades.withoutTrade(folded.replace(FIGURE_OF_SPEECH, ' ')));
  }

  /** Whether so much of a message is of its likeliest problem as its likelihood leaves in doubt. */
  #isTold({ id, likelihood }: LikelyClass, message: string): boolean {
    return (
      likelihood >= SURE_MEANING ||
      this.#words.share(id, this.#trades.withoutTrade(message), '') >= LEAST_TOLD
    );
  }

  /** Whether a problem is named by a word that stands there by chance: neither the message as a whole nor its other words tell of it. */
  isDoubted({ playbook, weight, words }: NamedProblem, message: string): boolean {
    const ofNamed = this.meanings(message).find(({ id }) => id === playbook.id)?.likelihood ?? 0;
    return (
      weight < PARTICULAR &&
      ofNamed < HARDLY_LIKELY &&
      this.#words.share(playbook.id, this.#trades.withoutTrade(message), words) < LEAST_SHARE
    );
  }

  /** The problem that a message tells of: by the words that name it, unless what it means as a whole is surely another. */
  find(message: string): Playbook | null {
    const named = this.named(message);
    const meanings = this.meanings(message);
    const [first] = meanings;
    if (!first) return named?.playbook ?? null;
    const meant = this.playbook(first.id);
    if (!named) return isLikely(meanings) && this.#isTold(first, message) ? meant : null;
    const ofNamed = meanings.find(({ id }) => id === named.playbook.id)?.likelihood ?? 0;
    const needed = named.weight < UNMISTAKABLE ? SURE_MEANING : UNMISTAKABLE_MEANING;
    if (meant && first.likelihood >= needed && ofNamed < HARDLY_LIKELY) return meant;
    return this.isDoubted(named, message) ? null : named.playbook;
  }
}
