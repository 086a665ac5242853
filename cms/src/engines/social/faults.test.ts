import { describe, expect, test } from 'vitest';
import type { Json } from './http/answer';
import { blueskyFault, blueskyGate } from './bluesky/errors';
import { linkedInFault } from './linkedin/errors';
import { mastodonFault, mastodonGate } from './mastodon/errors';
import { metaFault } from './meta/errors';
import { metaGate } from './meta/usage';
import { pinterestFault, pinterestGate } from './pinterest/errors';
import { xFault, xGate } from './x/errors';
import {
  NOW,
  inMinutes,
  answer,
  refused,
  limited,
  blockedForADay,
  auth,
  operator,
  transient,
  ambiguous,
  duplicate,
  type Case,
} from './faults.suite';

describe('Meta’s errors', () => {
  const graph = (code: number, subcode?: number, more: Json = {}) =>
    answer(400, { error: { message: 'x', code, ...(subcode ? { error_subcode: subcode } : {}), ...more } });
  const minutes = (value: number) => ({
    'x-business-use-case-usage': JSON.stringify({
      1: [{ call_count: 100, estimated_time_to_regain_access: value }],
    }),
  });
  test.each<Case>([
    ['trouble while preparing', graph(2), 'stage', transient],
    ['trouble while creating', graph(2), 'create', ambiguous],
    ['trouble that it calls transient', graph(9999, undefined, { is_transient: true }), 'create', ambiguous],
    ['a server that fails', answer(503), 'create', ambiguous],
    ['the app’s limit', graph(4), 'create', limited(inMinutes(60), 'platform')],
    ['a page’s limit', graph(32), 'create', limited(inMinutes(60))],
    [
      'a limit with its end',
      { ...graph(80_001), headers: new Headers(minutes(12)) },
      'create',
      limited(inMinutes(12)),
    ],
    ['posting too fast', graph(1, 1390008), 'create', limited(inMinutes(15))],
    ['a day’s posts', graph(9, 2207042), 'create', limited(inMinutes(24 * 60))],
    ['a token that ended', graph(190, 463), 'create', auth],
    ['a checkpoint', graph(190, 459), 'create', auth],
    ['a password that changed', graph(190, 460), 'read', auth],
    ['a code that was used', graph(100), 'token', auth],
    ['a wrong app', graph(101), 'token', operator],
    ['a permission that is missing', graph(200), 'create', refused('permission')],
    ['the other permission', graph(10), 'create', refused('permission')],
    ['a page that must be authorised', graph(1, 1404078), 'create', refused('user-action')],
    ['an identity to prove', graph(1, 4854002), 'create', refused('user-action')],
    ['a restricted account', graph(25, 2207050), 'create', refused('user-action')],
    ['blocked content', graph(368), 'create', refused('policy')],
    ['spam', graph(4, 2207051), 'create', blockedForADay],
    [
      'spam, whatever the headers say of other limits',
      { ...graph(4, 2207051), headers: new Headers(minutes(5)) },
      'create',
      blockedForADay,
    ],
    ['an access taken back', graph(1, 0, { message: 'REVOKED_ACCESS_TOKEN' }), 'create', auth],
    ['a session that ended', graph(1, 0, { message: 'The session has been invalidated' }), 'read', auth],
    ['an account that is not there for us', graph(100, 33), 'stage', auth],
    ['the same again', graph(506), 'create', duplicate],
    ['the same photos', graph(1, 1366051), 'create', duplicate],
    ['a photo too big', graph(1, 1366046), 'stage', refused('image-refused')],
    ['a shape not taken', graph(36003, 2207009), 'stage', refused('image-refused')],
    ['a picture out of reach', graph(9004, 2207052), 'stage', refused('image-unreachable')],
    ['a caption too long', graph(36004, 2207010), 'stage', refused('text-too-long')],
    ['a container that is gone', graph(24, 2207020), 'create', transient],
    ['a container that is not ready', graph(9007, 2207027), 'create', transient],
    ['a bad post', graph(100, 1349125), 'create', refused('content')],
    ['a container of Threads that it does not know yet', graph(24, 4279009), 'create', transient],
    ['a restricted profile of Threads', graph(10, 4279013), 'create', refused('user-action')],
    [
      'a text too long for Threads',
      graph(100, 0, { message: 'Param text must be at most 500 characters long.' }),
      'stage',
      refused('text-too-long'),
    ],
    [
      'more links than Threads takes',
      graph(100, 0, { message: 'THREADS_API__LINK_LIMIT_EXCEEDED' }),
      'stage',
      refused('content'),
    ],
  ])('%s', (_, given, step, kind) => expect(metaFault(given, step, NOW)).toEqual(kind));

  test.each([
    [{ 'x-app-usage': '{"call_count":28,"total_time":25}' }, null],
    [{ 'x-app-usage': '{"call_count":91,"total_time":25}' }, { until: inMinutes(60), scope: 'platform' }],
    [minutes(7), { until: inMinutes(7), scope: 'account' }],
    [{ 'x-app-usage': 'not json' }, null],
    [{}, null],
  ])('%j gates as %j', (headers, gate) => expect(metaGate(new Headers(headers), NOW)).toEqual(gate));
});

