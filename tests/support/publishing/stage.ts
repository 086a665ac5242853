import { afterEach, beforeEach } from 'vitest';
import { startEngine, type TestEngine } from './engine';
import { startLedger, type Ledger } from './ledger';
import { emptyDatabase, postsOf } from './posts';

type EngineOptions = Omit<Parameters<typeof startEngine>[1], 'ledgerUrl' | 'now'>;

/** What each test of publishing has: an empty database, a network on paper, and a clock that stands still until it is moved. */
export interface Stage {
  database: ReturnType<typeof emptyDatabase>;
  ledger: Ledger;
  /** What engines take for now. */
  clock: number;
  engine(options?: EngineOptions): Promise<TestEngine>;
  wait(milliseconds: number): void;
  /** The states of all posts, by their ids. */
  states(): Promise<string[]>;
  /** How often each text was made. */
  timesMade(): number[];
}

/** Sets one up before each test of a file, and takes it down afterwards. */
export const useStage = (): Stage => {
  let engines: TestEngine[] = [];
  const stage: Stage = {
    database: undefined as unknown as Stage['database'],
    ledger: undefined as unknown as Ledger,
    clock: 0,
    async engine(options = {}) {
      const { database, ledger } = stage;
      const now = () => new Date(stage.clock);
      const made = await startEngine(database, { ledgerUrl: ledger.url, now, ...options });
      engines.push(made);
      return made;
    },
    wait: (milliseconds) => void (stage.clock += milliseconds),
    states: async () => (await postsOf(stage.database)).map(({ state }) => state),
    timesMade() {
      const counts = new Map<string, number>();
      for (const { text } of stage.ledger.made) counts.set(text, (counts.get(text) ?? 0) + 1);
      return [...counts.values()];
    },
  };
  beforeEach(async () => {
    stage.clock = Date.now();
    stage.database = emptyDatabase();
    stage.ledger = await startLedger();
  });
  afterEach(async () => {
    await Promise.all(engines.map((each) => each.close()));
    engines = [];
    await stage.ledger.close();
    stage.database.remove();
  });
  return stage;
};
