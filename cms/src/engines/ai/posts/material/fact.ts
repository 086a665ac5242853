/** What a sentence of the material tells of the business. */
export const FACT_KINDS = [
  'hours',
  'price',
  'delivery',
  'booking',
  'place',
  'contact',
  'offer',
  'story',
  'quality',
  'about',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A sentence that may stand in a post as it is. */
export interface Fact {
  kind: FactKind;
  text: string;
}
