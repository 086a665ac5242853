import { errors } from '@strapi/utils';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../contract';
import { ApiError } from './api-error';
import { ERROR_TITLES } from './error-titles';
import { toSeconds } from '../contract/time-units';
import { StorageError } from '../engines/files';
import { timings } from '../settings/timings';

/** What the client gets for an error, and whether somebody should look at it. */
export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
  /** True for faults of ours: their stack belongs in the log. */
  unexpected: boolean;
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_FILE_TYPE',
  422: 'VALIDATION',
  429: 'RATE_LIMITED',
  501: 'METHOD_NOT_ALLOWED',
  503: 'UNAVAILABLE',
  507: 'STORAGE_FULL',
};

/** The stable code of an HTTP status, for answers that were made without one. */
export const codeOfStatus = (status: number): ErrorCode =>
  CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');

const UNIQUE_VIOLATIONS = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
// Values that a database cannot hold: a NUL byte, a broken character, a text or a number too large for its column.
const UNSTORABLE = ['22021', '22P05', '22P02', '22001', '22003', '22007', '22008'];
const BUSY = ['SQLITE_BUSY', 'SQLITE_LOCKED', '40001', '40P01', '53300', '55P03', '57P01', '57P03', '08006'];
/** SQLite says after these why: `SQLITE_BUSY_SNAPSHOT`, `SQLITE_LOCKED_SHAREDCACHE`. */
const SQLITE_REASON = /^(SQLITE_(?:BUSY|LOCKED))_.*$/;
/** A disk that is full, over its quota or not to be written to, as the file system and either database say it. */
const NOT_WRITABLE = [
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR_WRITE',
  '53100',
  '25006',
];
const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT'];

