/**
 * A realistic mistake, written as one replacement in the source, and the tests that must notice it. `npm run test:faults`
 * applies each to a copy of the tree and expects at least one of the tests to fail.
 */
export interface Fault {
  /** Names it on the command line: `npm run test:faults <id>`. */
  id: string;
  /** What a reviewer would write about the mistake. */
  title: string;
  /** The file it is made in, from the repository's root. */
  file: string;
  /** Text that stands exactly once in that file. */
  find: string;
  replace: string;
  /** Test files, from the repository's root; the first failing test ends the run. */
  caughtBy: readonly [string, ...string[]];
  /** A pattern of the names of those that must fail, where running a whole file would take long. */
  named?: string;
  /** The database of the API tests; SQLite unless what is wrong shows on PostgreSQL alone. */
  database?: 'postgres';
  /** The mistake is made while a database is first set up, so the tests cannot begin with a copy of one. */
  firstStart?: true;
}
