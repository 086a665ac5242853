/** A test, or a group of tests, of one spec. */
export interface NamedTest {
  /** From the repository's root. */
  file: string;
  /** Its title as the source writes it, or a group's; with the groups around it, as `group > title`, where one title stands in several. */
  name: string;
}

interface Guarantee {
  /** Names it on the command line: `npm run test:trust -- --only A2`. */
  id: string;
  /** What must hold, whoever attacks and whatever breaks. */
  holds: string;
}

interface ProvenRow extends Guarantee {
  proof: readonly [NamedTest, ...NamedTest[]];
  /** A part of the sentence's matter that no test looks at. */
  unproven?: string;
  /** Where it can be otherwise on one database alone; both are asked where nothing is said. */
  database?: 'sqlite' | 'postgres';
  /** Some of its tests run two instances on one database. */
  twoInstances?: true;
}

interface UnprovenRow extends Guarantee {
  proof: 'none';
  /** Why no test proves it. */
  unproven: string;
}

/** What the product promises whoever trusts it, and the tests that hold it to that. */
export type TrustRow = ProvenRow | UnprovenRow;

/** The tests of a file, by their names. */
export const testsOf =
  (file: string) =>
  (first: string, ...more: string[]): [NamedTest, ...NamedTest[]] => [
    { file, name: first },
    ...more.map((name) => ({ file, name })),
  ];
