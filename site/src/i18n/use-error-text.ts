import { useCallback } from 'react';
import { ERROR_STATUS, type ErrorCode } from '@contract';
import { ApiFailure } from '../lib/api-failure';
import { useT } from './i18n-provider';

const isCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

/** Turns what a call threw into the sentence a person reads: `errorText(failure)`. */
export const useErrorText = () => {
  const t = useT();
  return useCallback(
    (failure: unknown): string => {
      if (!(failure instanceof ApiFailure)) return t('errors.INTERNAL');
      if (failure.code === 'RATE_LIMITED' && failure.retryAfterSeconds) {
        return t('errors.retryAfter', { count: failure.retryAfterSeconds });
      }
      if (failure.code === 'NETWORK') return t('errors.NETWORK');
      return t(isCode(failure.code) ? `errors.${failure.code}` : 'errors.INTERNAL');
    },
    [t],
  );
};
