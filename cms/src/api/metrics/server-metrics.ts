import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SECOND_MS } from '../../contract/time-units';
import { engines } from '../../engines';
import type { Settings } from '../../settings';
import { countUnsentMails } from '../mail/unsent-mails';
import { monthOf, spendingOf } from '../model/model-usage';
import { openStreams } from '../stream/open-streams';
import { readBackupRecord } from '../system/last-backup';
import { probeStorage } from '../system/probe-storage';

const CENTS = 100;
/** What an unknown figure is in this format: the last one would pass for today's, and a zero for none. */
const UNKNOWN = Number.NaN;

/** One request as it is counted: no address, no id, nothing of a person. */
export interface MeasuredRequest {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

export interface ServerMetrics {
  observe(request: MeasuredRequest): void;
  /** Everything in Prometheus' text format, with the figures of now. */
  render(): Promise<string>;
  readonly contentType: string;
}

const lastBackupAt = async (dataDir: string): Promise<number> => {
  const { createdAt } = await readBackupRecord(dataDir);
  return createdAt === undefined ? UNKNOWN : Date.parse(createdAt) / SECOND_MS;
};

/** The figures of one running server; what the database counts is the same at every instance. */
export const createServerMetrics = (
  strapi: Core.Strapi,
  { dataDir, buildId }: Pick<Settings, 'dataDir' | 'buildId'>,
): ServerMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `officina_${name}`, help, labelNames, registers });

  const requests = new Histogram({
    name: 'officina_http_request_duration_seconds',
    help: 'How long requests took, until their answer began.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const build = gauge('build_info', 'The running build.', ['build']);
  const databaseUp = gauge('database_up', 'Whether the database could be asked for these figures.');
  const jobs = gauge('jobs', 'Jobs of the queue by state; those of a later hour count as waiting.', [
    'state',
  ]);
  const jobAge = gauge(
    'jobs_oldest_due_seconds',
    'For how long the oldest due job has waited; 0 without one.',
  );
  const mails = gauge('mails', 'Mails that have not left, by state.', ['state']);
  const modelCalls = gauge('model_calls_this_month', 'Replies of models this month, by feature.', [
    'feature',
  ]);
  const modelCost = gauge(
    'model_cost_euros_this_month',
    'What models cost this month at the prices entered, by feature.',
    ['feature'],
  );
  const streams = gauge('event_streams_open', 'Open event streams of this instance.');
  const backup = gauge('last_backup_timestamp_seconds', 'When the last backup was made.');
  const storageUp = gauge(
    'storage_up',
    'Whether the bucket of files answered; 1 where files lie on the disk.',
  );
  build.set({ build: buildId }, 1);

  const readDatabase = async (): Promise<void> => {
    const { queue } = engines(strapi);
    const [stats, oldest, unsent, spending] = await Promise.all([
      queue.stats(),
      queue.oldestDue(),
      countUnsentMails(strapi),
      spendingOf(strapi, monthOf(new Date())),
    ]);
    for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, stats[state]);
    jobAge.set(oldest ? Math.max(0, (Date.now() - oldest.getTime()) / SECOND_MS) : 0);
    for (const state of ['waiting', 'failed'] as const) mails.set({ state }, unsent[state]);
    // Of a month that has begun nothing of the former remains.
    modelCalls.reset();
    modelCost.reset();
    for (const [feature, { calls, cost }] of spending) {
      modelCalls.set({ feature }, calls);
      modelCost.set({ feature }, cost / CENTS);
    }
  };
  const forgetDatabase = (error: unknown): void => {
    strapi.log.warn(`The database gave no figures: ${String(error)}`);
    for (const labelled of [jobs, mails, modelCalls, modelCost]) labelled.reset();
    jobAge.set(UNKNOWN);
  };

  return {
    contentType: registry.contentType,
    observe: ({ method, route, status, milliseconds }) =>
      requests.observe({ method, route, status }, milliseconds / SECOND_MS),
    async render() {
      streams.set(openStreams(strapi).total());
      backup.set(await lastBackupAt(dataDir).catch(() => UNKNOWN));
      const storage = await probeStorage(strapi).catch(() => null);
      storageUp.set(Number(storage !== null && (storage.place === 'disk' || storage.fault === null)));
      const isUp = await readDatabase().then(
        () => true,
        (error: unknown) => {
          forgetDatabase(error);
          return false;
        },
      );
      databaseUp.set(Number(isUp));
      return registry.metrics();
    },
  };
};
