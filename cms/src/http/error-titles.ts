import type { ErrorCode } from '../contract';

/**
 * What each code means, for developers: the `title` of a problem (RFC 9457) and the list in `/docs/api`. What a person reads is chosen
 * by the site and the widget, from the code.
 */
export const ERROR_TITLES = {
  BAD_REQUEST: 'The request cannot be read',
  UNAUTHENTICATED: 'Nobody is signed in, or the access token has ended',
  INVALID_CREDENTIALS: 'The address and the password do not belong together',
  WIDGET_KEY_INVALID: 'The widget’s key has been replaced',
  VISITOR_TOKEN_INVALID: 'The visitor’s token does not belong to this conversation',
  FORBIDDEN: 'The caller may not do this',
  ACCOUNT_BLOCKED: 'The account is blocked',
  EMAIL_NOT_CONFIRMED: 'The account’s e-mail address has not been confirmed',
  SECOND_FACTOR_REQUIRED: 'Administrators need a second factor here',
  ORIGIN_NOT_ALLOWED: 'The request comes from a page that may not send it',
  NOT_FOUND: 'It does not exist, or not for the caller',
  METHOD_NOT_ALLOWED: 'The address does not know this method',
  CONFLICT: 'It does not fit with how things stand; `details.reason` says why',
  EMAIL_TAKEN: 'Another account has this address',
  STALE_VERSION: 'Somebody has saved meanwhile; `details` carries the current version',
  ALREADY_PURCHASED: 'The caller has it already',
  IDEMPOTENCY_IN_PROGRESS: 'A request with the same key is still running',
  MESSAGE_IN_PROGRESS: 'A reply is still being written',
  FILE_LIMIT_REACHED: 'There is no room for another file',
  NOT_PUBLISHABLE: 'Something is missing before it can be published',
  REPORT_TOO_EARLY: 'The interview has not come far enough for a report',
  PAYLOAD_TOO_LARGE: 'The request is too large',
  FILE_TOO_LARGE: 'A file is too large',
  MESSAGE_TOO_LONG: 'The message is too long; `details.max` says how long it may be',
  UNSUPPORTED_FILE_TYPE: 'Files of this type are not taken here',
  VALIDATION: 'Something in the request is not valid; `details.fields` names the rule that each field broke',
  SITE_UNREACHABLE: 'The site could not be read',
  WEAK_PASSWORD: 'The password is too easy to guess',
  TOKEN_EXPIRED: 'The link or code has ended, or was used',
  IDEMPOTENCY_MISMATCH: 'The key was used for another request',
  RATE_LIMITED: 'Too many requests; `Retry-After` says when the next may come',
  QUOTA_EXCEEDED: 'What the caller may use of this is used up',
  INTERNAL: 'A fault of ours; `details.requestId` is in our log',
  STORAGE_FULL: 'Nothing can be stored right now, and nothing of this request was; reading still works',
  UNAVAILABLE: 'Not possible right now; `Retry-After` says when to try again',
} as const satisfies Record<ErrorCode, string>;
