import { describe, test } from 'vitest';
import { leavesOutSomeTests } from './databases';

/** Registers nothing, in whichever form it is called: `test.each(…)(…)` too. */
const leaveOut = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * Tests inside a spec of `ON_POSTGRES` whose answer no database can change: what is refused by its form, how something reads, what
 * a model or a browser is told. The fast run leaves them to SQLite, and does not so much as count them on PostgreSQL.
 */
export const describeOnSqlite = (leavesOutSomeTests ? leaveOut : describe) as typeof describe;
export const testOnSqlite = (leavesOutSomeTests ? leaveOut : test) as typeof test;
