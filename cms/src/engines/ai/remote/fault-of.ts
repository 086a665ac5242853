import type { ModelFault } from '../../../contract';
import { ProviderError } from '../port';

const ofStatus = (status: number): ModelFault => {
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 408) return 'TOO_SLOW';
  if (status === 429) return 'LIMITED';
  return status >= 500 ? 'SERVER_ERROR' : 'REJECTED';
};

/** What went wrong with a provider, as the word that its owner reads a sentence for. */
export const faultOf = (error: unknown): ModelFault => {
  if (!(error instanceof ProviderError)) return 'NOT_AN_ANSWER';
  switch (error.kind) {
    case 'address':
      return 'BAD_ADDRESS';
    case 'private':
      return 'PRIVATE_ADDRESS';
    case 'network':
      return 'UNREACHABLE';
    case 'timeout':
    case 'aborted':
      return 'TOO_SLOW';
    case 'status':
      return ofStatus(error.status ?? 0);
    case 'refused':
      return 'UNSOUND';
    case 'filtered':
      return 'FILTERED';
    case 'invalid':
      return 'NOT_AN_ANSWER';
  }
};
