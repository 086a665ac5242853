import { LOCALES, type Locale } from '../../../../contract';
import { Finder } from '../finder';
import type { KnowledgeEntry } from './entry';

/** What the assistant knows at one moment. A question is answered from one of these, whatever is changed meanwhile. */
export class Knowledge {
  readonly entries: readonly KnowledgeEntry[];
  readonly #byId: ReadonlyMap<string, KnowledgeEntry>;
  readonly #finders: Partial<Record<Locale, Promise<Finder>>> = {};

  constructor(entries: readonly KnowledgeEntry[]) {
    this.entries = entries;
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
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
    return (this.#finders[language] ??= Finder.build(this.entries, language));
  }

  /** Builds the same indexes as another has: nobody waits for those that are in use. */
  async prepareLike(other: Knowledge): Promise<void> {
    // One after the other: each takes the processor for a while.
    for (const language of LOCALES) if (other.#finders[language]) await this.finder(language);
  }

  async prepareAll(): Promise<void> {
    for (const language of LOCALES) await this.finder(language);
  }
}
