const WARN_MONTHS = 10;

/** What to tell the operator about LinkedIn's version, which ends a year after its month; null while it is young. */
export const linkedInVersionWarning = (version: string, now: Date): string | null => {
  const year = Number(version.slice(0, 4));
  const month = Number(version.slice(4));
  const age = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month;
  if (/^\d{6}$/.test(version) && age <= WARN_MONTHS) return null;
  return `LINKEDIN_VERSION ${version} ends soon or has ended: publishing on LinkedIn will stop. Set a newer month.`;
};
