import type { HelpTopic } from '../../contract';

/** A help article that comes with the product; editors change it in the panel. `body` uses only tags that the sanitiser keeps. */
export interface HelpSeed {
  slug: string;
  topic: HelpTopic;
  it: { title: string; body: string };
  en: { title: string; body: string };
}
