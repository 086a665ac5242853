/**
 * Every error the API answers, as a stable code. Clients switch on the code; words live in locale files.
 * The HTTP status of each code is fixed here so that one mapper can answer for the whole server.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  WIDGET_KEY_INVALID: 401,
  VISITOR_TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  ACCOUNT_BLOCKED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  STALE_VERSION: 409,
  ALREADY_PURCHASED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  MESSAGE_IN_PROGRESS: 409,
  FILE_LIMIT_REACHED: 409,
  NOT_PUBLISHABLE: 409,
  REPORT_TOO_EARLY: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  MESSAGE_TOO_LONG: 413,
  UNSUPPORTED_FILE_TYPE: 415,
  VALIDATION: 422,
  SITE_UNREACHABLE: 422,
  WEAK_PASSWORD: 422,
  TOKEN_EXPIRED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The body of every refused request: problem details of RFC 9457 (`application/problem+json`), and beside them the shape of Strapi's
 * errors, which the site and the widget read. `fields` maps a field's path to the rule it broke (`required`, `email`, `min`…).
 */
export interface ErrorBody {
  /** Where the code is explained: `/docs/api#NOT_FOUND`. */
  type: string;
  /** What the code means, for developers. */
  title: string;
  status: number;
  /** What was wrong with this request, for developers. */
  detail: string;
  /** This request, by its id: `urn:request:…`. */
  instance: string;
  code: ErrorCode;
  data: null;
  error: {
    status: number;
    name: string;
    /** For developers and logs; never shown to a person as is. */
    message: string;
    details: { code: ErrorCode; requestId: string; fields?: Record<string, string>; [key: string]: unknown };
  };
}

/** Why a training file could not be read; stored on the file and shown to its owner in words. */
export const FILE_FAILURES = [
  'EMPTY',
  'BROKEN',
  'ENCRYPTED',
  'SCANNED',
  'TOO_LONG',
  'TOO_SLOW',
  'UNREADABLE_TEXT',
  'INTERNAL',
] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];
