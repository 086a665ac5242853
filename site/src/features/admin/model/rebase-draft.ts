/** What a colleague changed while a draft was being written. */
export interface ColleagueChange<Field extends string> {
  field: Field;
  /** This draft changes the field too: it keeps its own words. */
  contested: boolean;
}

/**
 * A draft on top of what a colleague saved meanwhile: their changes where the draft has none of its own, the draft's words where both
 * changed the same field. `base` is what both began with.
 */
export const rebaseDraft = <Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { draft: Draft; changes: ColleagueChange<keyof Draft & string>[] } => {
  const changes = (Object.keys(base) as (keyof Draft & string)[])
    .filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
    .map((field) => ({ field, contested: mine[field] !== base[field] }));
  const taken = changes.filter(({ contested }) => !contested).map(({ field }) => [field, theirs[field]]);
  return { draft: { ...mine, ...(Object.fromEntries(taken) as Partial<Draft>) }, changes };
};
