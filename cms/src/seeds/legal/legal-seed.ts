import type { LegalSlug } from '../../contract';

/**
 * The first version of a legal page, which says what the product does as it is delivered. Whoever runs it checks it and writes the
 * next version in the panel. `body` uses only tags that the sanitiser keeps.
 */
export interface LegalSeed {
  slug: LegalSlug;
  it: { title: string; body: string };
  en: { title: string; body: string };
}
