import { AT_ONCE, LINE_OF, type Line } from '../../../domain/social/publishing/pace';
import { newLease } from '../../../engines/queue';
import { POSTS, toClaimedPost, type ClaimedPost, type Row } from './post-rows';
import {
  ACCOUNT_NOT_HELD,
  ACCOUNT_HOLDS,
  dialectOf,
  NOT_SIMULATED,
  POST_WITH_HOLDS,
  postNotHeld,
  tooLate,
  lockIfVersionMatches,
} from './sql';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const lineOf = (column: string): string =>
  `case ${column} ${Object.entries(LINE_OF)
    .map(([platform, line]) => `when '${platform}' then '${line}'`)
    .join(' ')} end`;
const atOnce = (Object.entries(AT_ONCE) as [Line, number][])
  .map(([line, most]) => `when '${line}' then ${most}`)
  .join(' ');

const isTaken = (error: unknown): boolean =>
  /social_posts_in_flight_uq|UNIQUE constraint/i.test(String(error));

/**
 * Takes the posts that are due, in one statement: of each account the first, if none of its posts is on its way, and of each
 * network as many as may be on their way at once. Whatever holds a post is part of the question, so that it stands in nobody's way.
 */
export const claimDue = async (dependencies: PublishingDependencies): Promise<ClaimedPost[]> => {
  const now = dependencies.now();
  const knex = dependencies.database.connection;
  const dialect = dialectOf(knex);
  const late = tooLate(now);
  const query = lockIfVersionMatches(
    dialect,
    `select first.id, first.version from (
      select p.id, p.version, ${lineOf('p.platform')} as line,
        row_number() over (partition by ${lineOf('p.platform')} order by p.scheduled_for, p.id) as place
      from (
        select (
          select p.id from ${POST_WITH_HOLDS}
          where p.account_id = a.id and p.scheduled_for <= ? and ${postNotHeld(dialect)}
            and (p.not_before <= ? or (p.not_before is null and (a.simulated or ${dialect.spreadStart} <= ?)))
            and not (${late.sql})
          order by p.scheduled_for, p.id limit 1
        ) as id
        from social_accounts a ${ACCOUNT_HOLDS}
        where ${ACCOUNT_NOT_HELD}
          and (a.gated_until is null or a.gated_until <= ?) and (n.gated_until is null or n.gated_until <= ?)
          and not exists (select 1 from social_posts b where b.account_id = a.id and b.state = 'publishing')
      ) mine join social_posts p on p.id = mine.id
    ) first
    left join (
      select ${lineOf('b.platform')} as line, count(*) as taken from social_posts b
      where b.state = 'publishing' and b.lease_until > ? group by 1
    ) busy on busy.line = first.line
    where first.place <= case first.line ${atOnce} end - coalesce(busy.taken, 0)`,
  );
  const values = [now, now, now, ...late.values, NOT_SIMULATED, now, now, now];
  try {
    const rows = (await knex(POSTS)
      .whereRaw(dialect.idIn(query), values as never[])
      .update({
        state: 'publishing',
        phase: 'staging',
        ...newLease(now, timings().social.leaseMs),
        attempts: knex.raw('coalesce(attempts, 0) + 1'),
        version: knex.raw('version + 1'),
        updated_at: now,
      } as never)
      .returning('*')) as Row[];
    return rows.map(toClaimedPost);
  } catch (error) {
    // Another server began a post of the same account in the same instant: there is nothing to take this time.
    if (isTaken(error)) return [];
    throw error;
  }
};
