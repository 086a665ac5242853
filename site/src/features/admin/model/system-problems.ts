import type { GetSystemStatus, SystemFigure } from '@contract';
import type { Key } from '../../../i18n';

export type SystemStatus = GetSystemStatus['response']['data'];

/** Something that asks for attention; `count` where it is counted. */
export interface SystemProblem {
  words: Extract<Key, `adminSystem.problems.${string}`>;
  count?: number;
}

const valueOf = <Value>(figure: SystemFigure<Value>): Value | null => (figure.ok ? figure.value : null);

/** What an administrator should see to, most urgent first. */
export const systemProblems = (status: SystemStatus): SystemProblem[] => {
  const { instances, database, queue, mail, model, disks, storage, backup } = status;
  const unread = [instances, database, queue, mail, model, disks, storage, backup].filter(
    ({ ok }) => !ok,
  ).length;
  const failedJobs = valueOf(queue)?.failed ?? 0;
  const failedMails = valueOf(mail)?.failed ?? 0;
  const saved = valueOf(backup);
  const files = valueOf(storage);
  const lastOutcome = saved?.attempt?.outcome;
  const problems: (SystemProblem | false)[] = [
    unread > 0 && { words: 'adminSystem.problems.unread', count: unread },
    (valueOf(disks)?.some(({ isLow }) => isLow) ?? false) && { words: 'adminSystem.problems.lowDisk' },
    files?.place === 'bucket' && files.fault !== null && { words: 'adminSystem.problems.storage' },
    saved !== null &&
      saved.isOld && {
        words: saved.lastAt === null ? 'adminSystem.problems.neverBackup' : 'adminSystem.problems.oldBackup',
      },
    (lastOutcome === 'failed' || lastOutcome === 'interrupted') && {
      words: 'adminSystem.problems.failedBackup',
    },
    failedJobs > 0 && { words: 'adminSystem.problems.failedJobs', count: failedJobs },
    failedMails > 0 && { words: 'adminSystem.problems.failedMails', count: failedMails },
    (valueOf(model)?.pausedUntil ?? null) !== null && { words: 'adminSystem.problems.pausedModel' },
  ];
  return problems.filter((problem) => problem !== false);
};
