import { BOOKING_RULES, CONSULTANT_LIMITS, type AdminConsultant, type ConsultantDetails } from '@contract';
import { ApiFailure } from '../../../lib/api-failure';

/** A consultant while they are being written. */
export interface ConsultantDraft {
  name: string;
  email: string;
  zone: string;
  noticeHours: string;
}

const PROBLEMS = ['required', 'taken', 'email', 'number'] as const;
export type ConsultantProblem = (typeof PROBLEMS)[number];
export type ConsultantProblems = Partial<Record<keyof ConsultantDraft, ConsultantProblem>>;

export const draftOfConsultant = (consultant: AdminConsultant | null): ConsultantDraft => ({
  name: consultant?.name ?? '',
  email: consultant?.email ?? '',
  zone: consultant?.zone ?? BOOKING_RULES.zone,
  noticeHours: String(consultant?.noticeHours ?? BOOKING_RULES.noticeHours),
});

/** What the draft says, or what in it cannot be read. */
export const readConsultant = ({
  name,
  email,
  zone,
  noticeHours,
}: ConsultantDraft): { request: ConsultantDetails; problems: ConsultantProblems } => {
  const problems: ConsultantProblems = {};
  const hours = /^\d{1,3}$/.test(noticeHours.trim()) ? Number(noticeHours) : NaN;
  if (name.trim() === '') problems.name = 'required';
  if (email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = 'email';
  if (!(hours <= CONSULTANT_LIMITS.noticeHours)) problems.noticeHours = 'number';
  return { request: { name: name.trim(), email: email.trim(), zone, noticeHours: hours }, problems };
};

/** What the server refused of it; nothing where it is about something else. */
export const refusedFields = (failure: unknown): ConsultantProblems => {
  if (!(failure instanceof ApiFailure)) return {};
  const problemOf = (field: keyof ConsultantDraft) =>
    PROBLEMS.find((problem) => problem === failure.fields[field]);
  const [name, email] = [problemOf('name'), problemOf('email')];
  return { ...(name && { name }), ...(email && { email }) };
};

/** The zones that can be chosen: whatever the browser knows, and what is stored. */
export const zonesWith = (zone: string): string[] => [
  ...new Set([BOOKING_RULES.zone, zone, ...Intl.supportedValuesOf('timeZone')]),
];
