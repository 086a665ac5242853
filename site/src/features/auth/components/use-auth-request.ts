import { useState } from 'react';
import { ApiFailure } from '../../../lib/http';
import { secondsToWait } from '../model/time-left';
import { useWait } from './use-wait';

/** `done`: it succeeded, and the page says so or is being left. */
export type Progress = 'idle' | 'busy' | 'done';

/**
 * The request of a page of this feature: one at a time, and none before a wait that the server asked for is over. `send` takes the
 * work, which answers how the page goes on, and what to do with a refusal beside showing `failure`.
 */
export function useAuthRequest() {
  const [progress, setProgress] = useState<Progress>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wait = useWait();

  const send = async (
    work: () => Promise<Progress>,
    onRefusal?: (failure: ApiFailure) => void,
  ): Promise<void> => {
    if (progress === 'busy' || wait.left > 0) return;
    setFailure(null);
    setProgress('busy');
    try {
      setProgress(await work());
    } catch (error) {
      const refusal = error instanceof ApiFailure ? error : new ApiFailure(0, 'INTERNAL');
      setFailure(refusal);
      wait.start(secondsToWait(refusal));
      setProgress('idle');
      onRefusal?.(refusal);
    }
  };
  return { progress, setProgress, failure, left: wait.left, send };
}