describe('X’s errors', () => {
  const problem = (status: number, detail: string, type = 'about:blank') =>
    answer(status, { title: 'Forbidden', detail, type, status });
  const reset = {
    'x-rate-limit-remaining': '0',
    'x-rate-limit-reset': String(inMinutes(9).getTime() / 1000),
  };
  const day = {
    'x-app-limit-24hour-remaining': '0',
    'x-app-limit-24hour-reset': String(inMinutes(300).getTime() / 1000),
  };
  test.each<Case>([
    ['trouble while uploading', answer(503), 'stage', transient],
    ['trouble while creating', answer(504), 'create', ambiguous],
    ['a window’s limit', answer(429, {}, reset), 'create', limited(inMinutes(9))],
    [
      'a day’s limit of the app',
      answer(429, {}, { ...reset, ...day }),
      'create',
      limited(inMinutes(300), 'platform'),
    ],
    ['a limit without its end', answer(429), 'create', limited(inMinutes(15))],
    ['a token that ended', answer(401), 'create', auth],
    ['a refresh token that was used', answer(400, { error: 'invalid_request' }), 'token', auth],
    ['a wrong app', answer(401, { error: 'unauthorized_client' }), 'token', operator],
    [
      'credits that are gone',
      problem(403, 'x', 'https://api.twitter.com/2/problems/usage-capped'),
      'create',
      operator,
    ],
    ['a bill to pay', answer(402), 'create', operator],
    [
      'an app that may not',
      problem(403, 'x', 'https://api.twitter.com/2/problems/client-forbidden'),
      'create',
      operator,
    ],
    [
      'the same again',
      problem(403, 'You are not allowed to create a Tweet with duplicate content.'),
      'create',
      duplicate,
    ],
    [
      'the same again, in the older way',
      answer(403, { errors: [{ code: 187, message: 'x' }] }),
      'create',
      duplicate,
    ],
    ['a suspended person', problem(403, 'Your account is suspended.'), 'create', refused('user-action')],
    ['a locked person', answer(403, { errors: [{ code: 326 }] }), 'create', refused('user-action')],
    [
      'a vague no',
      problem(403, 'You are not permitted to perform this action.'),
      'create',
      refused('content'),
    ],
    [
      'a picture it does not know',
      problem(400, 'Your media IDs are invalid.'),
      'create',
      refused('image-refused'),
    ],
    ['a picture too big', answer(413), 'stage', refused('image-refused')],
    ['a bad request', problem(400, '$.x: is not defined'), 'create', refused('content')],
  ])('%s', (_, given, step, kind) => expect(xFault(given, step, NOW)).toEqual(kind));

  test('gates by what is left', () => {
    expect(xGate(new Headers(reset))).toEqual({ until: inMinutes(9), scope: 'account' });
    expect(xGate(new Headers({ ...reset, 'x-rate-limit-remaining': '4' }))).toBeNull();
    expect(xGate(new Headers())).toBeNull();
  });
});

