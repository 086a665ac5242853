import { TIMING_DEFINITIONS, type TimingDefinition } from './timing-definitions';

type Definitions = typeof TIMING_DEFINITIONS;
type ValueOf<Definition extends TimingDefinition> = Definition['default'] extends number
  ? number
  : readonly number[];

/** Every timing of the server, by group: milliseconds, or a list of them. */
export type Timings = {
  readonly [Group in keyof Definitions]: {
    readonly [Name in keyof Definitions[Group]]: Definitions[Group][Name] extends TimingDefinition
      ? ValueOf<Definitions[Group][Name]>
      : never;
  };
};

/** Every timing with the variable that tunes it, in the order of the table. */
export const listTimings = (): (TimingDefinition & { group: string; name: string; variable: string })[] =>
  Object.entries(TIMING_DEFINITIONS).flatMap(([group, timings]) =>
    Object.entries<TimingDefinition>(timings).map(([name, definition]) => ({
      ...definition,
      group,
      name,
      variable: variableOf(group, name),
    })),
  );

/** The longest that a timer of Node can wait: beyond it, it ends at once. Ages of rows may be longer by default. */
const LONGEST_MS = 2 ** 31 - 1;
const PREFIX = 'TIMING_';

const variableOf = (group: string, name: string): string =>
  `${PREFIX}${group}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase();

const isTimer = (value: number, min: number): boolean =>
  Number.isInteger(value) && value >= min && value <= LONGEST_MS;

/** `[shorter, longer, why]`: the first must be less than the second. */
const relationsOf = (timings: Timings): [string, number, string, number, string][] => {
  const { queue, chat, social, server, sessions, jobs, models, reading, outside } = timings;
  return [
    [
      'queue.heartbeatMs',
      queue.heartbeatMs,
      'queue.leaseMs',
      queue.leaseMs,
      'a running job would lose its lease',
    ],
    [
      'queue.retryFirstMs',
      queue.retryFirstMs,
      'queue.retryLongestMs',
      queue.retryLongestMs,
      'a pause doubles up to it',
    ],
    ['social.renewMs', social.renewMs, 'social.leaseMs', social.leaseMs, 'a post could be sent twice'],
    ['social.commitMs', social.commitMs, 'social.leaseMs', social.leaseMs, 'a post could be sent twice'],
    [
      'social.reconcileMs',
      social.reconcileMs,
      'social.leaseMs',
      social.leaseMs,
      'a post could be looked for twice',
    ],
    ['social.figuresMs', social.figuresMs, 'social.leaseMs', social.leaseMs, 'figures could be read twice'],
    [
      'social.refreshMs',
      social.refreshMs,
      'social.refreshLeaseMs',
      social.refreshLeaseMs,
      'an access could be renewed twice',
    ],
    [
      'social.refreshLeaseMs',
      social.refreshLeaseMs,
      'social.refreshPatienceMs',
      social.refreshPatienceMs,
      'nobody would take over from a dead process',
    ],
    ['queue.releaseMs', queue.releaseMs, 'server.drainMs', server.drainMs, 'stopping would let nothing end'],
    [
      'social.pictureFirstPollMs',
      social.pictureFirstPollMs,
      'social.linkedInPictureMs',
      social.linkedInPictureMs,
      'no picture would be waited for',
    ],
    [
      'chat.answerReserveMs',
      chat.answerReserveMs,
      'chat.answerMs',
      chat.answerMs,
      'no time would be left for a model',
    ],
    [
      'models.questionVectorMs',
      models.questionVectorMs,
      'chat.answerMs',
      chat.answerMs,
      'no time would be left for a model',
    ],
    [
      'chat.answerMs',
      chat.answerMs,
      'server.drainMs',
      server.drainMs,
      'a server that stops would cut answers short',
    ],
    [
      'chat.assistantHeartbeatMs',
      chat.assistantHeartbeatMs,
      'chat.assistantAbandonedMs',
      chat.assistantAbandonedMs,
      'a reply would be given up while it is written',
    ],
    [
      'chat.pollMs',
      chat.pollMs,
      'chat.abandonedGraceMs',
      chat.abandonedGraceMs,
      'a reply would be given up unseen',
    ],
    ['jobs.crawlTurnMs', jobs.crawlTurnMs, 'jobs.crawlSiteMs', jobs.crawlSiteMs, 'no turn would end in time'],
    [
      'jobs.writePostsRunMs',
      jobs.writePostsRunMs,
      'jobs.writePostsMs',
      jobs.writePostsMs,
      'no run would end in time',
    ],
    [
      'reading.documentMs',
      reading.documentMs,
      'jobs.readFileMs',
      jobs.readFileMs,
      'a slow file would be read again and again',
    ],
    [
      'reading.reportMs',
      reading.reportMs,
      'jobs.makeReportMs',
      jobs.makeReportMs,
      'a slow report would be drawn again and again',
    ],
    [
      'reading.pageMs',
      reading.pageMs,
      'jobs.crawlSiteMs',
      jobs.crawlSiteMs,
      'a slow page would end every turn',
    ],
    [
      'outside.mailRetryFirstMs',
      outside.mailRetryFirstMs,
      'outside.mailRetryLongestMs',
      outside.mailRetryLongestMs,
      'a pause doubles up to it',
    ],
    [
      'outside.mailMs',
      outside.mailMs,
      'jobs.sendMailMs',
      jobs.sendMailMs,
      'a slow mail server would end every attempt',
    ],
    [
      'outside.projectWebhookMs',
      outside.projectWebhookMs,
      'jobs.announceProjectMs',
      jobs.announceProjectMs,
      'a slow automation would end every attempt',
    ],
    [
      'sessions.callerCacheMs',
      sessions.callerCacheMs,
      'sessions.accessTokenMs',
      sessions.accessTokenMs,
      'a cached caller would outlive the token',
    ],
    [
      'sessions.accessTokenMs',
      sessions.accessTokenMs,
      'sessions.refreshTokenMs',
      sessions.refreshTokenMs,
      'nothing would be left to renew',
    ],
  ];
};

/** Reads the timings from variables like `TIMING_QUEUE_LEASE_MS`. Throws one sentence that names what is wrong. */
export const readTimings = (env: Readonly<Record<string, string | undefined>>): Timings => {
  const definitions = listTimings();
  const known = new Set(definitions.map(({ variable }) => variable));
  const unknown = Object.keys(env).find((name) => name.startsWith(PREFIX) && !known.has(name));
  if (unknown) throw new Error(`${unknown} is no timing of this server; cms/TIMINGS.md lists them.`);

  const groups: Record<string, Record<string, number | readonly number[]>> = {};
  for (const { group, name, variable, default: fallback, min = 1 } of definitions) {
    const text = env[variable]?.trim() ?? '';
    const values = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
    const isList = typeof fallback !== 'number';
    const isValid =
      values.every((value) => isTimer(value, isList ? 0 : min)) && (isList || values.length === 1);
    if (text !== '' && !isValid)
      throw new Error(
        `${variable} must be ${isList ? 'milliseconds, separated by commas' : `whole milliseconds from ${min} to ${LONGEST_MS}`}, not "${text}".`,
      );
    (groups[group] ??= {})[name] = text === '' ? fallback : isList ? values : (values[0] ?? fallback);
  }
  const timings = groups as unknown as Timings;
  for (const [shorter, less, longer, more, why] of relationsOf(timings))
    if (less >= more)
      throw new Error(`${nameOf(shorter)} (${less}) must be less than ${nameOf(longer)} (${more}): ${why}.`);
  return timings;
};

const nameOf = (key: string): string => {
  const [group = '', name = ''] = key.split('.');
  return variableOf(group, name);
};

let current: Timings | null = null;

/** The timings of this process: its environment does not change while it runs. */
export const timings = (): Timings => (current ??= readTimings(process.env));

/** What is wrong with the timings of this process, or `null`: for a start that refuses in one sentence. */
export const timingsProblem = (): string | null => {
  try {
    timings();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
