import type { SocialTone } from '../../../../contract';
import type { Angle, Sector, ThoughtRow } from '../thoughts/thought';
import type { FactKind } from '../material/fact';
import type { Occasion } from '../port';

/** How a tone speaks around what a post says. */
export interface ToneWords {
  /** First lines by what the post does; empty where it is better to begin at once. */
  hooks: Readonly<Record<Angle, readonly string[]>>;
  /** Last lines that ask for an answer. */
  asks: readonly string[];
  /** Last lines that invite, with the name of the business. */
  invites: readonly string[];
  /** None for tones without them. */
  emoji: readonly string[];
}

/** Everything that the embedded writer says in one language. `{name}`, `{topic}`, `{item}`, `{a}`, `{b}` are filled in. */
export interface PostWords {
  tones: Readonly<Record<SocialTone, ToneWords>>;
  /** Of any business. */
  general: readonly ThoughtRow[];
  /** About a subject of which nothing is known but its name. */
  topics: readonly ThoughtRow[];
  /** About one thing of the assortment. */
  items: readonly ThoughtRow[];
  /** About one of the services of a trade that sells none but services. */
  services: readonly ThoughtRow[];
  /** Two things of the assortment. */
  pairs: readonly ThoughtRow[];
  /** Titles of what the material says. */
  facts: Readonly<Record<FactKind, readonly string[]>>;
  occasions: Readonly<Record<Occasion, readonly ThoughtRow[]>>;
  tags: { sectors: Readonly<Record<Sector, readonly string[]>>; general: readonly string[] };
}
