import type { Locale } from '../../../contract';

/** A language model that says given texts better; what it may change is for its caller to judge. */
export interface TextWriter {
  /** The texts in other words, one for each and in their order. Throws ProviderError. */
  rewrite(texts: readonly string[], language: Locale, signal: AbortSignal): Promise<string[]>;
}
