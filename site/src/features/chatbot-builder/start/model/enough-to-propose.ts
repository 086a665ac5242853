import type { SiteCrawl } from '@contract';

/** From so many pages on a chatbot answers what is asked most: the server reads those pages first. */
const PAGES = 20;
/** Who waits longer than this goes away; what a slow server has given by then must do. */
export const PROPOSE_AFTER_MS = 20_000;

/** Whether there is something to make proposals from: all of the site, or as much as its owner should wait for. */
export const isEnoughToPropose = (
  status: SiteCrawl['status'],
  { readyPages, isOverdue }: { readyPages: number; isOverdue: boolean },
): boolean => readyPages > 0 && (status !== 'running' || readyPages >= PAGES || isOverdue);
