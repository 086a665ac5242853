import { exampleClassifier, type LikelyClass } from '../classify/example-classifier';
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

/** "Stanco morto" is no dead afternoon. */
const FIGURE_OF_SPEECH = /\bstanc[oa] mort[oa]\b|\b(?:fame|caldo|freddo) da morire\b|\ba babbo morto\b/g;

/** Likely by itself, or the only one that is likely at all. */
const isLikely = ([first, second]: readonly LikelyClass[]): boolean =>
  first !== undefined &&
  (first.likelihood >= LIKELY_MEANING ||
    (first.likelihood >= WORTH_ASKING && (second?.likelihood ?? 0) < first.likelihood / 2));

interface NamedProblem {
  playbook: Playbook;
  weight: number;
}

/** The problems for which there is a plan at one moment, found by what a message tells. Every text is folded. */
export class ProblemIndex {
  readonly #playbooks: ReadonlyMap<string, Playbook>;
  readonly #trades: TradeIndex;
  readonly #classifier: ReturnType<typeof exampleClassifier>;

  constructor(playbooks: readonly Playbook[], trades: TradeIndex) {
    this.#playbooks = new Map(playbooks.map((playbook) => [playbook.id, playbook]));
    this.#trades = trades;
    this.#classifier = exampleClassifier(Object.fromEntries(playbooks.map(({ id, asks }) => [id, asks])));
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
  named(folded: string): NamedProblem | null {
    const named = Object.entries(PROBLEM_PATTERNS).flatMap(([id, { pattern, weight }]) => {
      const playbook = this.playbook(id);
      return playbook && pattern.test(folded) ? [{ playbook, weight }] : [];
    });
    return named.sort((a, b) => b.weight - a.weight)[0] ?? null;
  }

  /** The problems that a message tells of, whatever the trade. */
  meanings(folded: string): readonly LikelyClass[] {
    return this.#classifier.classify(this.#trades.withoutTrade(folded.replace(FIGURE_OF_SPEECH, ' ')));
  }

  /** The problem that a message tells of: by the words that name it, unless what it means as a whole is surely another. */
  find(message: string): Playbook | null {
    const named = this.named(message.replace(FIGURE_OF_SPEECH, ' '));
    const meanings = this.meanings(message);
    const [first] = meanings;
    if (!first) return named?.playbook ?? null;
    const meant = this.playbook(first.id);
    if (!named) return isLikely(meanings) ? meant : null;
    const ofNamed = meanings.find(({ id }) => id === named.playbook.id)?.likelihood ?? 0;
    const needed = named.weight < UNMISTAKABLE ? SURE_MEANING : UNMISTAKABLE_MEANING;
    return meant && first.likelihood >= needed && ofNamed < HARDLY_LIKELY ? meant : named.playbook;
  }
}
