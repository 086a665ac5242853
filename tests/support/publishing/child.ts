import { startEngine } from './engine';

/** One of several processes that share a database. Publishes what is due, says so, and ends; or is ended at an instant. */
const { DATA_DIR = '', DATABASE_URL, LEDGER = '', DIE_AT, NOW } = process.env;
const shift = NOW ? Number(NOW) - Date.now() : 0;

const engine = await startEngine(
  { dataDir: DATA_DIR, env: DATABASE_URL ? { DATABASE_URL } : {} },
  {
    ledgerUrl: LEDGER,
    now: () => new Date(Date.now() + shift),
    reached: (instant) => {
      // No goodbye: as when somebody pulls the plug.
      if (instant === DIE_AT) process.kill(process.pid, 'SIGKILL');
    },
  },
);
console.log('ready');
process.stdin.once('data', () => {
  void (async () => {
    await engine.drain();
    await engine.close();
    for (const warning of engine.warnings) console.log(warning);
    process.exit(0);
  })();
});