const textOf = (error: unknown, key: string): string => {
  const value = (error as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : '';
};
const numberOf = (error: unknown, key: string): number | null => {
  const value = (error as Record<string, unknown> | null)?.[key];
  return typeof value === 'number' ? value : null;
};

/** True where nothing can be stored at the moment: the file system's errors name their call, a refused connection's do not name one of these. */
const isStorageRefusal = (error: unknown): boolean => {
  const code = textOf(error, 'code');
  const isFileCall = ['open', 'write', 'mkdir', 'rename'].includes(textOf(error, 'syscall'));
  return (
    error instanceof StorageError ||
    NOT_WRITABLE.some((refusal) => code === refusal || code.startsWith(`${refusal}_`)) ||
    (isFileCall && ['EACCES', 'EPERM'].includes(code))
  );
};

/** True when a unique index of the database refused a row, on either engine. */
export const isUniqueViolation = (error: unknown): boolean =>
  UNIQUE_VIOLATIONS.includes(textOf(error, 'code')) ||
  textOf(error, 'message').includes('UNIQUE constraint failed');

interface Issue {
  path?: unknown;
  code?: unknown;
  message?: unknown;
  name?: unknown;
  params?: { code?: unknown; details?: Record<string, unknown> };
}

const RULES: Record<string, string> = {
  invalid_type: 'type',
  too_small: 'min',
  too_big: 'max',
  invalid_format: 'format',
  invalid_value: 'choice',
  unrecognized_keys: 'unknown',
};

const isIssueList = (value: unknown): value is Issue[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

/**
 * `{ path: rule }` out of zod's, yup's and Strapi's lists of errors: the rule's name and never the value,
 * which may be a password. A custom zod message in small letters (`email`) is a rule of ours.
 */
const fieldsOf = (issues: Issue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = Array.isArray(issue.path)
      ? issue.path.join('.')
      : typeof issue.path === 'string'
        ? issue.path
        : '';
    const message = typeof issue.message === 'string' ? issue.message : '';
    const missing = issue.code === 'invalid_type' && message.endsWith('received undefined');
    const rule =
      issue.code === 'custom' || /^[a-z][a-z-]{1,30}$/.test(message)
        ? message
        : missing
          ? 'required'
          : (RULES[typeof issue.code === 'string' ? issue.code : ''] ?? 'invalid');
    fields[path || '_'] ??= rule;
  }
  return fields;
};

/** The members of RFC 9457. */
const problem = (status: number, code: ErrorCode, detail: string, requestId: string) => ({
  type: `/docs/api#${code}`,
  title: ERROR_TITLES[code],
  status,
  detail,
  instance: `urn:request:${requestId}`,
  code,
});

const answer = (
  requestId: string,
  code: ErrorCode,
  {
    status = ERROR_STATUS[code],
    name = 'ApiError',
    message = code,
    details = {},
    headers = {},
    unexpected = false,
  }: {
    status?: number;
    name?: string;
    message?: string;
    details?: Record<string, unknown>;
    headers?: Record<string, string>;
    unexpected?: boolean;
  } = {},
): ErrorAnswer => {
  const seconds = details.retryAfterSeconds;
  return {
    status,
    unexpected,
    headers: typeof seconds === 'number' ? { 'Retry-After': String(seconds), ...headers } : headers,
    body: {
      ...problem(status, code, message, requestId),
      data: null,
      error: { status, name, message, details: { ...details, code, requestId } },
    },
  };
};

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

/** A rule may refuse by a code of its own, which comes first: `refine(…, { params: { code: 'MESSAGE_TOO_LONG', details } })`. */
const validation = (requestId: string, issues: Issue[]) => {
  for (const { params } of issues) {
    if (isErrorCode(params?.code)) return answer(requestId, params.code, { details: params.details ?? {} });
  }
  return answer(requestId, 'VALIDATION', {
    name: 'ValidationError',
    message: 'The request is not valid',
    details: { fields: fieldsOf(issues) },
  });
};

/**
 * The one mapper: whatever was thrown anywhere becomes the contract's ErrorBody. Unknown errors say nothing but their request id.
 * `panel` answers keep the status, message and details that Strapi's own screens read, with our code added.
 */
export const toErrorAnswer = (
  error: unknown,
  requestId: string,
  { panel = false }: { panel?: boolean } = {},
): ErrorAnswer => {
  if (error instanceof ApiError) {
    return answer(requestId, error.code, {
      message: error.message,
      details: error.details as Record<string, unknown>,
    });
  }

  const databaseCode = textOf(error, 'code');
  if (isUniqueViolation(error)) return answer(requestId, 'CONFLICT', { message: 'Already there' });
  if (UNSTORABLE.includes(databaseCode)) {
    return answer(requestId, 'VALIDATION', { message: 'A value cannot be stored' });
  }
  if (error instanceof StorageError && error.fault !== 'full')
    return answer(requestId, 'UNAVAILABLE', {
      details: { retryAfterSeconds: toSeconds(timings().retryAfter.bucketMs) },
      unexpected: true,
    });
  if (isStorageRefusal(error))
    return answer(requestId, 'STORAGE_FULL', {
      details: { retryAfterSeconds: toSeconds(timings().retryAfter.storageMs) },
      unexpected: true,
    });
  if (
    BUSY.includes(databaseCode.replace(SQLITE_REASON, '$1')) ||
    AWAY.includes(databaseCode) ||
    textOf(error, 'name') === 'KnexTimeoutError'
  ) {
    return answer(requestId, 'UNAVAILABLE', {
      details: { retryAfterSeconds: toSeconds(timings().retryAfter.busyMs) },
      unexpected: true,
    });
  }

  const issues = (error as { issues?: unknown } | null)?.issues;
  if (textOf(error, 'name') === 'ZodError' && isIssueList(issues)) return validation(requestId, issues);

  if (error instanceof errors.ApplicationError) {
    const details = (error.details ?? {}) as Record<string, unknown>;
    const status = statusOfApplicationError(error);
    if (panel) {
      return answer(requestId, codeOfStatus(status), {
        status,
        name: textOf(error, 'name'),
        message: textOf(error, 'message'),
        details,
      });
    }
    if (error instanceof errors.ValidationError || textOf(error, 'name') === 'YupValidationError') {
      return validation(requestId, isIssueList(details.errors) ? details.errors : []);
    }
    return answer(requestId, codeOfStatus(status), {
      status,
      name: textOf(error, 'name'),
      message: textOf(error, 'message'),
    });
  }
  if (textOf(error, 'name') === 'ValidationError' && isIssueList((error as { inner?: unknown }).inner)) {
    return validation(requestId, (error as { inner: Issue[] }).inner);
  }

  const status = numberOf(error, 'status') ?? numberOf(error, 'statusCode') ?? numberOf(error, 'httpCode');
  if (error instanceof URIError) return answer(requestId, 'BAD_REQUEST', { message: 'Malformed address' });
  if (status !== null && status >= 400 && status < 500) {
    // http-errors, body parsers: their messages may quote the body, so only the code goes out.
    const code = codeOfStatus(status);
    return answer(requestId, code, { status, name: panel ? textOf(error, 'name') || 'Error' : 'ApiError' });
  }
  if (status === 501 || status === 503) return answer(requestId, codeOfStatus(status), { status });
  return answer(requestId, 'INTERNAL', {
    name: 'InternalServerError',
    message: 'Internal Server Error',
    unexpected: true,
  });
};

const statusOfApplicationError = (error: Error): number => {
  if (error instanceof errors.UnauthorizedError) return 401;
  if (error instanceof errors.ForbiddenError) return 403;
  if (error instanceof errors.NotFoundError) return 404;
  if (error instanceof errors.PayloadTooLargeError) return 413;
  if (error instanceof errors.RateLimitError) return 429;
  if (error instanceof errors.NotImplementedError) return 501;
  return 400;
};

/** Gives an error body that was written without throwing (`ctx.badRequest()`, the router's 404) its code and request id. */
export const completeErrorBody = (body: unknown, status: number, requestId: string): ErrorBody => {
  const error = (body as { error?: unknown } | null)?.error;
  const given = (typeof error === 'object' && error !== null ? error : {}) as Partial<ErrorBody['error']>;
  const code =
    given.details?.code ?? (given.message === 'FileTooBig' ? 'FILE_TOO_LARGE' : codeOfStatus(status));
  const message = given.message ?? code;
  return {
    ...(typeof body === 'object' && body !== null ? body : {}),
    ...problem(status, code, message, requestId),
    data: null,
    error: {
      status,
      name: given.name ?? 'ApiError',
      message,
      details: { ...(given.details ?? {}), code, requestId },
    },
  };
};
