import type { LiveEvent } from '../../contract';
import type { Note } from '../../engines/live/port';

/** The channel of what concerns administrators and no single person. */
export const ADMINISTRATORS = 'administrators';

/** A word on that channel as their streams carry it; null for one that a newer instance may have said. */
export const administratorsEvent = ({ topic }: Note): LiveEvent | null =>
  topic === 'admin-purchases' || topic === 'admin-service-orders' ? { topic } : null;
