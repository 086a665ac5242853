import { createRequire } from 'node:module';
import path from 'node:path';
import type { Timings } from '../../cms/src/settings/timings';
import { cmsDist } from './paths';

const HOUR_MS = 3_600_000;

/** As the server under test has them. Compiled, because Playwright cannot tell what a CommonJS source exports. */
const { listTimings, readTimings } = createRequire(import.meta.url)(
  path.join(cmsDist, 'src/settings/timings.js'),
) as typeof import('../../cms/src/settings/timings');

/** What a busy machine may take beside what is waited for. */
export const BUSY_MS = 10_000;

/** Some timings, by group. */
export type SomeTimings = { readonly [Group in keyof Timings]?: Partial<Timings[Group]> };

/** `TEST_REAL_TIMINGS=true` runs servers with the timings that operators get: slow, and nothing shortened. */
export const isReal = process.env.TEST_REAL_TIMINGS === 'true';

/** What servers under test do not wait for: intervals, polls and what is waited for before a dead process is missed. */
const SHORT: SomeTimings = {
  queue: {
    // What a server itself enqueues starts at once; each worker of an idle server that looks more often costs all other tests.
    pollMs: 250,
    sharedPollMs: 2_000,
    // Much longer than a busy machine makes a server stand still: a job that is running must not be taken twice.
    leaseMs: 5_000,
    heartbeatMs: 500,
    releaseMs: 1_000,
    maintenanceMs: 2_000,
    retryFirstMs: 300,
  },
  // What comes rarely stays rare: a test has it done by `runJob`, once its rows are as they should be.
  schedules: { publishArticlesMs: 2_000, settleHelpMs: 100, settleKnowledgeMs: 100 },
  jobs: { regressionSettleMs: 500 },
  pages: { freshMs: 300, publicCacheMs: 1_000 },
  chat: {
    abandonedGraceMs: 1_000,
    sweepMs: 1_000,
    assistantHeartbeatMs: 500,
    assistantAbandonedMs: 2_500,
    assistantSweepMs: 1_000,
    chatbotCacheMs: 1_000,
  },
  // Most servers are never asked anything: the first question of the others has the assistant read what it knows.
  models: { warmAssistantMs: HOUR_MS, circuitOpenMs: 1_000, vectorsIncompleteMs: 300, indexTrustedMs: 300 },
  outside: { lateSandboxPaymentMs: 1_000, mailRetryFirstMs: 300, mailRetryLongestMs: 2_000 },
  reading: { crawlPauseMs: 50 },
  sessions: { callerCacheMs: 1_000 },
  social: {
    // Eight statements, most of what a server does that nobody asks anything: `QUICK_PUBLISHING` where posts are waited for.
    tickMs: 2_000,
    leaseMs: 6_000,
    renewMs: 800,
    commitMs: 5_000,
    reconcileMs: 5_000,
    figuresMs: 5_000,
  },
};

/** Variables that make a server use these timings; none where timings are to be the real ones. */
export const timingsEnv = (some: SomeTimings): Record<string, string> =>
  isReal
    ? {}
    : Object.fromEntries(
        listTimings().flatMap(({ group, name, variable }) => {
          const value = (some as Record<string, Record<string, unknown> | undefined>)[group]?.[name];
          return value === undefined ? [] : [[variable, String(value)]];
        }),
      );

/** A server of its own timings beside the short ones: what to start it with, and the numbers that it then waits. */
export const timingsWith = (some: SomeTimings): { env: Record<string, string>; timings: Timings } => {
  const env = timingsEnv(some);
  return { env, timings: readTimings({ ...testTimingsEnv, ...env }) };
};

/** What `startCms` gives every server. */
export const testTimingsEnv = timingsEnv(SHORT);

/** For servers whose tests wait for posts to leave, one after another. */
export const QUICK_PUBLISHING = timingsEnv({ social: { tickMs: 400 } });

/** The timings of servers under test: what a test must wait for is read here. */
export const testTimings: Timings = readTimings(testTimingsEnv);
