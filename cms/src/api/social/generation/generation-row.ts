import type { GenerationFailure, SocialGeneration, SocialPlatform } from '../../../contract';
import type { Moment, SocialProjectRow, SocialScheduleRow } from '../social-rows';
import { timings } from '../../../settings/timings';

/** A generation as its table holds it. */
export interface SocialGenerationRow {
  id: number;
  documentId: string;
  createdAt: Moment;
  updatedAt: Moment;
  state: SocialGeneration['status'];
  platforms: SocialPlatform[] | null;
  topics: string[] | null;
  wanted: number;
  made: number;
  failure: GenerationFailure | null;
  finishedAt: Moment | null;
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
  startedAt: new Date(row.createdAt).toISOString(),
});
