import type { Knex } from 'knex';
import { ESTIMATE_LABELS } from '../../../contract/estimate';
import { POST_RULES } from '../../../contract/social-post-rules';
import { SOCIAL_PLATFORMS } from '../../../contract/social-platform';
import { lateBefore, SPREAD_FACTOR, SPREAD_SECONDS } from '../../../domain/social/publishing/pace';

/** Where the two databases are written differently. */
interface Dialect {
  /** The instant at which an account's posts of a minute leave. */
  spreadStart: string;
  /** Posts of this project `j` wait for approval. */
  approveFirst: string;
  /** `id` is one of a query that ran exactly once. */
  idIn: (query: string) => string;
  /** Leaves rows to others that they are just taking. */
  skipLocked: string;
}

const POSTGRES: Dialect = {
  spreadStart: `p.scheduled_for + ((p.account_id * ${SPREAD_FACTOR}) % ${SPREAD_SECONDS}) * interval '1 second'`,
  approveFirst: `coalesce(j.settings->>'approveFirst', 'false') = 'true'`,
  // `in (select … for update)` may be run again for each row, and would then take more than it should.
  idIn: (query) => `id = any(array(${query}))`,
  skipLocked: 'for update of p skip locked',
};
const SQLITE: Dialect = {
  spreadStart: `p.scheduled_for + ((p.account_id * ${SPREAD_FACTOR}) % ${SPREAD_SECONDS}) * 1000`,
  approveFirst: `coalesce(json_extract(j.settings, '$.approveFirst'), 0) = 1`,
  idIn: (query) => `id in (${query})`,
  skipLocked: '',
};

export const dialectOf = (knex: Knex): Dialect =>
  (knex.client as { dialect: string }).dialect === 'postgresql' ? POSTGRES : SQLITE;

/** A part of a statement with what its `?` stand for. */
export interface Part {
  sql: string;
  values: unknown[];
}

const NEED_IMAGE = SOCIAL_PLATFORMS.filter((platform) => POST_RULES[platform].imageRequired)
  .map((platform) => `'${platform}'`)
  .join(', ');

/** A model's own figures stand in it, marked, as `holdsEstimates` says of a row. */
const HOLDS_ESTIMATES = `(coalesce(p.ai_generated, false) and (${Object.values(ESTIMATE_LABELS)
  .map((label) => `p.copy like '%(${label})%' or p.title like '%(${label})%'`)
  .join(' or ')}))`;

/** What may hold an account `a` with each of its posts, and what its network lets through. */
export const ACCOUNT_HOLDS = `join social_projects j on j.id = a.project_id
  join installations i on i.id = j.installation_id
  left join up_users u on u.id = j.owner_id
  left join social_networks n on n.platform = a.platform and a.simulated = ?`;
export const NOT_SIMULATED = false;

/** Nothing that its owner decides holds the account: what waits for a person is not late either. Who is about to go posts no more. */
export const ACCOUNT_NOT_HELD = `a.state = 'connected' and j.state <> 'paused' and i.state = 'active' and u.erases_at is null`;

/** A post `p` of such an account that nothing holds. */
export const POST_WITH_HOLDS = `social_posts p left join social_schedules s on s.id = p.schedule_id`;
export const postNotHeld = (dialect: Dialect): string => `p.state = 'ready' and p.deleted_at is null
  and (p.schedule_id is null or s.active)
  and (p.approved_at is not null or not (${dialect.approveFirst} or ${HOLDS_ESTIMATES}))
  and not coalesce(p.draft, false)
  and (p.image_file is not null or p.thread_place > 0 or p.platform not in (${NEED_IMAGE}))`;

/** It could have gone out for so long that nobody expects it any more. Waiting for a network's permission does not count. */
export const tooLate = (now: Date): Part => {
  const before = lateBefore(now);
  return {
    sql: `p.scheduled_for < ? and (p.not_before is null or p.not_before < ?)
  and (a.gated_until is null or a.gated_until < ?) and (n.gated_until is null or n.gated_until < ?)`,
    values: [before, before, before, before],
  };
};

/**
 * The ids of what a query of ids and versions found, locked: where locks exist, somebody may have changed or taken a row since the
 * query began, and a row of another version is theirs. The query runs first and once, and its few rows are then read by their
 * ids: left to choose, PostgreSQL goes through all that is ready and asks the whole query anew for each.
 */
export const lockIfVersionMatches = (dialect: Dialect, query: string): string => `
  with found as materialized (${query})
  select p.id from found join social_posts p on p.id = found.id and p.version = found.version ${dialect.skipLocked}`;
