import type { SocialRateLimit } from '../port';
import { isJson, listOf, numberOf } from '../http/answer';
import { MINUTE_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

/** Above it posts wait, before the network stops them all. */
const BRAKE_PERCENT = 90;

const parse = (header: string | null): unknown => {
  try {
    return header ? JSON.parse(header) : null;
  } catch {
    return null;
  }
};

const FIGURES = ['call_count', 'total_cputime', 'total_time'] as const;
const highest = (use: Record<string, unknown>): number =>
  Math.max(0, ...FIGURES.map((name) => numberOf(use[name]) ?? 0));

/** The use of what is used most, in percent, and the minutes until it is free again; null where no header says any. */
export const busiestUse = (headers: Headers): { percent: number; minutes: number; app: boolean } | null => {
  const app = parse(headers.get('x-app-usage'));
  const business = parse(headers.get('x-business-use-case-usage'));
  const uses = [
    ...(isJson(app) ? [{ percent: highest(app), minutes: 0, app: true }] : []),
    ...(isJson(business) ? Object.values(business).flatMap(listOf) : []).map((use) => ({
      percent: highest(use),
      minutes: numberOf(use.estimated_time_to_regain_access) ?? 0,
      app: false,
    })),
  ];
  return uses.sort((one, other) => other.percent - one.percent)[0] ?? null;
};

/** Until when posts should wait, as an answer's headers say; null when they need not. */
export const metaGate = (headers: Headers, now: Date): SocialRateLimit | null => {
  const use = busiestUse(headers);
  if (!use || use.percent <= BRAKE_PERCENT) return null;
  return {
    until: new Date(now.getTime() + (use.minutes * MINUTE_MS || timings().social.rateLimitPauseMs)),
    scope: use.app ? 'platform' : 'account',
  };
};
