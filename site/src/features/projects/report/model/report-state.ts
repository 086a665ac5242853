import { REPORT_KINDS, REPORT_LIMITS, type Report, type ReportKind } from '@contract';

/** The server is at work on it, or about to be. */
export const isMoving = ({ state }: Pick<Report, 'state'>): boolean =>
  state === 'queued' || state === 'working';

/** Its work was surely lost: it may be asked for again. */
export const isStuck = (report: Report, now: number): boolean =>
  isMoving(report) && now - Date.parse(report.changedAt) > REPORT_LIMITS.stuckMs;

/** The newest version of a kind. */
export const newestOf = (reports: readonly Report[], kind: ReportKind): Report | undefined =>
  reports
    .filter((report) => report.kind === kind)
    .reduce<Report | undefined>(
      (newest, report) => (newest && newest.version > report.version ? newest : report),
      undefined,
    );

/** The report that an address means: the one it names, or the newest analysis, or the newest offer. */
export const shownReport = (reports: readonly Report[], reportId: string | undefined): Report | undefined =>
  reportId
    ? reports.find(({ id }) => id === reportId)
    : REPORT_KINDS.map((kind) => newestOf(reports, kind)).find((report) => report !== undefined);
