import { SYSTEM_LIMITS, type SystemFigure } from '../../contract';
import { timings } from '../../settings/timings';

/** Reads one figure by itself: what fails or takes too long says so, and the others are there all the same. */
export const readFigure = async <Value>(read: () => Promise<Value> | Value): Promise<SystemFigure<Value>> => {
  const late = new Promise<SystemFigure<Value>>((resolve) =>
    setTimeout(resolve, timings().server.healthProbeMs, { ok: false, fault: 'slow', detail: null }).unref(),
  );
  const reading = (async (): Promise<SystemFigure<Value>> => {
    try {
      return { ok: true, value: await read() };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, fault: 'error', detail: message.slice(0, SYSTEM_LIMITS.reason) };
    }
  })();
  return Promise.race([reading, late]);
};
