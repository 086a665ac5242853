import { BOOKING_RULES, type AdminConsultant, type PlatformModel, type UnsentMail } from '@contract';
import type { SystemStatus } from './model/system-problems';

/** A mail that has not left. */
export const aMail = (changes: Partial<UnsentMail> = {}): UnsentMail => ({
  id: 'm1',
  kind: 'confirm',
  to: 'luca@clienti.test',
  subject: 'Conferma il tuo indirizzo',
  state: 'failed',
  attempts: 3,
  lastError: '451 come back',
  createdAt: '2026-11-23T08:00:00.000Z',
  nextAttemptAt: null,
  ...changes,
});

/** A consultant of whom nothing is booked. */
export const aConsultant = (changes: Partial<AdminConsultant> = {}): AdminConsultant => ({
  id: 'c1',
  name: 'Anna Rossi',
  email: 'anna@consulenti.test',
  zone: BOOKING_RULES.zone,
  active: true,
  noticeHours: BOOKING_RULES.noticeHours,
  absences: [],
  upcoming: 0,
  ...changes,
});

/** The model of one feature: none is chosen. */
export const aModel = (changes: Partial<PlatformModel> = {}): PlatformModel => ({
  feature: 'visitors',
  source: 'none',
  choice: null,
  apiKeyHint: null,
  spending: { month: '2026-11', calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 },
  isStopped: false,
  ...changes,
});
/** The assistant's, connected and with spending. */
export const CONNECTED_MODEL = aModel({
  feature: 'assistant',
  source: 'settings',
  choice: {
    provider: 'openai',
    baseUrl: '',
    model: 'gpt-4.1-mini',
    inputPrice: 40,
    outputPrice: 160,
    monthlyBudget: 2000,
  },
  apiKeyHint: '••••1234',
  spending: { month: '2026-11', calls: 1200, inputTokens: 300_000, outputTokens: 90_000, cost: 412 },
});

/** A job that was given up. */
export const aFailedJob = (id: string, kind = 'send-mail') => ({
  id,
  kind,
  failedAt: '2026-11-23T08:00:00.000Z',
  attempts: 5,
  reason: `Error: the disk is full (${id})`,
});
/** The queue with these failed jobs. */
export const queueOf = (...failedJobs: ReturnType<typeof aFailedJob>[]): SystemStatus['queue'] => {
  const kinds = [...new Set(failedJobs.map(({ kind }) => kind))];
  return {
    ok: true,
    value: {
      waiting: 2,
      running: 1,
      failed: failedJobs.length,
      oldestDueAt: null,
      failedByKind: kinds.map((kind) => ({
        kind,
        count: failedJobs.filter((each) => each.kind === kind).length,
      })),
      failedJobs,
    },
  };
};
/** The system's status as the API answers it: all is well. */
export const aStatus = (changes: Partial<SystemStatus> = {}): { body: { data: SystemStatus } } => {
  const now = new Date().toISOString();
  return {
    body: {
      data: {
        readAt: '2026-11-23T08:30:05.000Z',
        versions: { product: '0.1.0', build: 'prova-7', node: '24.1.0', strapi: '5.54.0' },
        startedAt: now,
        instances: { ok: true, value: 2 },
        database: {
          ok: true,
          value: { engine: 'postgresql', version: '17.2', bytes: 3 * 1024 ** 3, milliseconds: 4 },
        },
        queue: queueOf(),
        mail: { ok: true, value: { waiting: 0, failed: 0, isDelivered: true } },
        model: { ok: true, value: { engine: 'embedded', model: null, pausedUntil: null, features: [] } },
        disks: {
          ok: true,
          value: [{ holds: ['data', 'uploads'], freeBytes: 5e10, totalBytes: 1e11, isLow: false }],
        },
        storage: { ok: true, value: { place: 'disk' } },
        backup: {
          ok: true,
          value: {
            lastAt: now,
            bytes: 2048,
            isOld: false,
            attempt: { outcome: 'completed', startedAt: now, endedAt: now, reason: null },
          },
        },
        ...changes,
      },
    },
  };
};
