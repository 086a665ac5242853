import { ERROR_STATUS, type ErrorCode } from '../../contract';
import type { DeclaredRoute } from '../declared-routes';

/** What any request may be refused with. */
const EVERYWHERE: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
];
/** What Strapi's own routes refuse with: its permissions, its rules of content, its unique fields. */
const CORE: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_FILE_TYPE',
];

/** The codes that a route may be refused with: those that follow from what it declares, and its own. */
export const errorsOf = ({ method, path, options }: DeclaredRoute): ErrorCode[] => {
  const codes = new Set<ErrorCode>(EVERYWHERE);
  const add = (when: unknown, ...more: ErrorCode[]) => {
    if (when) for (const code of more) codes.add(code);
  };
  if (!options) add(true, ...CORE);
  else {
    const { access, body, query, upload, idempotent, errors = [] } = options;
    add(access !== 'public', 'UNAUTHENTICATED', 'ACCOUNT_BLOCKED');
    add(access === 'admin' || access === 'marketing', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED');
    add(path.includes(':'), 'NOT_FOUND');
    add(body ?? query ?? upload, 'VALIDATION');
    // A body may come where none is awaited.
    add(method !== 'GET', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE');
    add(upload, 'FILE_TOO_LARGE');
    add(idempotent, 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH');
    add(true, ...errors);
  }
  return [...codes].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other]);
};
