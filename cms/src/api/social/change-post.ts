import type { Core } from '@strapi/strapi';
import { EDITABLE_STATES, editObstacle, stateAfterEdit } from '../../domain/social/post-rules';
import type { RowInput } from '../../database/query';
import { ApiError } from '../../http/api-error';
import { SOCIAL_POST, type SocialPostRow } from './social-rows';

/** Columns of a post; relations by their ids. */
export type PostChanges = RowInput<typeof SOCIAL_POST>;

/** What an earlier attempt left, forgotten: the post that goes out is another one. */
const AFRESH = {
  attempts: 0,
  notBefore: null,
  phase: null,
  staged: null,
  attemptStartedAt: null,
  reconcileAttempts: 0,
} as const;
const NO_FAILURE = { failure: null, failureKind: null, operatorNote: null, late: false } as const;

/** Columns of a post whose owner changed it: `complete` says that it could go out as it is. */
export const editedPost = (
  row: SocialPostRow,
  { moved, complete }: { moved: boolean; complete: boolean },
): PostChanges => ({
  ...AFRESH,
  ...(moved ? NO_FAILURE : {}),
  state: stateAfterEdit(row.state, { moved, complete }),
});

/** Why a row that was not written could not be: it is gone, on its way, or was changed meanwhile. */
export const refusal = async (strapi: Core.Strapi, id: number): Promise<ApiError> => {
  const row: SocialPostRow | null = await strapi.db.query(SOCIAL_POST).findOne({ where: { id } });
  if (!row || row.deletedAt) return new ApiError('NOT_FOUND');
  const reason = editObstacle(row.state);
  return reason
    ? new ApiError('CONFLICT', { reason })
    : new ApiError('STALE_VERSION', { version: row.version });
};

/**
 * Writes a change of a post that nobody has begun to publish. One conditional UPDATE: an edit and the engine that takes
 * the post never both win. Throws CONFLICT `publishing` or STALE_VERSION.
 */
export const changePost = async (
  strapi: Core.Strapi,
  row: Pick<SocialPostRow, 'id'>,
  version: number,
  data: PostChanges,
): Promise<void> => {
  const { count } = await strapi.db.query(SOCIAL_POST).updateMany({
    where: { id: row.id, version, state: { $in: [...EDITABLE_STATES] }, deletedAt: { $null: true } },
    data: { ...data, version: version + 1 },
  });
  if (count === 0) throw await refusal(strapi, row.id);
};
