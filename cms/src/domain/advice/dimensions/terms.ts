import type { Mention } from '../mention';
import type { Factor } from '../quantities/exact-product';
import type { Dimensions } from './convert';

/** Which way an amount counts. */
export type Side = 'income' | 'cost' | 'gain' | 'wanted';

/** An amount of money with what it is of. */
export interface AmountTerm {
  mention: Mention;
  side: Side;
  value: Factor;
  dimensions: Dimensions;
  /** The measure that stands right before it and that it is multiplied by. */
  bound?: LinkTerm;
}
/** A count or a measure, as a link between units. */
export interface LinkTerm {
  mention: Mention;
  value: Factor;
  dimensions: Dimensions;
  unit: string;
  scale: Factor;
  isOptional?: boolean;
}
export type ShareKind = 'discount' | 'commission' | 'loss' | 'taken' | 'margin' | 'mark-up' | 'cost-share';
/** A percentage with what it is taken of. */
export interface ShareTerm {
  mention: Mention;
  kind: ShareKind;
}
export interface Terms {
  amounts: AmountTerm[];
  links: LinkTerm[];
  shares: ShareTerm[];
}
