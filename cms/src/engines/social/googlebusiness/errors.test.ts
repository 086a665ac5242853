import { describe, expect, test } from 'vitest';
import type { Json } from '../http/answer';
import {
  NOW,
  inMinutes,
  answer,
  refused,
  limited,
  auth,
  operator,
  transient,
  ambiguous,
  duplicate,
  type Case,
} from '../faults.suite';
import { googleFault } from './errors';

describe('Google’s errors', () => {
  const fault = (code: number, status: string, details: Json[] = []) =>
    answer(code, { error: { code, message: 'x', status, details } });
  const quota = (value: string) => ({
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'RATE_LIMIT_EXCEEDED',
    metadata: { quota_limit_value: value },
  });
  const invalid = (field: string, message = 'x') =>
    fault(400, 'INVALID_ARGUMENT', [
      {
        '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError',
        errorDetails: [{ code: 3, field, message }],
      },
    ]);
  const oauth = (status: number, error: string) => answer(status, { error, error_description: 'x' });
  test.each<Case>([
    ['trouble while reading', fault(503, 'UNAVAILABLE'), 'read', transient],
    ['trouble while creating', fault(500, 'INTERNAL'), 'create', ambiguous],
    ['a time that ran out', fault(504, 'DEADLINE_EXCEEDED'), 'create', ambiguous],
    [
      'too many calls, with their end',
      fault(429, 'RESOURCE_EXHAUSTED', [
        quota('300'),
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '120s' },
      ]),
      'create',
      limited(inMinutes(2), 'platform'),
    ],
    [
      'too many calls, without an end',
      fault(429, 'RESOURCE_EXHAUSTED'),
      'create',
      limited(inMinutes(1), 'platform'),
    ],
    ['an API that was not granted', fault(429, 'RESOURCE_EXHAUSTED', [quota('0')]), 'read', operator],
    [
      'an API that is not enabled',
      fault(403, 'PERMISSION_DENIED', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' },
      ]),
      'read',
      operator,
    ],
    ['a wrong app', oauth(401, 'invalid_client'), 'token', operator],
    ['a consent taken back', oauth(400, 'invalid_grant'), 'token', auth],
    ['a token that ended', fault(401, 'UNAUTHENTICATED'), 'create', auth],
    ['a place of others', fault(403, 'PERMISSION_DENIED'), 'create', refused('permission')],
    ['a place that is gone', fault(404, 'NOT_FOUND'), 'create', refused('permission')],
    ['a place not verified', fault(400, 'FAILED_PRECONDITION'), 'create', refused('user-action')],
    ['the same again', fault(409, 'ALREADY_EXISTS'), 'create', duplicate],
    ['a text too long', invalid('summary', 'Summary is too long'), 'create', refused('text-too-long')],
    [
      'a picture out of reach',
      invalid('media[0].source_url', 'Failed to fetch'),
      'create',
      refused('image-unreachable'),
    ],
    ['a picture it does not take', invalid('media[0]', 'Too small'), 'create', refused('image-refused')],
    ['a bad link', invalid('call_to_action.url'), 'create', refused('content')],
    ['a bad post', fault(400, 'INVALID_ARGUMENT'), 'create', refused('content')],
  ])('%s', (_, given, step, kind) => expect(googleFault(given, step, NOW)).toEqual(kind));
});
