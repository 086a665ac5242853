import type { PostKind, SayWindow } from '../../../../contract';

/** Something that one post can be about, or that another one can say besides. */
export interface Subject extends SayWindow {
  kind: PostKind;
  /** Makes sense alone: a card shows it, and Pinterest. */
  title: string;
  /** Asked before the answer; '' elsewhere. */
  question: string;
  /** Whole sentences. */
  sentences: string[];
  /** The same in other words, for another network; empty where there are none. */
  otherWords: readonly string[];
  /** Lines of a list under the first sentence. */
  points: string[];
  /** A row of a price list, or several. */
  isRow: boolean;
  /** Asked first of an offer with a price; '' elsewhere. */
  hook: string;
  /** Says it beside another offer; '' where it cannot be said so. */
  mention: string;
  /** Which columns tell of it besides its price, and of which list; '' where none does. */
  columns: string;
  /** Its place among all that is known. */
  order: number;
  /** The words that it turns on: what goes with it has one of them. */
  core: ReadonlySet<string>;
  /** The first of them: the thing itself. */
  head: string;
  /** What it is about, for wishes and for what goes with it. */
  stems: ReadonlySet<string>;
  /** Things that stand together go together. */
  group: string;
  hasPrice: boolean;
  /** How well it carries a post of its own; below zero it only goes with others. */
  weight: number;
  /** A tag of its own. */
  tag: string;
  /** True where its title names no more than trade and town. */
  plainTitle: boolean;
  /** Set apart at the end of a post that is about something else. */
  isAside: boolean;
  /** When customers find somebody, week by week: it goes with everything. */
  isHours: boolean;
}

/** Subjects of less weight only go with others. */
export const CARRIES_A_POST = 0;

/** Subjects of no more weight say nothing beside others either. */
export const NOT_TOLD = -2.8;

/** A subject as it is told of, before the rest of what is known places it. */
export type SubjectDraft = Omit<
  Subject,
  | 'weight'
  | 'hasPrice'
  | 'stems'
  | 'tag'
  | 'plainTitle'
  | 'isHours'
  | 'isAside'
  | 'hook'
  | 'mention'
  | 'otherWords'
  | 'columns'
  | 'order'
  | 'core'
  | 'head'
  | 'isRow'
> & {
  about: string;
  hook?: string;
  mention?: string;
  otherWords?: readonly string[];
  columns?: string;
  isRow?: boolean;
  tag?: string;
  weight?: number;
  isHours?: boolean;
};
