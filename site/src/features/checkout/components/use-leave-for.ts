import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * Goes to an address that the server gave: within the application when it is ours, so that nothing is loaded twice;
 * by a real navigation when it is the provider's.
 */
export function useLeaveFor() {
  const navigate = useNavigate();
  return useCallback(
    (address: string, options?: NavigateOptions) => {
      const url = new URL(address, window.location.origin);
      if (url.origin === window.location.origin) {
        void navigate(url.pathname + url.search + url.hash, options);
      } else {
        window.location.assign(url);
      }
    },
    [navigate],
  );
}
