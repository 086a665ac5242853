import { LOCALES, type Locale } from '../../../../contract';
import { Finder } from '../finder';
import { PlaybookAdviser } from '../playbooks/playbook-adviser';
import { TradeIndex } from '../playbooks/trade-index';
import type { AssistantContent } from '../port';
import type { KnowledgeEntry } from './entry';

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the assistant knows at one moment. A question is answered from one of these, whatever is changed meanwhile. */
export class Knowledge {
  readonly trades: TradeIndex;
  readonly playbooks: PlaybookAdviser;
  readonly #content: AssistantContent;
  readonly #byId: ReadonlyMap<string, KnowledgeEntry>;
  readonly #finders: Partial<Record<Locale, Promise<Finder>>>;

  /** The indexes of what did not change are those of before. */
  constructor(content: AssistantContent, before: Knowledge | null = null) {
    this.#content = content;
    this.#byId = new Map(content.entries.map((entry) => [entry.id, entry]));
    this.#finders = before && isAlike(before.#content.entries, content.entries) ? { ...before.#finders } : {};
    const hasSameTrades = before !== null && isAlike(before.#content.trades, content.trades);
    this.trades = hasSameTrades ? before.trades : new TradeIndex(content.trades);
    const hasSamePlaybooks = hasSameTrades && isAlike(before.#content.playbooks, content.playbooks);
    this.playbooks = hasSamePlaybooks
      ? before.playbooks
      : new PlaybookAdviser(content.playbooks, this.trades);
  }

  /** Whether it is made of this very content. */
  holds(content: AssistantContent): boolean {
    return isAlike(this.#content, content);
  }

  entry(id: string): KnowledgeEntry | undefined {
    return this.#byId.get(id);
  }

  /** The ways of asking for some entries, as suggestions. */
  suggestions(ids: readonly string[], language: Locale): string[] {
    return ids.flatMap((id) => this.#byId.get(id)?.[language].asks[0] ?? []);
  }

  /** The index of one language, built when it is first needed. */
  finder(language: Locale): Promise<Finder> {
    return (this.#finders[language] ??= Finder.build(this.#content.entries, language));
  }

  /** Builds the same indexes as another has: nobody waits for those that are in use. */
  async prepareLike(other: Knowledge): Promise<void> {
    // One after the other: each takes the processor for a while.
    for (const language of LOCALES) if (other.#finders[language]) await this.finder(language);
    if (this.playbooks !== other.playbooks && other.playbooks.isWarm) this.playbooks.warm();
  }

  async prepareAll(): Promise<void> {
    for (const language of LOCALES) await this.finder(language);
    this.playbooks.warm();
  }
}