describe('LinkedIn’s errors', () => {
  const fault = (status: number, code: string, message = 'x') => answer(status, { code, message, status });
  test.each<Case>([
    ['trouble while uploading', answer(500), 'stage', transient],
    ['trouble while creating', answer(500), 'create', ambiguous],
    ['a day’s quota', answer(429), 'create', limited(new Date('2026-11-23T00:00:00Z'))],
    ['a token that ended', answer(401, { serviceErrorCode: 65602 }), 'create', auth],
    ['a code that was used', answer(400, { error: 'invalid_request' }), 'token', auth],
    ['a wrong app', answer(401, { error: 'invalid_client' }), 'token', operator],
    ['a version that ended', fault(426, 'NONEXISTENT_VERSION'), 'create', operator],
    ['a version that is missing', fault(400, 'VERSION_MISSING'), 'create', operator],
    ['a right that is missing', fault(403, 'ACCESS_DENIED'), 'create', refused('permission')],
    ['a picture not known yet', fault(403, 'ACCESS_DENIED'), 'stage', transient],
    ['a restricted member', fault(403, 'MEMBER_RESTRICTED'), 'create', refused('user-action')],
    [
      'the same again, with its name',
      fault(422, 'DUPLICATE_POST', 'Content is a duplicate of urn:li:share:7012'),
      'create',
      { kind: 'duplicate', externalId: 'urn:li:share:7012' },
    ],
    [
      'a picture it does not take',
      fault(400, 'INVALID_URN_ID', 'urn:li:image:1'),
      'create',
      refused('image-refused'),
    ],
    [
      'a text too long',
      fault(400, 'INVALID', 'commentary: length exceeds'),
      'create',
      refused('text-too-long'),
    ],
    ['a bad post', fault(400, 'INVALID'), 'create', refused('content')],
  ])('%s', (_, given, step, kind) => expect(linkedInFault(given, step, NOW)).toEqual(kind));
});

