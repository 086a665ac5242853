import type { SocialErrorKind } from '../social-error';
import { type Answer, jsonOf, numberOf, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfOAuth, outcomeOfStatus } from '../http/outcome';
import { timings } from '../../../settings/timings';

/** Codes of the older answers, which X still sends here and there. */
const CODES: Readonly<Record<number, Outcome>> = {
  32: 'auth',
  64: { refused: 'user-action' },
  88: 'limit',
  89: 'auth',
  130: 'trouble',
  131: 'trouble',
  186: { refused: 'text-too-long' },
  187: 'duplicate',
  226: { refused: 'policy' },
  261: 'operator',
  324: { refused: 'image-refused' },
  326: { refused: 'user-action' },
};

/** By the name of the problem, and by X's words where it has no name. */
const WORDS: readonly [RegExp, Outcome][] = [
  [/usage-capped|credits|\bspend/i, 'operator'],
  [/client-forbidden|client-not-enrolled|unsupported authentication/i, 'operator'],
  [/duplicate content/i, 'duplicate'],
  [/suspended|locked|not permitted to access this feature/i, { refused: 'user-action' }],
  [/media ids? (are|is) invalid|file size|media/i, { refused: 'image-refused' }],
  [/not permitted to perform this action/i, { refused: 'content' }],
];

const resetOf = (headers: Headers, name: string): Date | null => {
  const seconds = Number(headers.get(name));
  return Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000) : null;
};

/** Until when nothing goes through, as X's headers say; null while something does. */
export const xGate = (headers: Headers): { until: Date; scope: 'account' | 'platform' } | null => {
  const day = resetOf(headers, 'x-app-limit-24hour-reset');
  if (day && headers.get('x-app-limit-24hour-remaining') === '0') return { until: day, scope: 'platform' };
  const window = resetOf(headers, 'x-rate-limit-reset');
  return window && headers.get('x-rate-limit-remaining') === '0' ? { until: window, scope: 'account' } : null;
};

const outcomeOf = ({ status, body }: Answer): Outcome => {
  const [first] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const code = numberOf(jsonOf(first).code);
  const known = code === null ? undefined : CODES[code];
  if (known) return known;
  const oauth = outcomeOfOAuth(textOf(body.error));
  if (oauth) return oauth;
  if (status === 402) return 'operator';
  if (status !== 400 && status !== 403) return outcomeOfStatus(status);
  const words = [body.type, body.title, body.detail, jsonOf(first).message].map(textOf).join(' ');
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? outcomeOfStatus(status);
};

/** What an error of X comes to. */
export const xFault = (answer: Answer, step: Step, now: Date): SocialErrorKind => {
  const gate = xGate(answer.headers);
  return kindOf(outcomeOf(answer), step, {
    until:
      gate?.until ??
      resetOf(answer.headers, 'x-rate-limit-reset') ??
      new Date(now.getTime() + timings().social.xPauseMs),
    scope: gate?.scope,
  });
};
