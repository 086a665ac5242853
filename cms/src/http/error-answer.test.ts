import { errors, z } from '@strapi/utils';
import { describe, expect, test } from 'vitest';
import { StorageError } from '../engines/files';
import { ApiError } from './api-error';
import { completeErrorBody, toErrorAnswer } from './error-answer';

const zodError = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error;

test.each<[string, unknown, number, string]>([
  ['a refusal of ours', new ApiError('STALE_VERSION', { current: 3 }), 409, 'STALE_VERSION'],
  [
    'SQLite unique index',
    Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
    409,
    'CONFLICT',
  ],
  ['PostgreSQL unique index', Object.assign(new Error('x'), { code: '23505' }), 409, 'CONFLICT'],
  ['PostgreSQL NUL byte', Object.assign(new Error('x'), { code: '22021' }), 422, 'VALIDATION'],
  ['a locked database', Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }), 503, 'UNAVAILABLE'],
  [
    'a locked database, and why',
    Object.assign(new Error('x'), { code: 'SQLITE_BUSY_SNAPSHOT' }),
    503,
    'UNAVAILABLE',
  ],
  ['a full disk', Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' }), 507, 'STORAGE_FULL'],
  [
    'a read-only disk',
    Object.assign(new Error('x'), { code: 'EROFS', syscall: 'open' }),
    507,
    'STORAGE_FULL',
  ],
  [
    'a folder that is not ours',
    Object.assign(new Error('x'), { code: 'EACCES', syscall: 'open' }),
    507,
    'STORAGE_FULL',
  ],
  ['a full SQLite', Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), 507, 'STORAGE_FULL'],
  [
    'a read-only SQLite',
    Object.assign(new Error('x'), { code: 'SQLITE_READONLY_DBMOVED' }),
    507,
    'STORAGE_FULL',
  ],
  ['a full bucket', new StorageError('full', 'QuotaExceeded'), 507, 'STORAGE_FULL'],
  ['a bucket that is away', new StorageError('unavailable', 'SlowDown'), 503, 'UNAVAILABLE'],
  ['a bucket that refuses', new StorageError('refused', 'AccessDenied'), 503, 'UNAVAILABLE'],
  ['a full PostgreSQL', Object.assign(new Error('x'), { code: '53100' }), 507, 'STORAGE_FULL'],
  [
    'a port that is not ours',
    Object.assign(new Error('x'), { code: 'EACCES', syscall: 'listen' }),
    500,
    'INTERNAL',
  ],
  ['an exhausted pool', Object.assign(new Error('x'), { name: 'KnexTimeoutError' }), 503, 'UNAVAILABLE'],
  ['zod', zodError(z.object({ a: z.string() }), {}), 422, 'VALIDATION'],
  ['Strapi validation', new errors.ValidationError('no'), 422, 'VALIDATION'],
  ['Strapi unauthorised', new errors.UnauthorizedError(), 401, 'UNAUTHENTICATED'],
  ['Strapi forbidden', new errors.ForbiddenError(), 403, 'FORBIDDEN'],
  ['Strapi not found', new errors.NotFoundError(), 404, 'NOT_FOUND'],
  ['Strapi rate limit', new errors.RateLimitError(), 429, 'RATE_LIMITED'],
  ['malformed JSON', Object.assign(new SyntaxError('x'), { status: 400 }), 400, 'BAD_REQUEST'],
  ['a body too large', Object.assign(new Error('x'), { status: 413 }), 413, 'PAYLOAD_TOO_LARGE'],
  ['a form parser', Object.assign(new Error('x'), { httpCode: 413 }), 413, 'PAYLOAD_TOO_LARGE'],
  ['a malformed address', new URIError('x'), 400, 'BAD_REQUEST'],
  ['a bug', new TypeError('undefined is not a function'), 500, 'INTERNAL'],
  ['a thrown string', 'oops', 500, 'INTERNAL'],
  ['nothing', null, 500, 'INTERNAL'],
])('%s', (_name, error, status, code) => {
  const answer = toErrorAnswer(error, 'r1');
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatchObject({ status, details: { code, requestId: 'r1' } });
});

describe('what must not get out', () => {
  test('an unknown error keeps its message to itself', () => {
    const { body, unexpected } = toErrorAnswer(new Error('password=hunter2 at /srv/app.js'), 'r1');
    expect(JSON.stringify(body)).not.toMatch(/hunter2|app\.js/);
    expect(body.error.details).toEqual({ code: 'INTERNAL', requestId: 'r1' });
    expect(unexpected).toBe(true);
  });
  test('a broken field is named by its rule, without the value', () => {
    const schema = z.object({
      email: z.string().refine(() => false, 'email'),
      nested: z.object({ n: z.number() }),
    });
    const { body } = toErrorAnswer(zodError(schema, { email: 'segreto', nested: {} }), 'r1');
    expect(body.error.details.fields).toEqual({ email: 'email', 'nested.n': 'required' });
    expect(JSON.stringify(body)).not.toContain('segreto');
  });
  test('values that Strapi echoes are dropped', () => {
    const error = new errors.ValidationError('bad', {
      errors: [{ path: ['password'], message: 'too short', value: '12345' }],
    });
    const { body } = toErrorAnswer(error, 'r1');
    expect(JSON.stringify(body)).not.toContain('12345');
    expect(body.error.details.fields).toEqual({ password: 'invalid' });
  });
});

test("the panel keeps Strapi's status, message and details", () => {
  const details = { errors: [{ path: ['title'], message: 'title is required', name: 'ValidationError' }] };
  const { status, body } = toErrorAnswer(new errors.ValidationError('1 error', details), 'r1', {
    panel: true,
  });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ name: 'ValidationError', message: '1 error', details });
  expect(body.error.details.code).toBe('BAD_REQUEST');
});

test('a limit says when to come back', () => {
  const { headers } = toErrorAnswer(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 }), 'r1');
  expect(headers['Retry-After']).toBe('42');
});

test('a body written without throwing gets its code', () => {
  const body = {
    data: null,
    error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
  };
  expect(completeErrorBody(body, 404, 'r1').error.details).toEqual({ code: 'NOT_FOUND', requestId: 'r1' });
  expect(completeErrorBody(undefined, 405, 'r1').error.details.code).toBe('METHOD_NOT_ALLOWED');
});
