import type { SocialGeneration } from '../../../contract';
import type { Row } from '../../../database/row';
import type { SOCIAL_GENERATION, SocialProjectRow, SocialScheduleRow } from '../social-rows';
import { timings } from '../../../settings/timings';
import { instantOf } from '../../../database/date-of';

/** A generation as its table holds it. */
export interface SocialGenerationRow extends Row<typeof SOCIAL_GENERATION> {
  project?: SocialProjectRow | null;
  schedule?: SocialScheduleRow | null;
}

/** True where nobody writes any more. */
export const isAbandoned = (
  { state, updatedAt }: Pick<SocialGenerationRow, 'state' | 'updatedAt'>,
  now: Date,
): boolean =>
  state === 'running' && now.getTime() - new Date(updatedAt).getTime() > timings().jobs.generationSilentMs;

/** Row → contract; needs its calendar. */
export const toSocialGeneration = (row: SocialGenerationRow): SocialGeneration => ({
  id: row.documentId,
  scheduleId: row.schedule?.documentId ?? null,
  status: row.state,
  wanted: row.wanted,
  made: row.made,
  failure: row.failure,
  startedAt: instantOf(row.createdAt),
});