describe('Pinterest’s errors', () => {
  const fault = (status: number, message: string, headers = {}) =>
    answer(status, { code: 1, message }, headers);
  test.each<Case>([
    ['trouble while reading', answer(500), 'read', transient],
    ['trouble while creating', answer(502), 'create', ambiguous],
    ['too many calls', fault(429, 'x', { 'x-ratelimit-reset': '120' }), 'create', limited(inMinutes(2))],
    ['too many calls, without an end', fault(429, 'x'), 'create', limited(inMinutes(1))],
    ['a token that ended', fault(401, 'Authentication failed.'), 'create', auth],
    ['a refresh token that was used', fault(400, 'invalid_grant'), 'token', auth],
    ['a wrong app', fault(401, 'Authentication failed.'), 'token', operator],
    ['a right that is missing', fault(403, 'You are not permitted'), 'create', refused('permission')],
    ['a safe mode', fault(403, 'Your account is in safe mode.'), 'create', refused('user-action')],
    ['a board that is gone', fault(404, 'Board not found.'), 'create', refused('board-missing')],
    ['a picture out of reach', fault(400, 'Unable to reach the URL'), 'create', refused('image-unreachable')],
    ['a picture it does not take', fault(400, 'media_source is invalid'), 'create', refused('image-refused')],
    ['a link that it blocks', fault(400, 'This link was blocked as spam'), 'create', refused('policy')],
    ['a title too long', fault(400, 'title is longer than 100'), 'create', refused('text-too-long')],
    ['a bad pin', fault(400, 'x'), 'create', refused('content')],
  ])('%s', (_, given, step, kind) => expect(pinterestFault(given, step, NOW)).toEqual(kind));

  test('gates by what is left', () => {
    const headers = new Headers({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' });
    expect(pinterestGate(headers, NOW)).toEqual({ until: inMinutes(0.5), scope: 'account' });
    expect(pinterestGate(new Headers({ 'x-ratelimit-remaining': '1' }), NOW)).toBeNull();
  });
});

describe('Bluesky’s errors', () => {
  const fault = (status: number, error: string, message = error, headers = {}) =>
    answer(status, { error, message }, headers);
  const reset = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(inMinutes(3).getTime() / 1000) };
  test.each<Case>([
    ['trouble while uploading', fault(502, 'UpstreamFailure'), 'stage', transient],
    ['trouble while creating', fault(500, 'InternalServerError'), 'create', ambiguous],
    ['too many calls', fault(429, 'RateLimitExceeded', 'x', reset), 'create', limited(inMinutes(3))],
    ['too many calls, without an end', fault(429, 'RateLimitExceeded'), 'create', limited(inMinutes(5))],
    ['a wrong password', fault(401, 'AuthenticationRequired'), 'token', auth],
    ['a token that ended', fault(400, 'ExpiredToken'), 'create', auth],
    ['a token that is none', fault(400, 'InvalidToken'), 'read', auth],
    ['a second step', fault(401, 'AuthFactorTokenRequired'), 'token', { kind: 'auth', secondFactor: true }],
    ['an account taken down', fault(401, 'AccountTakedown'), 'token', refused('user-action')],
    ['an account put to rest', fault(400, 'RepoDeactivated'), 'create', refused('user-action')],
    [
      'an upload that was cleared away',
      fault(400, 'InvalidRequest', 'Could not find blob: x'),
      'create',
      transient,
    ],
    ['a picture too large', fault(400, 'BlobTooLarge'), 'stage', refused('image-refused')],
    [
      'a text too long',
      fault(400, 'InvalidRequest', 'Record/text must not be longer than 300 graphemes'),
      'create',
      refused('text-too-long'),
    ],
    ['a bad record', fault(400, 'InvalidRequest', 'Invalid record'), 'create', refused('content')],
    ['a name that is none', fault(400, 'InvalidRequest', 'Invalid identifier'), 'token', refused('content')],
    ['a server that is no such server', answer(404), 'token', transient],
  ])('%s', (_, given, step, kind) => expect(blueskyFault(given, step, NOW)).toEqual(kind));

  test('gates by what is left', () => {
    expect(blueskyGate(new Headers(reset))).toEqual({ until: inMinutes(3), scope: 'account' });
    expect(blueskyGate(new Headers({ ...reset, 'ratelimit-remaining': '7' }))).toBeNull();
  });
});

describe('Mastodon’s errors', () => {
  const fault = (status: number, error: string, headers = {}) => answer(status, { error }, headers);
  const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inMinutes(4).toISOString() };
  test.each<Case>([
    ['trouble while uploading', fault(503, 'x'), 'stage', transient],
    ['trouble while creating', fault(500, 'x'), 'create', ambiguous],
    ['too many calls', fault(429, 'Too many requests', reset), 'create', limited(inMinutes(4))],
    ['too many calls, without an end', fault(429, 'Too many requests'), 'create', limited(inMinutes(5))],
    ['a token that was taken back', fault(401, 'The access token was revoked'), 'create', auth],
    ['a code that was used', fault(400, 'invalid_grant'), 'token', auth],
    // One server’s fault, and not that of everybody else’s.
    ['an app that its server forgot', fault(401, 'invalid_client'), 'token', auth],
    ['a suspended account', fault(403, 'Your login is currently disabled'), 'create', refused('user-action')],
    [
      'a right that is missing',
      fault(403, 'This action is outside the authorized scopes'),
      'create',
      refused('permission'),
    ],
    [
      'a text too long',
      fault(422, 'Validation failed: Text character limit of 500 exceeded'),
      'create',
      refused('text-too-long'),
    ],
    [
      'a picture that is not ready',
      fault(422, 'Cannot attach files that have not finished processing. Try again in a moment!'),
      'create',
      transient,
    ],
    [
      'a picture it does not take',
      fault(422, 'Validation failed: File content type is invalid'),
      'stage',
      refused('image-refused'),
    ],
    ['a picture that is gone', fault(404, 'Record not found'), 'create', transient],
    ['a bad post', fault(422, 'Validation failed'), 'create', refused('content')],
  ])('%s', (_, given, step, kind) => expect(mastodonFault(given, step, NOW)).toEqual(kind));

  test('gates by what is left', () => {
    expect(mastodonGate(new Headers(reset))).toEqual({ until: inMinutes(4), scope: 'account' });
    expect(mastodonGate(new Headers({ ...reset, 'x-ratelimit-remaining': '9' }))).toBeNull();
  });
});
