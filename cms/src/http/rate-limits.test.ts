import { expect, test } from 'vitest';
import { createLimiter, RATE_LIMITS, type RateLimit } from './rate-limits';

const HALF_A_DAY = 12 * 60 * 60;

test.each<[RateLimit, string]>([
  ['widget-session-day', 'one visitor'],
  ['widget-chat-day', 'one address'],
])(
  '%s: beyond a day’s messages %s waits for hours, however many come at once; others do not',
  async (bucket) => {
    const limiter = createLimiter({ databaseUrl: '', rateLimitScale: 0.1 });
    const allowed = RATE_LIMITS[bucket].points * 0.1;
    const outcomes = await Promise.allSettled(
      Array.from({ length: allowed + 5 }, () => limiter.consume(bucket, 'giulia')),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', details: { limit: bucket } });
    expect(refused[0].details.retryAfterSeconds).toBeGreaterThan(HALF_A_DAY);
    await limiter.consume(bucket, 'marco');
  },
);
