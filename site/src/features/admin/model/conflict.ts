import { ApiFailure } from '../../../lib/api-failure';

/** Why the server refused in a CONFLICT or VALIDATION of its own; '' when it did not say. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof ApiFailure && typeof failure.details.reason === 'string' ? failure.details.reason : '';
