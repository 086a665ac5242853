import { useEffect, useState } from 'react';
import { serverNow } from '../../../../lib/server-clock';

/** Whether `afterMs` have passed since the moment `since`, by the server's clock; never without one. */
export const useOverdue = (since: string | null, afterMs: number): boolean => {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const left = Math.max(0, Date.parse(since) + afterMs - serverNow());
    const timer = setTimeout(() => setOverdue(since), left);
    return () => clearTimeout(timer);
  }, [since, afterMs]);
  return since !== null && overdue === since;
};
