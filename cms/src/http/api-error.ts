import { errors } from '@strapi/utils';
import { ERROR_STATUS, type ErrorCode } from '../contract';

/**
 * A refusal with a stable code. Throw it anywhere; `global::errors` turns it into the contract's ErrorBody.
 * `details` is for the client (fields, current version…): never put a secret or another person's data in it.
 */
export class ApiError extends errors.ApplicationError {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    details: Record<string, unknown> = {},
    message: string = code,
  ) {
    super(message, { ...details, code });
    this.status = ERROR_STATUS[code];
  }
}
