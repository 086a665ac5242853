import { LOCALES, type Locale } from '../../../contract';
import { Finder } from './finder';

/** The knowledge in each language, read once and when it is first needed. */
export class Finders {
  readonly #made: Partial<Record<Locale, Promise<Finder>>> = {};

  of(language: Locale): Promise<Finder> {
    return (this.#made[language] ??= Finder.build(language));
  }

  /** One after the other: each takes the processor for a while. */
  async warm(): Promise<void> {
    for (const language of LOCALES) await this.of(language);
  }
}
